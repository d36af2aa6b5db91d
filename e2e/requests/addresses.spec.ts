import { request as ask } from 'node:http';

import { expect, test } from '@playwright/test';

import { required } from '../support/environment';
import { localised, locales } from '../support/routes';

// Shows (requirements, 2.4, 2.9 and 8.3).

const notFound = {
  en: 'There is no page at this address',
  de: 'Unter dieser Adresse gibt es keine Seite',
};

/** Without the fetch of a browser, which mends addresses and refuses methods. */
const statusOf = (path: string, method: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(required('E2E_SITE_URL'));
    const asked = ask({ hostname, port, method, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });

test('an unknown path is a 404 with a link to home, in both languages', async ({ request }) => {
  for (const locale of locales)
    for (const path of [
      '/no-such-page',
      '/.env',
      '/cht/NoSuchPage',
      '/cht/hot/module/other',
      '/cht/hot/newcomerActivities/a/b',
      '/companyEncy/abc.html',
      '/companyEncy/999999999.html',
      '/information/999999',
      '/information/1e3',
      '/questionAnswer/999999',
      '/cht/calculate/abc',
      '/cht/xmsailSchool/other',
      '/cht/Services/nothing',
      '/custom/no-such-campaign',
      '/custom/a_b',
      `/trends/${'9'.repeat(40)}.html`,
    ]) {
      const answer = await request.get(localised(path, locale), { maxRedirects: 0 });
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      expect(html, path).toMatch(/<[^>]* lang="?zh-Hans"?[^>]*>哎呀，页面错误~</);
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${notFound[locale]}<`));
      expect(html, path).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    }
});

test('an address in the wrong case redirects permanently to the page, in both languages', async ({
  request,
}) => {
  for (const locale of locales) {
    for (const [typed, right] of [
      ['/cht/services', '/cht/Services'],
      ['/CHT/aboutus', '/cht/aboutUs'],
      ['/cht/incorporation/incorporationhk', '/cht/Incorporation/IncorporationHK'],
      ['/cht/xmsailschool/TRENDS', '/cht/xmsailSchool/trends'],
      ['/companyency/1.html', '/companyEncy/1.html'],
      ['/cht/hot/module/hotmodal?channelCode=fair&x=1', '/cht/hot/module/hotModal?channelCode=fair&x=1'],
    ] as const) {
      const answer = await request.get(localised(typed, locale), { maxRedirects: 0 });
      expect(answer.status(), typed).toBe(308);
      expect(answer.headers().location, typed).toBe(localised(right, locale));
    }
    const there = await request.get(localised('/cht/services?x=1', locale));
    expect([there.status(), new URL(there.url()).search]).toEqual([200, '?x=1']);
  }
});

test('/errorUrl redirects to home at once, in both languages', async ({ request }) => {
  for (const locale of locales) {
    const answer = await request.get(localised('/errorUrl', locale), { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(localised('/', locale));
    const html = await answer.text();
    expect(html, 'in the blank layout').toMatch(/<main[^>]*>/);
    expect(html).not.toMatch(/<(header|footer|nav)[ >]/);
  }
});

test('an unknown method is refused, and a malformed address is not redirected', async ({ request }) => {
  for (const path of ['/', '/de/cht/Services', '/no-such-page', '/api/gateway/auth/logout'])
    for (const method of ['TRACE', 'PATCH', 'DELETE']) {
      const status = await statusOf(path, method);
      expect([404, 405], `${method} ${path}: ${status}`).toContain(status);
    }
  expect(await statusOf('/', 'TRACE')).toBe(405);
  for (const path of ['/%', '/de/%', '/%E0%A4%A', '/cht/%ff', '/cht/Services/%?x=%', '/custom/%'])
    expect(await statusOf(path, 'GET'), path).toBe(404);
  expect((await request.get('/cht/%53ervices')).status()).toBe(200);
});
