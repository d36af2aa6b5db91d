import { open } from '../support/open';
import { expect, test } from '../support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the page is short when it opens, with its areas folded and the country in view', async ({ page }) => {
    await open(page, '/de/cht/price');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000);
    await expect(page.locator('details#tax')).not.toHaveAttribute('open');
    const countries = page.getByRole('navigation', { name: 'Preise nach Land' });
    await countries.scrollIntoViewIfNeeded();
    await expect(countries.locator('[aria-current]')).toBeInViewport();
  });
});

test('on a desk the areas of the country are open, VAT is said once, the head stays in view, and a country has its trade marks alone', async ({
  page,
}) => {
  await open(page, '/cht/price');
  for (const area of await page.locator('details[id]:not([data-further]):has(table)').all())
    await expect(area).toHaveAttribute('open');
  for (const further of ['union', 'anywhere'])
    await expect(page.locator(`details#${further}`)).not.toHaveAttribute('open');
  await expect(page.getByText(/^All amounts net,/)).toHaveCount(1);
  const last = page.locator('details#register tbody tr').last();
  await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(
    page.locator('details#register').getByRole('columnheader', { name: 'Per year' }),
  ).toBeInViewport();

  const names = page.locator('details#trademark').getByRole('rowheader');
  await expect(names.filter({ hasText: 'Germany' })).toHaveCount(1);
  await expect(names.filter({ hasText: 'Japan' })).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Prices by country' })
    .getByRole('link', { name: 'Japan' })
    .click();
  await expect(names.filter({ hasText: 'Japan' })).toHaveCount(1);
  await expect(names.filter({ hasText: 'Germany' })).toHaveCount(0);
});

test('a bundle says what it saves, and an offer that contains it costs less', async ({ page }) => {
  await open(page, '/cht/price');
  const bundle = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: 'Stock in Germany' }) });
  await expect(bundle.locator('summary')).toContainText(
    /saves €40 once, €50 a year \(net\) on the individual prices/,
  );
  await bundle.locator('summary').click();
  await bundle.getByRole('button', { name: 'Add the bundle to the quote Stock in Germany' }).click();
  const offer = page.getByRole('region', { name: 'Your quote' });
  await expect(offer).toContainText('3 services');
  await expect(offer.locator('summary')).toContainText('from €600 once');
  await offer.locator('summary').click();
  await expect(offer.getByRole('row', { name: /^Bundle “Stock in Germany” -€40 -€50$/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every price can be read', async ({ page }) => {
    await page.goto('/cht/price/AT');
    await expect(page.getByRole('link', { name: 'VAT registration Austria' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Per year' }).first()).toBeVisible();
    await expect(page.getByText('Your quote', { exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});
