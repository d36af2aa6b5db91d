import { complete, open } from '../support/open';
import { expect, test } from '../support/test';

test('a table of facts is put into the order of a column, and leads to the guide of a country', async ({
  page,
}) => {
  await open(page, '/cht/goodsRates');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Austria');
  await page.getByLabel('Sort by').selectOption('Printed books');
  await expect(page.getByRole('columnheader', { name: 'Printed books' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(first.getByRole('cell').first()).toHaveText('0%');
  const rates = await page
    .getByRole('row')
    .evaluateAll((rows: HTMLTableRowElement[]) =>
      rows.slice(1).map(({ cells }) => cells[1]?.textContent ?? ''),
    );
  const known = rates.filter((rate) => rate !== '–').map(parseFloat);
  expect(known).toEqual([...known].sort((one, other) => one - other));
  expect(rates.slice(known.length).every((rate) => rate === '–')).toBe(true);
  await page.getByRole('link', { name: 'Poland' }).click();
  await expect(page).toHaveURL(/\/custom\/sell-in-poland$/);
});

test('a VAT number is checked while the page stays, and its result has an address', async ({ page }) => {
  await open(page, '/cht/vatNumber');
  const number = page.getByLabel('VAT number', { exact: true });
  await number.fill('fr 64 999 462 765');
  await page.getByRole('button', { name: 'Check the number' }).click();
  const result = page.getByText('FR64999462765 could exist');
  await expect(result).toBeVisible();
  // The gateway of the tests does not ask VIES.
  await expect(page.getByRole('link', { name: 'Ask VIES yourself' })).toBeVisible();
  await expect(page).toHaveURL(/\?number=/);
  await page.reload();
  await expect(result).toBeVisible();
  await number.fill('FR64999462766');
  await page.getByRole('button', { name: 'Check the number' }).click();
  await expect(page.getByText('FR64999462766 has a wrong check digit')).toBeVisible();
});

test('the dates of a country are narrowed by links, and come as a calendar', async ({ page, request }) => {
  await open(page, '/cht/deadlines/DE');
  await page.getByRole('link', { name: 'Quarterly' }).click();
  await expect(page).toHaveURL(/\/cht\/deadlines\/DE\/dates\?frequency=quarter$/);
  await expect(page.getByRole('link', { name: 'Quarterly' })).toHaveAttribute('aria-current', 'page');
  const file = await page.getByRole('link', { name: /Download as a file/ }).getAttribute('href');
  const answer = await request.get(file ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('VAT return\\, Germany');
  expect((await request.get('/feed/deadlines/DE.ics?frequency=weekly')).status()).toBe(400);
});

test('a term in an article opens its definition, moves nothing, and leads to the glossary', async ({
  page,
}) => {
  await page.goto('/cht/xmsailSchool/FinanceTaxEncy');
  await page.getByRole('main').getByRole('link', { name: /IOSS/ }).first().click();
  await expect(page).toHaveURL(/\.html$/);
  await complete(page);
  const term = page.locator('a[data-term]').first();
  // Until its code is there, a term is a link to the glossary.
  await expect(term).toHaveAttribute('aria-expanded', 'false');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await term.focus();
  await page.keyboard.press('Enter');
  const card = page.locator('[data-term] + span').getByRole('dialog');
  await expect(card).toBeFocused();
  await expect(term).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(term).toBeFocused();

  await term.hover();
  await expect(card).toBeVisible();
  await card.hover();
  await card.getByRole('link', { name: 'To the glossary' }).click();
  await expect(page).toHaveURL(/\/cht\/(GermanEquivalents|tradeTerms|productTerms)#/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a calculator names what is missing and loses nothing, then explains its result', async ({ page }) => {
    await page.goto('/de/cht/calculators/parcel');
    await page.getByLabel('Wohin geht das Paket?').selectOption('FR');
    await page.getByRole('button', { name: 'Berechnen' }).click();
    await expect(page.getByText(/Geben Sie einen Betrag von 0,01/).first()).toBeVisible();
    await expect(page.getByLabel('Wohin geht das Paket?')).toHaveValue('FR');
    await page.getByLabel('Warenwert').fill('49,90');
    await page.getByRole('button', { name: 'Berechnen' }).click();
    await expect(page.getByRole('row', { name: /^Umsatzsteuer Frankreich, 20\s?%/ })).toContainText('€');
    await expect(page).toHaveURL(/country=FR&.*value=49/);
  });
});
