import { expectAccessible, expectReadableInDark } from '../support/axe';
import { required } from '../support/environment';
import { visitorPages } from '../support/gatewayAddresses';
import { expect, test } from '../support/test';

// Shows (requirements, 1.4, 2.12 and 12.7).

const gateway = (path: string) => required('E2E_GATEWAY_URL') + path;

// One in English: the words of the others are as short.
for (const [path, locale] of [...visitorPages.map((path) => [path, 'de'] as const), ['/', 'en'] as const])
  test(`${path} of the gateway is accessible, also in the dark, and fits in ${locale}`, async ({ page }) => {
    await page.goto(gateway(`${path}?lang=${locale}`));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const prices = page
      .getByRole('banner')
      .getByRole('link', { name: locale === 'de' ? 'Preise' : 'Prices' });
    const site = required('E2E_SITE_URL') + (locale === 'de' ? '/de' : '');
    await expect(prices).toHaveAttribute('href', `${site}/cht/price`);
    for (const width of [768, 1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
    await expectReadableInDark(page);
  });

test('the form of the registration begins on the first screen of a phone, also before the fonts come', async ({
  page,
}) => {
  // They get no answer.
  await page.route('**/*.woff2', () => undefined);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(gateway('/user/register?lang=de'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByLabel('Mobilnummer')).toBeInViewport();
});

test('an unknown page of the account returns 404 in the design of the gateway', async ({
  page,
  problems,
}) => {
  problems.wantStatus(404);
  const answer = await page.goto(gateway('/user/nothing'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('哎呀，页面错误~')).toBeVisible();
  await expectAccessible(page);
});
