import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

const offerBarIn = (page: Page) => page.getByRole('region', { name: 'Your quote' });

test('an offer stays over pages and a reload, is edited in the bar, and leaves out what is withdrawn', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('enquiry.offer'))
      sessionStorage.setItem(
        'enquiry.offer',
        JSON.stringify([{ id: 987_654, category: 'vat', name: 'Given up' }]),
      );
  });
  await page.goto('/cht/Services/vat');
  await expect(offerBarIn(page)).toContainText('No longer available, and removed from your quote: Given up.');
  const [first] = await page.locator('details[id^=service-]').all();
  await first?.locator('summary').click();
  await first?.getByRole('button', { name: /^Add to quote/ }).click();
  await page.reload();
  await expect(offerBarIn(page).locator('summary')).toContainText('One service');
  await page.goto('/cht/price');
  await offerBarIn(page).locator('summary').click();
  await offerBarIn(page)
    .getByRole('button', { name: /^Remove from quote/ })
    .click();
  await expect(offerBarIn(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a row that an address names is open, and the list links to the enquiry', async ({ page }) => {
    await page.goto('/cht/Services');
    await page.locator('#vat summary').click();
    await page.locator('#vat').getByRole('link', { name: 'VAT registration France' }).click();
    const row = page.locator('details:target');
    await expect(row.locator('dl').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Request a quote' })).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
  });
});
