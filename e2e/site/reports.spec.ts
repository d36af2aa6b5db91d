import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { register } from '../support/account';
import { required } from '../support/environment';
import { hang } from '../support/gateway';
import { type Locale, localised, locales, oneLocale } from '../support/routes';
import { expect, test } from '../support/test';
import { newPhone } from '../support/visitor';

// Shows (requirements, 2.11, 7.14 and 7.15).

const save = '**/api/gateway/vat/mcSurveyReport/save';
const read = '**/api/gateway/vat/mcSurveyReport/get?*';
const words = {
  en: {
    show: 'Show my obligations',
    turnover: /^Distance sales/,
    save: 'Save under its own address',
    saving: 'Saving …',
    privacy: 'Privacy notice',
    failed: /could not be saved/,
    saved: 'The report has been saved.',
    enquire: 'Ask for an offer for this report',
    message: /^Message/,
    address: 'Address of this report',
    language: /choose language/,
    otherLanguage: { name: /Deutsch/, locale: 'de' },
    loading: 'The report is being loaded',
    notLoaded: 'The report cannot be loaded at the moment',
    retry: 'Try again',
    needsScripts: 'A saved report needs JavaScript',
    missing: 'There is no page at this address',
  },
  de: {
    show: 'Pflichten anzeigen',
    turnover: /^Fernverkäufe/,
    save: 'Unter eigener Adresse speichern',
    saving: 'Wird gespeichert …',
    privacy: 'Datenschutzhinweise',
    failed: /konnte nicht gespeichert werden/,
    saved: 'Der Bericht ist gespeichert.',
    enquire: 'Angebot zu diesem Bericht anfragen',
    message: /^Nachricht/,
    address: 'Adresse dieses Berichts',
    language: /Sprache wählen/,
    otherLanguage: { name: /English/, locale: 'en' },
    loading: 'Der Bericht wird geladen',
    notLoaded: 'Der Bericht lässt sich gerade nicht laden',
    retry: 'Erneut versuchen',
    needsScripts: 'Ein gespeicherter Bericht braucht JavaScript',
    missing: 'Unter dieser Adresse gibt es keine Seite',
  },
} as const;
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
  await page.getByRole('button', { name: words[locale].show }).click();
}

for (const locale of oneLocale) {
  test(`in ${locale} a report is saved when the gateway accepts it, and opens at its address`, async ({
    page,
    problems,
  }) => {
    const text = words[locale];
    await showReport(page, { locale });
    await expect(page.getByRole('main').getByRole('link', { name: text.privacy })).toHaveAttribute(
      'href',
      `${localised('/agreeys', locale)}#account`,
    );
    const gateway = await hang(page, save);
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByRole('button', { name: text.saving })).toBeDisabled();
    gateway.fail();
    await expect(page.getByRole('status').filter({ hasText: text.failed })).toBeVisible();
    await expect(page.getByText('系统错误')).toHaveCount(0);
    await expect(page.getByLabel(text.turnover)).toHaveValue('42000');

    await page.unroute(save);
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByRole('status').filter({ hasText: text.saved })).toBeVisible();
    const address = await page.getByLabel(text.address).inputValue();
    await expect(page).toHaveURL(new RegExp(`${new URL(address).pathname}$`));
    await page.goto(address);
    await expect(page.getByLabel(text.turnover)).toHaveValue('42000');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);

    const other = text.otherLanguage;
    await page.getByRole('banner').getByRole('button', { name: text.language }).click();
    await page.getByRole('banner').getByRole('link', { name: other.name }).click();
    await expect(page).toHaveURL(localised(new URL(address).pathname.replace(/^\/de/, ''), other.locale));
    await expect(page.locator('html')).toHaveAttribute('lang', other.locale);
    await expect(page.getByLabel(words[other.locale].turnover)).toHaveValue('42000');

    await page.getByRole('link', { name: words[other.locale].enquire }).click();
    const report = localised(new URL(address).pathname.replace(/^\/de/, ''), other.locale);
    await expect(page.getByLabel(words[other.locale].message)).toHaveValue(
      new RegExp(`: https?://\\S+${report}$`),
    );
    problems.wantStatus(504);
  });

  test(`in ${locale} an unknown report shows the 404 page once the gateway has answered`, async ({
    page,
    problems,
  }) => {
    const text = words[locale];
    const gateway = await hang(page, read);
    await page.goto(localised(`/cht/calculate/${randomUUID()}`, locale));
    await expect(page.getByRole('status').filter({ hasText: text.loading })).toBeVisible();
    gateway.fail(503);
    await expect(page.getByRole('status').filter({ hasText: text.notLoaded })).toBeVisible();
    await page.unroute(read);
    await page.getByRole('button', { name: text.retry }).click();
    await expect(page.getByRole('heading', { name: text.missing })).toBeVisible();
    problems.wantStatus(503, 404);
  });
}

test('a report that was not saved stays after a reload and in another language, and says when it is old', async ({
  page,
}) => {
  await showReport(page);
  await expect(page.getByRole('heading', { name: 'What generally follows' })).toBeVisible();
  await page.getByText('Change the answers').click();
  await page.getByLabel(words.en.turnover).fill('9000');
  await expect(page.getByText(/^Your answers have changed/)).toBeVisible();
  await page.getByLabel(words.en.turnover).fill('42000');
  await expect(page.getByText(/^Your answers have changed/)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What generally follows' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: words.en.language }).click();
  await page.getByRole('banner').getByRole('link', { name: words.en.otherLanguage.name }).click();
  await expect(page.getByRole('heading', { name: 'Was in der Regel folgt' })).toBeVisible();
  await expect(page.getByText(/^Ihre Antworten haben sich geändert/)).toBeHidden();
});

test('the sum follows the tick boxes, and stays after a reload and in another language', async ({ page }) => {
  await showReport(page);
  const box = page.getByRole('checkbox', { name: /^In the sum/ }).first();
  await expect(box).toBeChecked();
  const label = page.getByText(/^Our fees, .* in the sum$/);
  const before = await label.textContent();
  await box.uncheck();
  await expect(label).not.toHaveText(before ?? '');
  const changed = await label.textContent();
  await page.reload();
  await expect(label).toHaveText(changed ?? '');
  await expect(box).not.toBeChecked();
  await page.getByRole('banner').getByRole('button', { name: words.en.language }).click();
  await page.getByRole('banner').getByRole('link', { name: words.en.otherLanguage.name }).click();
  await expect(page.getByRole('checkbox', { name: /^In der Summe/ }).first()).not.toBeChecked();
});

test('a saved report keeps its ticks for whoever has its address and in the account, and other ticks are not its own', async ({
  page,
  browser,
}) => {
  await register(page, newPhone());
  await page.goto('/cht/calculate');
  await page.evaluate((draft) => sessionStorage.setItem('survey', JSON.stringify(draft)), typed);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: words.en.show }).click();
  const box = page.getByRole('checkbox', { name: /^In the sum/ }).first();
  const label = page.getByText(/^Our fees, .* in the sum$/);
  const duty = ((await box.locator('xpath=..').textContent()) ?? '').replace('In the sum: ', '');
  await box.uncheck();
  const shown = (await label.textContent()) ?? '';
  await page.getByRole('button', { name: words.en.save }).click();
  const address = await page.getByLabel(words.en.address).inputValue();
  await expect(page).toHaveURL(address);

  await page.reload();
  await expect(box).not.toBeChecked();
  await page.getByRole('banner').getByRole('button', { name: words.en.language }).click();
  await page.getByRole('banner').getByRole('link', { name: words.en.otherLanguage.name }).click();
  await expect(page.getByRole('checkbox', { name: /^In der Summe/ }).first()).not.toBeChecked();

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  const otherBox = other.getByRole('checkbox', { name: /^In the sum/ }).first();
  await expect(other.getByText(/^Our fees, .* in the sum$/)).toHaveText(shown);
  await expect(otherBox).not.toBeChecked();
  await otherBox.check();
  await expect(other).toHaveURL(/\/cht\/calculate$/);
  await expect(other.getByRole('button', { name: words.en.save })).toBeVisible();
  await other.reload();
  await expect(otherBox).toBeChecked();
  await other.goto(address);
  await expect(otherBox).not.toBeChecked();
  await other.context().close();

  await page.goto(`${required('E2E_GATEWAY_URL')}/user/reports?lang=en`);
  await expect(page.getByRole('main').getByText('Left out of the sum:')).toContainText(duty);
});

test('other answers to a saved report take its address away, and stay after a reload', async ({ page }) => {
  await showReport(page);
  await page.getByRole('button', { name: words.en.save }).click();
  const address = await page.getByLabel(words.en.address).inputValue();
  await page.goto(address);
  await page.getByText('Change the answers').click();
  await page.getByLabel(words.en.turnover).fill('9000');
  await page.getByRole('button', { name: words.en.show }).click();
  await expect(page).toHaveURL(/\/cht\/calculate$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What generally follows' })).toBeVisible();
  await expect(page.getByText(/^Your answers have changed/)).toBeHidden();
  await page.getByText('Change the answers').click();
  await expect(page.getByLabel(words.en.turnover)).toHaveValue('9000');
});

test('the contents mark the part that is being read', async ({ page }) => {
  await showReport(page);
  const contents = page.locator('[data-contents]');
  await page.locator('#costs').scrollIntoViewIfNeeded();
  for (const name of ['What it may cost', 'VAT']) {
    await contents.getByRole('link', { name, exact: true }).click();
    await expect(contents.locator('[aria-current=location]')).toHaveText(name);
  }
});

for (const locale of locales)
  test(`a printed report in ${locale} has sums, ticks and every reason, and nothing for screens alone`, async ({
    page,
  }) => {
    // A4 without its margins.
    await page.setViewportSize({ width: 643, height: 980 });
    await showReport(page, { locale });
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
  await expect(duty.getByText(/^If you store goods in a member state/)).toBeInViewport();
  const download = page.waitForEvent('download');
  await duty.getByRole('button', { name: /dates for your calendar/ }).click();
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
  ['many countries', inManyCountries, { height: 8_500, sheets: 13 }],
] as const) {
  test(`a report of a seller in ${seller} begins on a phone with its verdict, and each duty has one short line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
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
  });

  test(`a printed report of a seller in ${seller} takes few sheets`, async ({ page }) => {
    await showReport(page, { draft });
    await expect(page.locator('#report').getByRole('checkbox').first()).toBeVisible();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(most.sheets);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the page of a report says in ${locale} that it needs scripts`, async ({ page }) => {
      await page.goto(localised(`/cht/calculate/${randomUUID()}`, locale));
      // Playwright's text matching ignores the content of <noscript>.
      await expect(page.getByRole('main')).toContainText(words[locale].needsScripts, { useInnerText: true });
    });
  }

  for (const locale of oneLocale) {
    const text = words[locale];

    test(`the form is answered in ${locale} by a page with the report, which other languages show too`, async ({
      page,
    }) => {
      await page.goto(localised('/cht/calculate', locale));
      await page.locator('select[name=companyCountry]').selectOption('CN');
      await page.locator('input[name=productKinds][value=toy]').check();
      await page.locator('input[name=storageCountries][value=DE]').check();
      await page.getByRole('button', { name: text.show }).click();
      const faults = page.getByRole('alert');
      await expect(faults.getByRole('listitem')).toHaveCount(2);
      await expect(page.locator('select[name=companyCountry]')).toHaveValue('CN');
      await expect(page.locator('input[name=productKinds][value=toy]')).toBeChecked();

      await page.locator('input[name=salesCountries][value=FR]').check();
      await page.locator('input[name=salesChannels][value=ownShop]').check();
      await page.getByRole('button', { name: text.show }).click();
      await expect(page).toHaveURL(new RegExp(`${localised('/cht/calculate/answer', locale)}\\?`));
      const duty = page.locator('#vatWhereStored');
      await expect(duty).toBeVisible();
      await expect(page.locator('#report')).toContainText(/€\s?\d|\d\s?€/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(duty.getByRole('link', { name: /2006\/112/ })).toBeHidden();
      await duty.locator('summary').click();
      await expect(duty.getByRole('link', { name: /2006\/112/ })).toBeVisible();

      const other = new URL(page.url());
      await page.goto(localised(`/cht/calculate/answer${other.search}`, text.otherLanguage.locale));
      await expect(page.locator('#vatWhereStored')).toBeVisible();
    });
  }
});
