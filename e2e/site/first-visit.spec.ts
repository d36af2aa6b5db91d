import { devices } from '@playwright/test';

import { required } from '../support/environment';
import { expect, test } from '../support/test';

// Shows (requirements, 2.4, 4.2 and 7.6).

/** An address of a registry's own network. */
const germany = '193.99.144.80';

test('a first visit from Germany is in German, stores nothing, and a link and a chosen language are not redirected', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'en-GB',
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': germany },
  });
  const page = await context.newPage();
  await page.goto('/cht/About?x=1#data');
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe('/de/cht/About?x=1#data');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await context.cookies()).toEqual([]);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /Sprache wählen/ }).hover();
  await header.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/cht/About');

  const choose = (value: string) =>
    context.addCookies([{ name: 'i18n_redirected', value, url: required('E2E_SITE_URL') }]);
  for (const [chosen, path, language] of [
    ['en', '/cht/price', 'en'],
    ['en', '/de/cht/price', 'de'],
    ['de', '/cht/price?x=1', 'de'],
  ] as const) {
    await choose(chosen);
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await context.close();
});

test('a phone is on the mobile site in the language of the address, and its links and those of the site open the site', async ({
  browser,
}) => {
  const mobile = required('E2E_GATEWAY_URL');
  const context = await browser.newContext({
    ...devices['iPhone 14'],
    defaultBrowserType: undefined,
    // The language of the address counts, not that of the browser.
    locale: 'en-GB',
    javaScriptEnabled: false,
  } as object);
  const page = await context.newPage();
  for (const path of ['/de/cht/Services?x=1', '/de/errorUrl']) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.origin === mobile && url.pathname === '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  }
  await page.goto('/de/cht/Services?x=1');
  await page.getByRole('link', { name: 'Zur Website' }).click();
  // Without scripts a browser asks for every picture of a page at once.
  const opens = async (address: string) =>
    page.waitForURL(required('E2E_SITE_URL') + address, { waitUntil: 'commit' });
  await opens('/de?x=1');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await opens('/de/cht/Imprint');
  await context.close();
});
