import { type APIResponse, expect, test } from '@playwright/test';

import { required } from '../support/environment';
import { files, interfaces, pages, visitorPages } from '../support/gatewayAddresses';

const gateway = (path: string) => required('E2E_GATEWAY_URL') + path;

const multipart = 'multipart/form-data; boundary=x';
test('a malformed form is a 400 on every page', async ({ request }) => {
  for (const page of pages)
    for (const [type, data] of [
      [multipart, '--x\r\n'],
      [multipart, '{'],
      ['multipart/form-data', 'x'],
    ] as const) {
      const answer = await request.post(gateway(page), { headers: { 'content-type': type }, data });
      expect.soft(answer.status(), page).toBe(400);
      expect.soft(await answer.text(), page).toContain('Dieses Formular ist nicht lesbar.');
    }
});

test('a file answers GET and HEAD alone', async ({ request }) => {
  for (const file of files)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await request.fetch(gateway(file), { method });
      expect.soft(answer.status(), `${method} ${file}`).toBe(405);
      expect.soft(answer.headers().allow).toBe('GET, HEAD');
    }
});

const everywhere: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none';/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'cache-control': /./,
};

const expectHeaders = (answer: APIResponse, headers: Record<string, RegExp>) => {
  const given = answer.headers();
  for (const [name, value] of Object.entries(headers))
    expect.soft(given[name], `${name} of ${answer.url()}`).toMatch(value);
  expect.soft(given['x-powered-by'], answer.url()).toBeUndefined();
};

test('every address has every security header', async ({ request }) => {
  for (const path of [
    ...pages,
    ...interfaces,
    '/mark.svg',
    '/cms-api/nothing',
    '/cms-api/articles/abc',
    '/nothing',
    '/captcha/widget.js',
  ])
    expectHeaders(await request.get(gateway(path), { maxRedirects: 0 }), everywhere);
});

test('the admin has its own policy: only its own scripts, only the preview as a frame', async ({
  request,
}) => {
  const { 'content-security-policy': policy = '' } = (await request.get(gateway('/admin/login'))).headers();
  expect(policy).toMatch(/; script-src 'self' 'nonce-[\w+/=]+';/);
  expect(policy).toContain(`; frame-src 'self' ${required('E2E_SITE_URL')};`);
  expect(policy).toMatch(/; frame-ancestors 'self'/);
});

const ofVisitors: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self' 'nonce-[\w+/=]+'; style-src 'self' 'nonce-[\w+/=]+';.*base-uri 'none'.*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=31536000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cache-control': /^private, no-store$/,
};

test('the pages for visitors run only their own scripts and are stored nowhere', async ({ request }) => {
  for (const path of [...visitorPages, '/user/nothing', '/workPlace'])
    expectHeaders(await request.get(gateway(path), { maxRedirects: 0 }), ofVisitors);
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

test('the root is the start page of phones, and the admin keeps its address', async ({ request }) => {
  const root = await request.get(gateway('/'), { maxRedirects: 0 });
  expect(root.status()).toBe(200);
  expect(await root.text()).toContain('Start page for phones');
  const errorUrl = await request.get(gateway('/errorUrl'), { maxRedirects: 0 });
  expect(errorUrl.headers().location).toBe('/');
  expect((await request.get(gateway('/admin/login'))).status()).toBe(200);
});

test('the calendar file is for who is logged in alone', async ({ request }) => {
  expect((await request.get(gateway('/user/calendar.ics'), { maxRedirects: 0 })).status()).toBe(401);
});

test('no link on the pages for visitors is broken', async ({ request }) => {
  const ours = [required('E2E_GATEWAY_URL'), required('E2E_SITE_URL')].map((host) => new URL(host).origin);
  const links = new Set<string>();
  for (const page of visitorPages)
    for (const lang of ['en', 'de']) {
      const address = gateway(`${page}?lang=${lang}`);
      const html = await (await request.get(address)).text();
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)) {
        const link = new URL(href.replaceAll('&amp;', '&'), address);
        link.hash = '';
        if (ours.includes(link.origin)) links.add(link.href);
      }
    }
  expect(links.size).toBeGreaterThan(5);
  for (const link of links) expect.soft((await request.get(link)).status(), link).toBe(200);
});
