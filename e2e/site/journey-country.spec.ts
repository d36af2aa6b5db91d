import type { Locator } from '@playwright/test';

import { open } from '../support/open';
import { expect, test } from '../support/test';

/** Clicks what it is given, one after the other, and counts. */
async function press(...targets: Locator[]): Promise<number> {
  for (const target of targets) await target.click();
  return targets.length;
}

test('in German two clicks lead from home to the prices of a country, and from there to its page and a quote', async ({
  page,
}) => {
  await open(page, '/de');
  const presses = await press(
    page.getByRole('contentinfo').getByRole('link', { name: 'Alle Preise' }),
    page.getByRole('navigation', { name: 'Preise nach Land' }).getByRole('link', { name: 'Polen' }),
  );
  expect(presses).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preise: Polen');

  await page.getByRole('main').getByRole('link', { name: 'Verkaufen in Polen' }).click();
  await expect(page).toHaveURL(/\/de\/custom\/sell-in-poland$/);
  const guide = page.locator('#guide');
  await expect(guide.getByRole('row', { name: /^Summe/ })).toContainText('€');
  await expect(guide.locator('ol time').first()).toBeVisible();
  const registration = 'Umsatzsteuer-Registrierung Polen';
  await guide.getByRole('button', { name: `Zum Angebot hinzufügen ${registration}` }).click();
  await page
    .getByRole('region', { name: 'Ihr Angebot' })
    .getByRole('link', { name: 'Angebot anfragen' })
    .click();
  await expect(page.getByRole('group', { name: 'Ihr Angebot' })).toContainText(registration);
});

test('two countries of one’s choice are compared in three actions from home, and the address keeps them', async ({
  page,
}) => {
  await open(page, '/');
  let actions = await press(page.getByRole('contentinfo').getByRole('link', { name: 'Compare countries' }));
  const first = page.getByLabel('Country 1');
  await expect(first).toHaveValue('DE');
  await first.selectOption('Poland');
  await page.getByLabel('Country 2').selectOption('Italy');
  actions += 2;
  expect(actions).toBeLessThanOrEqual(3);
  const vat = page.getByRole('table', { name: 'VAT registration and returns' });
  const shown = vat.getByRole('columnheader');
  await expect(shown).toHaveText([/Italy/, /Poland/]);
  await expect(page).toHaveURL(/\/cht\/price\/compare\?countries=PL,IT$/);

  await page.reload();
  await expect(shown).toHaveText([/Italy/, /Poland/]);
  await vat.getByRole('link', { name: 'Poland' }).click();
  await expect(page).toHaveURL(/\/custom\/sell-in-poland$/);
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('two countries are compared, and links lead to the prices of all', async ({ page }) => {
    await page.goto('/de/cht/price/compare?countries=PL,IT');
    const vat = page.getByRole('table', { name: 'Umsatzsteuer: Registrierung und Meldungen' });
    await expect(vat.getByRole('columnheader')).toHaveText([/Deutschland/, /Frankreich/]);
    await expect(vat.getByRole('row', { name: /^Einmalig/ })).toContainText('€');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page
      .getByRole('navigation', { name: 'Alle Preise nach Land' })
      .getByRole('link', { name: 'Polen' })
      .click();
    await expect(page).toHaveURL(/\/de\/cht\/price\/PL$/);
  });
});
