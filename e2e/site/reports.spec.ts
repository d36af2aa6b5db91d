import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { checkForm, checkWords } from '../support/check';
import { required } from '../support/environment';
import { hang } from '../support/gateway';
import { hydrated, open } from '../support/open';
import { type Locale, localised } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 2.11, 7.14 and 7.15).

const save = '**/api/gateway/vat/mcSurveyReport/save';
const words = {
  en: { ...checkWords.en, language: /choose language/, other: /Deutsch/ },
  de: { ...checkWords.de, language: /Sprache wählen/, other: /English/ },
};
/** Values that the tab has stored from an earlier visit to the page. */
const typed = {
  companyCountry: 'DE',
  storageCountries: ['DE'],
  salesCountries: ['DE', 'FR'],
  productKinds: ['toy'],
  salesChannels: ['marketplace'],
  importedConsignments: [],
  crossBorderTurnover: '42000',
};

/** Opens the check with what the form of this tab has kept, and shows the report. */
async function showReport(
  page: Page,
  { locale = 'en', draft = typed }: { locale?: Locale; draft?: typeof typed } = {},
) {
  // A reload finds what the form has kept since.
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('survey')) sessionStorage.setItem('survey', JSON.stringify(kept));
  }, draft);
  await page.goto(localised('/cht/calculate', locale));
  // The form takes over the draft once it is hydrated.
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeAttached();
  await checkForm(page).getByRole('list').getByRole('button').last().click();
  await page.getByRole('button', { name: words[locale].show }).click();
}

async function chooseOtherLanguage(page: Page, locale: Locale) {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: words[locale].language }).click();
  await header.getByRole('link', { name: words[locale].other }).click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
}

test('a report is saved when the gateway accepts it, opens at its address in both languages, and goes with an enquiry', async ({
  page,
  problems,
}) => {
  await showReport(page, { locale: 'de' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Datenschutzhinweise' })).toHaveAttribute(
    'href',
    '/de/agreeys#account',
  );
  const turnover = page.getByLabel(/^(Fernverkäufe|Distance sales)/);
  const store = page.getByRole('button', { name: 'Unter eigener Adresse speichern' });
  const gateway = await hang(page, save);
  await store.click();
  await expect(page.getByRole('button', { name: 'Wird gespeichert …' })).toBeDisabled();
  gateway.fail();
  await expect(page.getByRole('status').filter({ hasText: /konnte nicht gespeichert werden/ })).toBeVisible();
  await expect(page.getByText('系统错误')).toHaveCount(0);
  await expect(turnover).toHaveValue('42000');
  problems.wantStatus(504);

  await page.unroute(save);
  await store.click();
  await expect(page.getByRole('status').filter({ hasText: 'Der Bericht ist gespeichert.' })).toBeVisible();
  const address = await page.getByLabel('Adresse dieses Berichts').inputValue();
  await expect(page).toHaveURL(address);
  await page.goto(address);
  await expect(turnover).toHaveValue('42000');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await hydrated(page);
  await chooseOtherLanguage(page, 'de');
  const english = new URL(address).pathname.replace(/^\/de/, '');
  await expect(page).toHaveURL(english);
  await expect(turnover).toHaveValue('42000');
  await page.getByRole('link', { name: 'Request a quote for this report' }).click();
  await expect(page.getByLabel(/^Message/)).toHaveValue(new RegExp(`: https?://\\S+${english}$`));
});

test('a report that was not saved stays with its ticks, whose sum it shows, after a reload and in another language', async ({
  page,
}) => {
  await showReport(page);
  await expect(page.getByRole('heading', { name: 'What generally follows' })).toBeVisible();
  const box = page.getByRole('checkbox', { name: /^In (the total|der Summe)/ }).first();
  await expect(box).toBeChecked();
  const label = page.getByText(/^Total for .* dut(y|ies)(; \d+ on request)?$/);
  const before = await label.textContent();
  await box.uncheck();
  await expect(label).not.toHaveText(before ?? '');
  const changed = await label.textContent();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What generally follows' })).toBeVisible();
  await expect(label).toHaveText(changed ?? '');
  await expect(box).not.toBeChecked();
  await hydrated(page);
  await chooseOtherLanguage(page, 'en');
  await expect(page.getByRole('heading', { name: 'Was in der Regel folgt' })).toBeVisible();
  await expect(box).not.toBeChecked();
  await expect(page.getByText(/^Ihre Antworten haben sich geändert/)).toBeHidden();
});

test('a saved report keeps its ticks for whoever has its address and in the account, and other ticks are not its own', async ({
  page,
  context,
  browser,
  member,
}) => {
  await context.addCookies(member);
  await showReport(page);
  const sum = (shown: Page) => shown.getByText(/^Total for .* dut(y|ies)(; \d+ on request)?$/);
  const firstBox = (shown: Page) => shown.getByRole('checkbox', { name: /^In the total/ }).first();
  const duty = ((await firstBox(page).locator('xpath=..').textContent()) ?? '').replace('In the total: ', '');
  await firstBox(page).uncheck();
  const shown = (await sum(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Save under its own address' }).click();
  const address = await page.getByLabel('Address of this report').inputValue();
  await expect(page).toHaveURL(address);

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(sum(other)).toHaveText(shown);
  await expect(firstBox(other)).not.toBeChecked();
  await hydrated(other);
  await firstBox(other).check();
  await expect(other).toHaveURL(/\/cht\/calculate$/);
  await other.goto(address);
  await expect(firstBox(other)).not.toBeChecked();
  await other.context().close();

  await page.goto(`${required('E2E_GATEWAY_URL')}/user/reports?lang=en`);
  await expect(page.getByRole('main').getByText('Left out of the total:').first()).toContainText(duty);
});

test('a printed report has sums, ticks and every reason, and nothing for screens alone', async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 643, height: 980 });
  await showReport(page, { locale: 'de' });
  const report = page.locator('#report');
  await expect(report.locator('input[type=checkbox]').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(report.getByRole('checkbox').first()).toBeVisible();
  await expect(report.getByText(/ 2006\/112/).first()).toBeVisible();
  await expect(
    report
      .getByText(/€\s?\d|\d\s?€/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(report.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('main label:has(input[value=tyre])')).toBeHidden();
  // Of an earlier step and of the first.
  await expect(page.locator('main label:has(input[value=marketplace])')).toBeVisible();
  await expect(page.locator('main label:has(input[value=toy])')).toBeVisible();
  const rows = await report
    .locator('li, tr')
    .evaluateAll((all) => all.map((row) => getComputedStyle(row).breakInside));
  expect(new Set(rows)).toEqual(new Set(['avoid']));
  const { stuck, width } = await page.evaluate(() => ({
    stuck: [...document.querySelectorAll('main *')].filter((part) =>
      /sticky|fixed/.test(getComputedStyle(part).position),
    ).length,
    width: document.documentElement.scrollWidth,
  }));
  expect(stuck).toBe(0);
  expect(width).toBe(643);
});

test('a row of the table opens its duty, whose dates come as a calendar file', async ({ page }) => {
  const stored = { ...typed, companyCountry: 'CN', salesChannels: ['ownShop'] };
  await showReport(page, { draft: stored });
  const report = page.getByRole('region', { name: 'What generally follows' });
  await expect(report.getByRole('table', { name: 'Which duty applies in which country' })).toBeVisible();
  await report.getByRole('link', { name: 'VAT registration where goods are stored' }).click();
  const duty = page.locator('#vatWhereStored');
  await expect(duty.getByText(/^If you store goods in a Member State/)).toBeInViewport();
  const download = page.waitForEvent('download');
  await duty.getByRole('button', { name: /dates to your calendar/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('dates-vat-registration-where-goods-are-stored.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('VAT return\\, Germany');
});

/** Stores goods in five countries, and sells most kinds of products in sixteen. */
const inManyCountries = {
  ...typed,
  companyCountry: 'CN',
  storageCountries: ['DE', 'FR', 'IT', 'PL', 'CZ'],
  salesCountries: 'DE FR IT ES PL CZ NL AT BE SE IE DK PT GB CH NO'.split(' '),
  productKinds: ['electrical', 'battery', 'textile', 'furniture', 'toy', 'cosmetics'],
  salesChannels: ['ownShop', 'marketplace'],
};

for (const [seller, draft, most] of [
  ['one country', typed, { height: 4_400, sheets: 6 }],
  ['many countries', inManyCountries, { height: 9_200, sheets: 15 }],
] as const) {
  test(`a report of a seller in ${seller} begins on a phone with its verdict, each duty has one short line, and its print takes few sheets`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    // The fonts are there when the report is shown.
    await open(page, '/');
    await showReport(page, { draft });
    const report = page.getByRole('region', { name: 'What generally follows' });
    const duties = report.locator('li[id]');
    await expect(report.getByRole('checkbox').first()).toBeVisible();
    await expect(duties.getByText(/^next \d+ \w+ \d{4}$/).first()).toBeVisible();
    await expect(duties.locator('summary').filter({ visible: false })).toHaveCount(0);
    await expect(duties.locator('details[open]')).toHaveCount(0);
    const { tallest, height, width, verdict, bar } = await report.evaluate((element) => {
      const heightOf = (part: Element) => part.getBoundingClientRect().height;
      const topOf = (part: Element | null | undefined) => part?.getBoundingClientRect().top ?? NaN;
      return {
        tallest: Math.max(...[...element.querySelectorAll('li[id]')].map(heightOf)),
        height: heightOf(element),
        width: document.documentElement.scrollWidth,
        verdict: topOf(element.querySelector('strong')),
        bar: topOf(element.querySelector('[aria-live]')),
      };
    });
    expect(verdict).toBeLessThan(bar);
    expect(tallest).toBeLessThan(140);
    expect(height).toBeLessThan(most.height);
    expect(width).toBe(360);
    // The bar stays below the header while the report is read.
    await duties.last().scrollIntoViewIfNeeded();
    await expect(report.locator('[aria-live]').first()).toBeInViewport();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(most.sheets);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by a page with the report, which other languages show too; a saved report says that it needs scripts', async ({
    page,
  }) => {
    await page.goto('/de/cht/calculate');
    await page.locator('select[name=companyCountry]').selectOption('CN');
    await page.locator('input[name=productKinds][value=toy]').check();
    await page.locator('input[name=storageCountries][value=DE]').check();
    await page.getByRole('button', { name: words.de.show }).click();
    const faults = page.getByRole('alert');
    await expect(faults.getByRole('listitem')).toHaveCount(2);
    await expect(page.locator('select[name=companyCountry]')).toHaveValue('CN');
    await expect(page.locator('input[name=productKinds][value=toy]')).toBeChecked();

    await page.locator('input[name=salesCountries][value=FR]').check();
    await page.locator('input[name=salesChannels][value=ownShop]').check();
    await page.getByRole('button', { name: words.de.show }).click();
    await expect(page).toHaveURL(/\/de\/cht\/calculate\/answer\?/);
    const duty = page.locator('#vatWhereStored');
    await expect(duty).toBeVisible();
    await expect(page.locator('#report')).toContainText(/€\s?\d|\d\s?€/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(duty.getByRole('link', { name: /2006\/112/ })).toBeHidden();
    await duty.locator('summary').click();
    await expect(duty.getByRole('link', { name: /2006\/112/ })).toBeVisible();

    const other = new URL(page.url());
    await page.goto(`/cht/calculate/answer${other.search}`);
    await expect(page.locator('#vatWhereStored')).toBeVisible();

    await page.goto(`/de/cht/calculate/k7mp4xwq9dnt`);
    // Playwright's text matching ignores the content of <noscript>.
    await expect(page.getByRole('main')).toContainText('Ein gespeicherter Bericht braucht JavaScript', {
      useInnerText: true,
    });
  });
});
