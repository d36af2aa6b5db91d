import { localised, locales, resolveRoute, routes } from '../support/routes';
import { expect, test } from '../support/test';

const others = [
  '/no-such-page',
  '/companyEncy/999999999.html',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/api/no-such-call',
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

for (const route of [...routes, ...others]) {
  test(`${route} carries the security headers`, async ({ request }) => {
    const path = await resolveRoute(request, route);
    for (const locale of locales) {
      const headers = (await request.get(localised(path, locale))).headers();
      for (const [name, value] of Object.entries(expected)) expect.soft(headers[name], name).toMatch(value);
      expect.soft(headers['x-powered-by']).toBeUndefined();
    }
  });
}

test('a script of the build carries them too, and no page has one inline', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /<script[^>]+src="([^"]+)"/.exec(html)?.[1] ?? '';
  const headers = (await request.get(script)).headers();
  for (const [name, value] of Object.entries(expected)) expect.soft(headers[name], name).toMatch(value);
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(
    ([, attributes = '']) => attributes,
  );
  // Data is no script: the browser does not run it.
  expect(inline.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes))).toEqual([]);
});

test('security.txt leads to the page on reporting, in both languages', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  const policies = [...text.matchAll(/^Policy: (.+)$/gm)].map(([, address = '']) => address);
  expect(policies).toHaveLength(locales.length);
  for (const policy of policies) expect((await request.get(policy)).status(), policy).toBe(200);
});
