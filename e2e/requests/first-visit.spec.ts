import { devices, expect, test } from '@playwright/test';

import { required } from '../support/environment';
import { localised, locales } from '../support/routes';

// Shows (requirements, 1.4, 2.4, 4.2, 11.3 and 11.4).

/** Addresses of the registries' own networks. */
const from = { germany: '193.99.144.80', america: '8.8.8.8', nowhere: '203.0.113.7' };
const computer = devices['Desktop Chrome'].userAgent;
const phone = devices['iPhone 14'].userAgent;
const searchEngine = `${devices['Pixel 7'].userAgent} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`;
const tablet =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const perVisitor = { 'cache-control': 'private, no-store', vary: 'User-Agent, Cookie, Accept-Language' };

test('a first visit is led to its language by an answer that caches may not store, to a page that they may', async ({
  request,
}) => {
  for (const [address, language, expected] of [
    [from.germany, 'en-GB', 'de'],
    [from.america, 'de-DE', 'en'],
    [from.nowhere, 'de-AT', 'de'],
    [from.nowhere, 'fr-FR', 'en'],
  ] as const) {
    const headers = {
      ...html,
      'user-agent': computer,
      'x-forwarded-for': address,
      'accept-language': language,
    };
    const answer = await request.get('/?channelCode=fair', { headers, maxRedirects: 0 });
    if (expected === 'de') {
      expect(answer.status()).toBe(307);
      expect(answer.headers()).toMatchObject({ ...perVisitor, location: '/de?channelCode=fair' });
    } else expect(answer.status(), `${address}, ${language}`).toBe(200);
    const page = await request.get(localised('/', expected), { headers, maxRedirects: 0 });
    expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(page.headers()['set-cookie']).toBeUndefined();
  }
});

test('search engines, tablets, files and data are not redirected', async ({ request }) => {
  const german = { 'x-forwarded-for': from.germany, 'accept-language': 'de' };
  for (const locale of locales) {
    const headers = { ...html, ...german, 'user-agent': searchEngine };
    const answer = await request.get(localised('/cht/Services', locale), { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
  }
  const onTablet = { ...html, 'user-agent': tablet };
  expect((await request.get('/cht/price', { headers: onTablet, maxRedirects: 0 })).status()).toBe(200);
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/articles.xml',
    '/feed/news.xml',
    '/feed/deadlines/DE.ics',
    '/favicon.ico',
    '/api/gateway/business/merc/popMarket/list?popClient=1',
  ])
    for (const userAgent of [computer, phone]) {
      const headers = { ...html, ...german, 'user-agent': userAgent };
      expect((await request.get(path, { headers, maxRedirects: 0 })).status(), path).toBe(200);
    }
});

test('a phone is redirected to the mobile site in the language of the address', async ({ request }) => {
  const headers = { ...html, 'user-agent': phone };
  for (const locale of locales)
    for (const [path, expected] of [
      ['/', '/'],
      ['/companyEncy/1.html?channelCode=fair', '/?channelCode=fair'],
      ['/no-such-page', '/'],
      ['/errorUrl', '/errorUrl'],
    ] as const) {
      const answer = await request.get(localised(path, locale), { headers, maxRedirects: 0 });
      expect(answer.status(), path).toBe(307);
      const target = new URL(required('E2E_GATEWAY_URL') + expected);
      if (locale === 'de') target.searchParams.set('lang', locale);
      expect(answer.headers(), path).toMatchObject({ ...perVisitor, location: String(target) });
    }
});
