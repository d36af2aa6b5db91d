import { test as plainTest } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { required } from '../support/environment';
import { locales } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 1.4, 2.12 and 12.7).

const gateway = (path: string) => required('E2E_GATEWAY_URL') + path;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

const pages = [
  '/',
  '/user/register',
  '/user/login',
  '/user/forgotten',
  '/user/confirm',
  '/page/Services',
  '/page/Imprint',
];
const widths = [360, 768, 1280];

for (const path of pages)
  for (const locale of locales)
    test(`${path} of the gateway is accessible and fits in ${locale}`, async ({ page }) => {
      await page.goto(gateway(`${path}?lang=${locale}`));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectAccessible(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });

// The browser logs a 404 to the console, which the other test would report as a problem.
plainTest('an unknown page of the account returns 404 in the design of the gateway', async ({ page }) => {
  const answer = await page.goto(gateway('/user/nothing'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('哎呀，页面错误~')).toBeVisible();
  await expectAccessible(page);
});

const expected: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self' 'nonce-[\w+/=]+'; style-src 'self';.*base-uri 'none'.*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=31536000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cache-control': /^private, no-store$/,
};

for (const path of [...pages, '/user/nothing', '/workPlace'])
  test(`${path} of the gateway carries the security headers`, async ({ request }) => {
    const headers = (await request.get(gateway(path), { maxRedirects: 0 })).headers();
    for (const [name, value] of Object.entries(expected)) expect.soft(headers[name], name).toMatch(value);
    expect.soft(headers['x-powered-by']).toBeUndefined();
  });

test('pages accept GET, forms accept POST, and every other method is refused', async ({ request }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])
    expect((await request.fetch(gateway('/user/login'), { method })).status(), method).toBe(405);
});

test('another origin cannot log a visitor out', async ({ request }) => {
  const send = (headers?: Record<string, string>) =>
    request.post(gateway('/user/logout'), { headers, maxRedirects: 0 });
  expect((await send()).status()).toBe(403);
  expect((await send({ Origin: 'https://evil.example' })).status()).toBe(403);
  expect((await send({ Origin: required('E2E_GATEWAY_URL') })).status()).toBe(303);
});

test('the root is the mobile home page, and the admin keeps its address', async ({ request }) => {
  const root = await request.get(gateway('/'), { maxRedirects: 0 });
  expect(root.status()).toBe(200);
  expect(await root.text()).toContain('Sell across Europe');
  const errorUrl = await request.get(gateway('/errorUrl'), { maxRedirects: 0 });
  expect(errorUrl.headers().location).toBe('/');
  expect((await request.get(gateway('/admin/login'))).status()).toBe(200);
});

test('no link for phones opens the site, which would redirect it back, and no link is broken', async ({
  request,
}) => {
  const headers = { 'User-Agent': phone };
  const seen = new Set(['/']);
  const problems: string[] = [];
  for (const path of seen) {
    const answer = await request.get(gateway(path), { headers });
    if (!answer.ok()) problems.push(`${path}: ${answer.status()}`);
    for (const [, href = ''] of (await answer.text()).matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), gateway(path));
      if (url.origin === required('E2E_SITE_URL')) problems.push(`${path} leads to ${href}`);
      else if (url.origin === required('E2E_GATEWAY_URL') && !url.searchParams.has('lang'))
        seen.add(url.pathname + url.search);
    }
  }
  expect(problems).toEqual([]);
  expect(seen.size).toBeGreaterThan(15);
});

test('other devices get links to the site in their language', async ({ page }) => {
  await page.goto(gateway('/?lang=de'));
  await expect(page.getByRole('link', { name: 'Website' })).toHaveAttribute(
    'href',
    `${required('E2E_SITE_URL')}/de`,
  );
});
