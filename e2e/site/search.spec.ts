import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { localised, locales, oneLocale } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 2.14, 3.2 and 4.4).

const call = '**/api/gateway/officialQuery/getCommoditySearch';
const words = {
  en: {
    open: 'Search',
    title: 'Search the site',
    often: 'Often requested',
    query: 'packaging austria',
    found: /^Packaging Austria/,
    nothing: 'Nothing found for “xyzxyz”.',
    check: 'Check my obligations',
    loading: 'Loading the services …',
    failed: 'The services could not be loaded.',
    retry: 'Try again',
    toast: 'System error.',
    key: 'The key / opens this search',
  },
  de: {
    open: 'Suche',
    title: 'Website durchsuchen',
    often: 'Häufig nachgefragt',
    query: 'osterreich verpack',
    found: /^Verpackung.*Österreich/,
    nothing: 'Nichts gefunden zu „xyzxyz“.',
    check: 'Pflichten prüfen',
    loading: 'Die Leistungen werden geladen …',
    failed: 'Die Leistungen konnten nicht geladen werden.',
    retry: 'Noch einmal versuchen',
    toast: 'Systemfehler.',
    key: 'Die Taste / öffnet diese Suche',
  },
};
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

async function openPage(page: Page, path: string) {
  await page.goto(path);
  await button(page, /^(Search|Suche)$/).waitFor();
  await page.waitForLoadState('networkidle');
}

for (const locale of locales) {
  const text = words[locale];
  const panel = (page: Page) => page.getByRole('dialog', { name: text.title });
  const field = (page: Page) => page.getByRole('combobox', { name: text.title });

  test.describe(`in ${locale}`, () => {
    test('the keyboard opens the search and a service; the services are loaded once', async ({ page }) => {
      let calls = 0;
      page.on('request', (request) => (calls += Number(request.url().includes('getCommoditySearch'))));
      await openPage(page, localised('/cht/About', locale));
      expect(calls).toBe(0);
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(panel(page).getByRole('group', { name: text.often })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();

      await button(page, text.open).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(text.query);
      const first = panel(page).getByRole('option').first();
      await expect(first).toHaveText(text.found);
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page).getByRole('status')).toHaveText(/^\d+ /);
      const target = (await first.getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
      await expect(panel(page)).toBeHidden();
      expect(calls).toBe(1);
    });
  });
}

for (const locale of oneLocale) {
  const text = words[locale];
  const panel = (page: Page) => page.getByRole('dialog', { name: text.title });
  const field = (page: Page) => page.getByRole('combobox', { name: text.title });

  test.describe(`in ${locale}`, () => {
    test('Escape returns the focus, and an empty result is announced', async ({ page }) => {
      await openPage(page, localised('/', locale));
      await button(page, text.open).focus();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('xyzxyz');
      await expect(panel(page).getByRole('status')).toHaveText(text.nothing);
      await expect(panel(page).getByRole('option')).toHaveCount(0);
      await expect(panel(page).getByRole('link', { name: text.check })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(button(page, text.open)).toBeFocused();
    });

    test('where nothing is found, the keyboard leads on to the check', async ({ page }) => {
      await openPage(page, localised('/cht/About', locale));
      await button(page, text.open).click();
      await page.keyboard.type('xyzxyz');
      await panel(page).getByRole('link', { name: text.check }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(localised('/cht/calculate', locale));
      await expect(panel(page)).toBeHidden();
    });

    test('a slow gateway is reported as slow, and a failed call can be repeated', async ({
      page,
      problems,
    }) => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(call, async (route) => {
        await held;
        await route.fulfill({ status: 503, json: { code: 503, msg: 'Busy.', data: null } });
      });
      await openPage(page, localised('/', locale));
      await button(page, text.open).click();
      await expect(panel(page).getByRole('status')).toHaveText(text.loading);
      answer();
      await expect(panel(page).getByText(text.failed)).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: text.toast })).toBeVisible();
      await expect(page.getByText('系统错误，请联系管理员！')).toHaveAttribute('lang', 'zh-Hans');
      await expectAccessible(page);
      await page.unroute(call);
      await panel(page).getByRole('button', { name: text.retry }).click();
      await expect(panel(page).getByRole('option').first()).toBeVisible();
      // The browser itself logs the status of a failed call.
      problems.wantStatus(503);
    });

    test('the shortcut can be turned off and does not act in fields', async ({ page }) => {
      await openPage(page, localised('/cht/ResourcesDoc', locale));
      await page.getByRole('searchbox').focus();
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toHaveValue('/');
      await expect(panel(page)).toBeHidden();
      await button(page, text.open).click();
      await panel(page).getByRole('checkbox', { name: text.key }).uncheck();
      await page.keyboard.press('Escape');
      await openPage(page, localised('/cht/ResourcesDoc', locale));
      await page.keyboard.press('/');
      await page.waitForTimeout(500);
      await expect(panel(page)).toBeHidden();
    });
  });
}

test('a service that was found stands open and in view, with its country alone', async ({ page }) => {
  await openPage(page, '/');
  await button(page, 'Search').click();
  await page.keyboard.type('registration austria');
  const option = page.getByRole('dialog').getByRole('option').first();
  const href = (await option.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/cht\/Services\/vat#service-\d+$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  const entry = page.locator(`#${href.split('#')[1]}`);
  await expect(entry).toBeInViewport();
  await expect(page.locator('#AT')).toBeVisible();
  await expect(page.locator('#DE')).toBeHidden();
  await page.getByRole('link', { name: 'Show all countries' }).click();
  await expect(page.locator('#DE')).toBeVisible();
});

test('typing errors are forgiven, and each kind of result has a heading', async ({ page }) => {
  await openPage(page, '/');
  await button(page, 'Search').click();
  await page.keyboard.type('pakaging austria');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Packaging Austria');
  await page.getByRole('dialog').getByRole('combobox').fill('vat');
  await expect(page.getByRole('group', { name: 'Articles' }).getByRole('option').first()).toHaveAttribute(
    'href',
    /\/\d+\.html$/,
  );
  await page.getByRole('dialog').getByRole('combobox').fill('contact');
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').first()).toHaveAttribute(
    'href',
    '/cht/Contact',
  );
});

test('a short word is not found inside another one', async ({ page }) => {
  await openPage(page, '/');
  await button(page, 'Search').click();
  await page.keyboard.type('EPR');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('EPR France');
  await expect(page.getByRole('option', { name: /Fiscal representative/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a German synonym leads to the service with its country', async ({ page }) => {
    await openPage(page, localised('/', 'de'));
    await button(page, 'Suche').click();
    await page.keyboard.type('MwSt Polen');
    const option = page.getByRole('dialog').getByRole('option').first();
    await expect(option).toContainText('Umsatzsteuer-Registrierung Polen');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const href = (await option.getAttribute('href')) ?? '';
    await option.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`#${href.split('#')[1]}`)).toBeInViewport();
    await expect(page.locator('#PL')).toBeVisible();
    await expect(page.locator('#DE')).toBeHidden();
  });
});

test('the search of the questions finds by synonyms and mistyped words, and offers more where it finds nothing', async ({
  page,
}) => {
  await page.goto('/cht/commonQuestion');
  await page.waitForLoadState('networkidle');
  const search = page.getByRole('main').getByRole('search');
  const first = search.getByRole('heading', { level: 3 }).first();
  await search.getByRole('searchbox').fill('Akku');
  await expect(first).toHaveText('I sell earphones with a battery. Which registers apply?');
  await search.getByRole('searchbox').fill('thresold');
  await expect(first).toHaveText('What is the €10,000 threshold?');
  await search.getByRole('searchbox').fill('Rakete');
  await expect(search.getByRole('status')).toHaveText(/^Nothing found/);
  await expect(search.getByRole('heading', { level: 3 })).toHaveCount(0);
  await expect(search.getByRole('link', { name: 'Check my obligations' })).toHaveAttribute(
    'href',
    '/cht/calculate',
  );
});

test('a search without result is counted, and marketers see it', async ({ page }) => {
  const term = `zeppelin ${String.fromCharCode(...Array.from({ length: 6 }, () => 97 + Math.floor(Math.random() * 26)))}`;
  await openPage(page, '/');
  await button(page, 'Search').click();
  const counted = page.waitForResponse('**/api/gateway/search/missed');
  await page.keyboard.type(term);
  expect((await counted).status()).toBe(200);
  const cms = await Cms.signIn();
  expect(await cms.searchMisses(term)).toEqual([{ language: 'en', count: 1 }]);
});

test('the back button closes the panel', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/cht\/About$/);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Search the site' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog', { name: 'Search the site' })).toBeHidden();
});

test('when the panel fails to load, the page of all services opens', async ({ page, problems }) => {
  await openPage(page, '/cht/About');
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
  await button(page, 'Search').click();
  await expect(page).toHaveURL(/\/cht\/Services$/);
  problems.wantAll();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the search opens and leads to all services in ${locale}`, async ({ page }) => {
      await page.goto(localised('/cht/About', locale));
      await button(page, words[locale].open).click();
      await expect(page.getByRole('combobox', { name: words[locale].title })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${localised('/cht/Services', locale)}\\?$`));
    });
  }
});
