import type { Page } from '@playwright/test';

import { complete, open } from '../support/open';
import { expect, test } from '../support/test';

// Shows (requirements, 1.2, 2.1, 7.10, 7.11 and 12.11).

const place = (page: Page) => page.getByText(/^\d of \d$/);
const control = (page: Page, name: string) => page.getByRole('button', { name });
const banners = (page: Page) => page.locator('[aria-roledescription="carousel"] li');

test('the banners advance until a visitor stops them; the keyboard changes them, and focuses only the visible one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  await place(page).scrollIntoViewIfNeeded();
  await expect(control(page, 'Next banner')).toBeVisible();
  await expect(place(page)).toHaveText('1 of 3');
  await page.clock.fastForward(9_500);
  await expect(place(page)).toHaveText('2 of 3');
  await control(page, 'Pause the banners').click();
  await page.clock.fastForward(60_000);
  await expect(place(page)).toHaveText('2 of 3');

  await control(page, 'Next banner').press('Enter');
  await expect(place(page)).toHaveText('3 of 3');
  await expect(page.getByRole('status').filter({ hasText: '3 of 3: ' })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(banners(page).nth(2).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[aria-roledescription="carousel"] :focus')).toHaveCount(0);
});

test('a click on a banner is counted and opens its target', async ({ page }) => {
  await open(page, '/');
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/order/sysPosterConfig/incrCount'));
  const link = banners(page).first().getByRole('link');
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  expect(await (await counted).json()).toMatchObject({ code: 0, data: { count: expect.any(Number) } });
  await expect(page).toHaveURL(target);
});

test('the controls of the banners are clear of what moves', async ({ page }) => {
  await open(page, '/');
  const carousel = page.locator('[aria-roledescription]').first();
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('button', { name: 'Next banner' });
  await expect(next).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const slide = await carousel.locator('ul').first().boundingBox();
    const controls = await next.boundingBox();
    expect((controls?.y ?? 800) + (controls?.height ?? 0), `${width} px`).toBeLessThanOrEqual(slide?.y ?? 0);
  }
});

test('home opens with the check, and its compass names duties and takes both countries along', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Check my obligations' }).first()).toBeInViewport();
  await expect(main.getByText('The check: free, three minutes, no account')).toBeInViewport();
  const labels = main.locator('svg text').filter({ hasText: /^PL$/, visible: true });
  await expect(labels).toHaveCount(1);
  await page.getByRole('button', { name: 'Set the compass' }).click();
  await page.getByLabel('Registered office').selectOption('FR');
  await page.getByLabel('Warehouse').selectOption('DE');
  await expect(main.getByText(/VAT return, Germany$/).first()).toBeVisible();
  // The labels are the needle's own now.
  await expect(labels).toHaveCount(1);
  await expect(page.getByText(/^Europe’s capitals/)).toBeHidden();
  await page.getByLabel('Warehouse').locator('xpath=ancestor::div[@data-deferred]').getByRole('link').click();
  await expect(page).toHaveURL('/cht/calculate');
  await expect(page.getByLabel('Where is your company established?')).toHaveValue('FR');
});

test('home is at most 9,000 px high on a phone, and what is folded there stands open on a tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const footer = page.getByRole('contentinfo');
  for (const [address, group, link] of [
    ['/', 'Company services', 'Bank account'],
    ['/de', 'Gründung und Verwaltung', 'Geschäftskonto'],
  ] as const) {
    await open(page, address);
    await complete(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_000);
    const target = footer.getByRole('link', { name: link });
    await expect(target).toBeHidden();
    await footer.getByText(group).filter({ visible: true }).click();
    await expect(target).toBeVisible();
  }
  await open(page, '/');
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(footer.getByRole('link', { name: 'Bank account' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Company services' })).toHaveCount(1);
  await expect(page.locator('summary').filter({ hasText: 'Company services' })).toBeHidden();
});

test('the check is in the first screen of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [address, name] of [
    ['/', 'Check my obligations'],
    ['/de', 'Pflichten prüfen'],
  ] as const) {
    await open(page, address);
    await complete(page);
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all banners are shown as a strip, the compass is a labelled picture, and the check is a link', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(banners(page).getByRole('link')).toHaveCount(3);
    await expect(control(page, 'Next banner')).toBeHidden();
    await expect(main.getByRole('img', { name: /compass/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set the compass' })).toHaveCount(0);
    await expect(main.locator('svg text').filter({ hasText: /^(N|PL|FR)$/ })).toHaveCount(3);
    await expect(main.getByText(/^Europe’s capitals/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Check my obligations' }).first()).toHaveAttribute(
      'href',
      '/cht/calculate',
    );
  });
});
