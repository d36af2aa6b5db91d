import { devices } from '@playwright/test';

import { required } from '../support/environment';
import { localised, locales } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 1.4, 2.4, 4.2, 7.6, 11.3 and 11.4).

/** Addresses of the registries' own networks. */
const from = { germany: '193.99.144.80', america: '8.8.8.8', nowhere: '203.0.113.7' };
const computer = devices['Desktop Chrome'].userAgent;
const phone = devices['iPhone 14'].userAgent;
const searchEngine = `${devices['Pixel 7'].userAgent} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`;
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const perVisitor = { 'cache-control': 'private, no-store', vary: 'User-Agent, Cookie, Accept-Language' };

test.describe('a first visit', () => {
  for (const [name, address, browser, expected] of [
    ['from Germany with an English browser', from.germany, 'en-GB', 'de'],
    ['from America with a German browser', from.america, 'de-DE', 'en'],
    ['from an unknown country with a German browser', from.nowhere, 'de-AT', 'de'],
    ['from an unknown country with a French browser', from.nowhere, 'fr-FR', 'en'],
  ] as const) {
    test(`${name} is in ${expected}, and nothing is stored`, async ({ browser: chromium }) => {
      const context = await chromium.newContext({
        locale: browser,
        extraHTTPHeaders: { 'x-forwarded-for': address },
      });
      const page = await context.newPage();
      await page.goto('/cht/Services?tabIndex=1#vat');
      const { pathname, search, hash } = new URL(page.url());
      expect(pathname + search + hash).toBe(localised('/cht/Services', expected) + '?tabIndex=1#vat');
      await expect(page.locator('html')).toHaveAttribute('lang', expected);
      expect(await context.cookies()).toEqual([]);
      await context.close();
    });
  }

  test('is redirected by a response that caches may not store, to a page that they may', async ({
    request,
  }) => {
    const headers = { ...html, 'user-agent': computer, 'x-forwarded-for': from.germany };
    const answer = await request.get('/?channelCode=fair', { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers()).toMatchObject({ ...perVisitor, location: '/de?channelCode=fair' });
    for (const path of ['/de', '/de/cht/Services']) {
      const page = await request.get(path, { headers, maxRedirects: 0 });
      expect(page.headers()['cache-control'], path).toMatch(
        /^public, max-age=0, must-revalidate, s-maxage=\d+$/,
      );
      expect(page.headers()['set-cookie'], path).toBeUndefined();
    }
  });

  test('does not redirect search engines, files and data', async ({ request }) => {
    const german = { 'x-forwarded-for': from.germany, 'accept-language': 'de' };
    const engine = { ...html, ...german, 'user-agent': searchEngine };
    for (const locale of locales) {
      const answer = await request.get(localised('/cht/Services', locale), {
        headers: engine,
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    }
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/feed/news.xml',
      '/favicon.ico',
      '/api/gateway/business/merc/popMarket/list?popClient=1',
    ])
      for (const userAgent of [computer, phone]) {
        const headers = { ...html, ...german, 'user-agent': userAgent };
        const answer = await request.get(path, { headers, maxRedirects: 0 });
        expect(answer.status(), path).toBe(200);
      }
  });
});

test('a link inside the site and a chosen language are not redirected', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': from.germany },
  });
  const page = await context.newPage();
  await page.goto('/cht/About');
  await expect(page).toHaveURL(/\/de\/cht\/About$/);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /Sprache wählen/ }).hover();
  await header.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/cht/About');

  const { hostname } = new URL(page.url());
  const choose = (value: string) =>
    context.addCookies([{ name: 'i18n_redirected', value, domain: hostname, path: '/' }]);
  await choose('en');
  await page.goto('about:blank');
  await page.goto('/cht/price');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('about:blank');
  await page.goto('/de/cht/price');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await choose('de');
  await page.goto('about:blank');
  await page.goto('/cht/price?x=1');
  expect(new URL(page.url()).pathname).toBe('/de/cht/price');
  await context.close();
});

for (const locale of locales) {
  test(`a phone is redirected to the mobile site and stays there, in ${locale}`, async ({
    browser,
    request,
  }) => {
    const mobile = required('E2E_GATEWAY_URL');
    const headers = { ...html, 'user-agent': phone };
    for (const [path, expected] of [
      ['/', '/'],
      ['/cht/Services', '/'],
      ['/companyEncy/1.html?channelCode=fair', '/?channelCode=fair'],
      ['/no-such-page', '/'],
      ['/errorUrl', '/errorUrl'],
    ] as const) {
      const answer = await request.get(localised(path, locale), { headers, maxRedirects: 0 });
      expect(answer.status(), path).toBe(307);
      const target = new URL(mobile + expected);
      if (locale === 'de') target.searchParams.set('lang', locale);
      expect(answer.headers(), path).toMatchObject({ ...perVisitor, location: String(target) });
    }
    const context = await browser.newContext({
      ...devices['iPhone 14'],
      defaultBrowserType: undefined,
      // The language of the address counts, not that of the browser.
      locale: 'en-GB',
    } as object);
    const page = await context.newPage();
    for (const path of ['/cht/Services', '/errorUrl']) {
      await page.goto(localised(path, locale));
      await expect(page).toHaveURL(locale === 'de' ? `${mobile}/?lang=de` : `${mobile}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    }
    // No link on the page leads back into the redirect.
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((href) => href.startsWith(required('E2E_SITE_URL')))).toEqual([]);
    await context.close();
  });
}

test('a small window and a tablet in desktop mode get the site', async ({ request, page }) => {
  const tablet =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
  const answer = await request.get('/cht/price', {
    headers: { ...html, 'user-agent': tablet },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cht/price');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
