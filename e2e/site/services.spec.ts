import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { open } from '../support/open';
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
  await open(page, '/cht/Services');
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
  await expect(count(page)).toHaveText(all ?? '');
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

test('services of several categories open in the list, are added to the offer, and the choice stays', async ({
  page,
}) => {
  await open(page, '/cht/Services?country=AT');
  const names = ['VAT registration Austria', 'Electrical equipment Austria with representative'];
  for (const name of names) {
    const link = page.getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    const row = page.getByRole('listitem').filter({ has: link });
    await expect(row.getByRole('term').first()).toBeVisible();
    await row.getByRole('button', { name: 'Add to quote' }).click();
  }
  await expect(page.getByRole('region', { name: 'Your quote' })).toContainText('2 services');
  await expect(page).toHaveURL(/\/cht\/Services\?country=AT$/);
  await page.getByRole('link', { name: names[0], exact: true }).click();
  await expect(page.getByRole('button', { name: `Remove from quote ${names[0]}` })).toHaveCount(0);
  await expectAccessible(page);
});

test('what an open row has to be read is named, and leads there', async ({ page }) => {
  await open(page, '/cht/Services?productAttr=vat&country=FR');
  await page.getByRole('link', { name: 'VAT registration France' }).click();
  await page.getByRole('link', { name: /^Read: \w/ }).click();
  await expect(page).toHaveURL(/\/\w+\/\d+\.html$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'VAT registration France' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.getByRole('link', { name: /^Read: \w/ })).toBeVisible();
});

test('a row that does not get its service leads to the page of its category', async ({ page, problems }) => {
  problems.wantStatus(503);
  await page.route('**/officialQuery/getProductsPrices*', (route) => route.fulfill({ status: 503 }));
  await open(page, '/cht/Services?productAttr=vat&country=FR');
  await page.getByRole('link', { name: 'VAT registration France', exact: true }).click();
  await page.getByRole('alert').getByRole('link').click();
  await expect(page).toHaveURL(/\/cht\/Services\/vat#service-\d+$/);
  await expect(page.locator(new URL(page.url()).hash)).toHaveAttribute('open');
});

test('a category marks the country that is read, and each anchor stands clear of header and countries', async ({
  page,
}) => {
  await open(page, '/de/cht/Services/vat');
  const countries = filters(page, 'Länder auf dieser Seite');
  for (const [name, width, height] of [
    ['Frankreich', 360, 740],
    ['Spanien', 768, 1024],
    ['Belgien', 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const link = countries.getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(countries.locator('[aria-current]')).toHaveCount(1);
    await expect(link).toBeInViewport();
    const heading = page.getByRole('heading', { level: 3, name });
    await expect(heading).toBeInViewport();
    const top = (await heading.boundingBox())?.y ?? 0;
    const row = await countries.boundingBox();
    expect(top).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
  }
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
