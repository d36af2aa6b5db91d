import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /service/ });
const filters = (page: Page, name: string) => page.getByRole('navigation', { name });

test('a link opens an area and a country of the services', async ({ page }) => {
  await page.goto('/cht/Services?productAttr=vat&country=DE#vat');
  await expect(page.getByRole('link', { name: 'VAT registration Germany' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'VAT registration France' })).toBeHidden();
  await expect(filters(page, 'Service areas').locator('[aria-current]')).toHaveText(/^Taxes/);
  await expect(filters(page, 'Countries').locator('[aria-current]')).toHaveText(/^Germany/);
});

test('areas and countries filter the list without scrolling, and going back undoes it', async ({ page }) => {
  await page.goto('/cht/Services');
  await page.waitForLoadState('networkidle');
  const all = await count(page).textContent();
  await filters(page, 'Service areas')
    .getByRole('link', { name: /^Trade marks/ })
    .click();
  await expect(page).toHaveURL(/\/cht\/Services\?tabIndex=5$/);
  await expect(page.getByRole('heading', { level: 3, name: 'VAT' })).toBeHidden();
  await expect(filters(page, 'Service areas')).toBeInViewport();
  await filters(page, 'Countries')
    .getByRole('link', { name: /^Japan/ })
    .click();
  await expect(count(page)).toHaveText('One service');
  await page.goBack();
  await page.goBack();
  // The first history entry was not shallow, so its data are fetched again.
  await expect(count(page)).toHaveText(all ?? '', { timeout: 15_000 });
});

test('a country shows the duties of the whole Union too, and each choice counts for the other', async ({
  page,
}) => {
  await page.goto('/cht/Services?country=AT');
  await expect(page.getByText('applies in the whole Union').first()).toBeAttached();
  await expect(page.locator('#ioss')).toBeVisible();
  const area = filters(page, 'Service areas').getByRole('link', { name: /^Taxes/ });
  await expect(filters(page, 'Countries').locator('[aria-current]')).toHaveText(/^Austria/);
  const ofAustria = Number(await area.locator('span').textContent());
  await filters(page, 'Countries')
    .getByRole('link', { name: /^All countries/ })
    .click();
  await expect(area.locator('span')).not.toHaveText(String(ofAustria));
  await filters(page, 'Countries')
    .getByRole('link', { name: /^Austria/ })
    .click();
  await area.click();
  await expect(count(page)).toHaveText(`${ofAustria} services`);
});

test('a need on home opens the matching services', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('list', { name: /^I store goods in/ })
    .getByRole('link', { name: 'Poland' })
    .click();
  await expect(page).toHaveURL(/\/cht\/Services\?productAttr=vat&country=PL#vat$/);
  await expect(page.getByRole('link', { name: 'VAT registration Poland' })).toBeInViewport();
});

test('a service leads to its place on the page of its category', async ({ page }) => {
  await page.goto('/cht/Services');
  await page.locator('#vat summary').click();
  await page.getByRole('link', { name: 'VAT registration France' }).click();
  await expect(page).toHaveURL(/\/cht\/Services\/vat#service-\d+$/);
  await expect(page.getByRole('heading', { level: 4, name: 'VAT registration France' })).toBeInViewport();
});

test('a category without services is a 404', async ({ page, problems }) => {
  problems.wantStatus(404);
  expect((await page.goto('/cht/Services/nothing'))?.status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the areas link to their places in the list, and a category opens', async ({ page }) => {
    await page.goto('/cht/Services');
    await filters(page, 'Service areas')
      .getByRole('link', { name: /^Product registers/ })
      .click();
    await expect(page).toHaveURL(/#[a-z]+$/i);
    const [, anchor = ''] = /#(\w+)$/.exec(page.url()) ?? [];
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await page.locator('#weee summary').click();
    await page.locator('#weee').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/cht\/Services\/weee#service-\d+$/);
    // The service's own entry; those of other countries are hidden.
    await expect(page.locator(':target').getByRole('definition').first()).toBeVisible();
    await expect(page.getByText(/(?:Service|Country) code/)).toHaveCount(0);
  });
});
