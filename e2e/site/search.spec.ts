import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { hang } from '../support/gateway';
import { open } from '../support/open';
import { expect, test } from '../support/test';

// Shows (requirements, 2.14, 3.2, 4.4, 8.4 and 8.6).

const call = '**/api/gateway/officialQuery/getCommoditySearch';
const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Search|Suche)$/, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Search the site|Website durchsuchen)$/ });
const field = (page: Page) => panel(page).getByRole('combobox');
const options = (page: Page) => panel(page).getByRole('option');

test('the keyboard opens the search and a service; the services are loaded once', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().includes('getCommoditySearch'))));
  await open(page, '/de/cht/About');
  expect(calls).toBe(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(panel(page).getByRole('group', { name: 'Häufig nachgefragt' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  await button(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('osterreich verpack');
  await expect(options(page).first()).toHaveText(/^Verpackung.*Österreich/);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('status')).toHaveText(/^\d+ /);
  const target = (await options(page).first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(panel(page)).toBeHidden();
  expect(calls).toBe(1);
});

test('where nothing is found, that is announced, Escape returns the focus, and the keyboard leads on to the check', async ({
  page,
}) => {
  await open(page, '/de/cht/About');
  for (const way of ['Escape', 'Enter'] as const) {
    await button(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('xyzxyz');
    await expect(panel(page).getByRole('status')).toHaveText('Nichts gefunden zu „xyzxyz“.');
    await expect(options(page)).toHaveCount(0);
    if (way === 'Enter') await panel(page).getByRole('link', { name: 'Pflichten prüfen' }).focus();
    else await expectAccessible(page);
    await page.keyboard.press(way);
    if (way === 'Escape') await expect(button(page)).toBeFocused();
  }
  await expect(page).toHaveURL('/de/cht/calculate');
  await expect(panel(page)).toBeHidden();
});

test('a call that hangs is reported as slow, one that fails is told and can be repeated, and one that a navigation cancels is not told', async ({
  page,
  problems,
}) => {
  const toast = page.getByText('系统错误，请联系管理员！');
  const gateway = await hang(page, call);
  await open(page, '/de');
  await button(page).click();
  await expect(panel(page).getByRole('status')).toHaveText('Die Leistungen werden geladen …');
  gateway.fail(503);
  await expect(panel(page).getByText('Die Leistungen konnten nicht geladen werden.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Systemfehler.' })).toBeVisible();
  await expect(toast).toHaveAttribute('lang', 'zh-Hans');
  await expectAccessible(page);
  await page.unroute(call);
  await panel(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(options(page).first()).toBeVisible();
  // The browser itself logs the status of a failed call.
  problems.wantStatus(503);

  await hang(page, call);
  await open(page, '/de');
  await button(page).click();
  await expect(panel(page).getByRole('status')).toHaveText('Die Leistungen werden geladen …');
  await open(page, '/de/cht/About');
  await expect(toast).toHaveCount(0);
});

test('a service that was found stands open and in view, with its country alone', async ({ page }) => {
  await open(page, '/');
  await button(page).click();
  await page.keyboard.type('registration austria');
  await expect(options(page).first()).toHaveAttribute('href', /^\/cht\/Services\/vat#service-\d+$/);
  const href = (await options(page).first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  const entry = page.locator(`#${href.split('#')[1]}`);
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
  await expect(page.locator('#AT')).toBeVisible();
  await expect(page.locator('#DE')).toBeHidden();
  await page.getByRole('link', { name: 'Show all countries' }).click();
  await expect(page.locator('#DE')).toBeVisible();
});

test('mistyped words and letters inside a word are found in what the CMS has, and each kind of result has a heading', async ({
  page,
}) => {
  await open(page, '/');
  await button(page).click();
  await field(page).fill('pakaging austria');
  await expect(options(page).first()).toContainText('Packaging Austria');
  await field(page).fill('vat');
  const articles = page.getByRole('group', { name: 'Articles' }).getByRole('option');
  await expect(articles.first()).toHaveAttribute('href', /\/\d+\.html$/);
  await field(page).fill('contact');
  const pages = page.getByRole('group', { name: 'Pages' }).getByRole('option');
  await expect(pages.first()).toHaveAttribute('href', '/cht/Contact');
  await field(page).fill('EPR');
  await expect(options(page).first()).toContainText('EPR France');
  await expect(options(page).filter({ hasText: 'Fiscal representative' }).first()).toBeAttached();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a German synonym leads to the service with its country', async ({ page }) => {
    await open(page, '/de');
    await button(page).click();
    await page.keyboard.type('MwSt Polen');
    const option = options(page).first();
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

test('the search of the questions finds by synonyms and mistyped words, offers more where it finds nothing, and says that a call failed', async ({
  page,
  problems,
}) => {
  await open(page, '/cht/commonQuestion');
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

  const gateway = await hang(page, '**/api/gateway/vat/qaQuestion/searchlist*');
  await search.getByRole('searchbox').fill('import');
  await expect(search.getByRole('status')).toHaveText('Searching …');
  gateway.fail();
  await expect(search.getByRole('status')).toHaveText(/is not available/);
  await expect(search.getByRole('searchbox')).toHaveValue('import');
  problems.wantStatus(504);
});

test('a search without result is counted, and marketers see it', async ({ page }) => {
  // Of letters alone, and of this run alone.
  const term = `zeppelin ${randomUUID().replace(/[^a-f]/g, '')}`;
  await open(page, '/');
  await button(page).click();
  const counted = page.waitForResponse('**/api/gateway/search/missed');
  await page.keyboard.type(term);
  expect((await counted).status()).toBe(200);
  const cms = await Cms.signIn();
  expect(await cms.searchMisses(term)).toEqual([{ language: 'en', count: 1 }]);
});

test('the back button closes the panel', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/cht\/About$/);
  await page.keyboard.press('/');
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(panel(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search opens and leads to all services', async ({ page }) => {
    await page.goto('/de/cht/About');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/cht\/Services\?$/);
  });
});
