import { createHash } from 'node:crypto';

import { expect, test, type APIResponse } from '@playwright/test';

import { earlyScript } from '@/services/config/earlyScript';

import { locales } from '../support/routes';

/** One of each kind: pages that are built, that are rendered on request, that do not exist, files and calls. */
const addresses = [
  '/',
  '/de/cht/Services',
  '/cht/calculate',
  '/no-such-page',
  '/de/companyEncy/999999999.html',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemap/articles.xml',
  '/feed/articles.xml',
  '/feed/news.xml',
  '/feed/deadlines/DE.ics',
  '/samples/sales-data.csv',
  '/cards/sell-in-germany.png',
  '/api/no-such-call',
  '/healthz',
  '/readyz',
];

const expected: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self'(?! 'unsafe)[^;]*;.*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=(31536000|[4-9]\d{7,}).*includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

const expectHeaders = (answer: APIResponse) => {
  const headers = answer.headers();
  for (const [name, value] of Object.entries(expected))
    expect.soft(headers[name], `${name} of ${answer.url()}`).toMatch(value);
  expect.soft(headers['x-powered-by'], answer.url()).toBeUndefined();
};

test('every kind of address carries the security headers', async ({ request }) => {
  for (const address of addresses) expectHeaders(await request.get(address));
});

const browser = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
const phone = {
  ...browser,
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari',
};

test('every redirect carries the security headers', async ({ request }) => {
  for (const [what, path, sent] of [
    ['a trailing slash', '/cht/Services/', {}],
    ['a trailing slash, in German', '/de/', {}],
    ['a trailing slash after a call', '/api/freshness/', {}],
    ['a trailing slash after a file', '/_next/static/', {}],
    ['two slashes', '/cht//Services', {}],
    ['another case', '/CHT/services', {}],
    ['the address of the error page', '/errorUrl', {}],
    ['the language of the browser', '/cht/Services', { ...browser, 'accept-language': 'de' }],
    ['the mobile site', '/cht/Services', phone],
  ] as const) {
    const answer = await request.get(path, { headers: sent, maxRedirects: 0 });
    expect([307, 308], what).toContain(answer.status());
    expectHeaders(answer);
  }
});

test('scripts of the build carry the security headers, and pages have one inline script, whose hash the policy names', async ({
  request,
}) => {
  const home = await request.get('/');
  const html = await home.text();
  const script = /<script[^>]+src="([^"]+)"/.exec(html)?.[1] ?? '';
  expectHeaders(await request.get(script));
  // JSON-LD and Next's data are data; the browser does not run them.
  const inline = [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)];
  expect(inline.map(([, text]) => text)).toEqual([earlyScript]);
  const hash = createHash('sha256').update(earlyScript).digest('base64');
  expect(home.headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
});

test('security.txt links to the page on reporting in both languages', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  const policies = [...text.matchAll(/^Policy: (.+)$/gm)].map(([, address = '']) => address);
  expect(policies).toHaveLength(locales.length);
  for (const policy of policies) expect((await request.get(policy)).status(), policy).toBe(200);
});

for (const file of ['/sitemap.xml', '/sitemap/pages.xml', '/feed/articles.xml', '/de/feed/news.xml'])
  test(`${file} is sent once, and then 304 until it changes`, async ({ request }) => {
    const { etag = '' } = (await request.get(file)).headers();
    const again = await request.get(file, { headers: { 'If-None-Match': etag } });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  });
