import { expect, request as requests, test } from '@playwright/test';

import { required } from '../support/environment';
import { malformedRequests } from '../support/malformedRequests';
import { described, sendAll } from '../support/rawRequest';

const gateway = (path: string) => required('E2E_GATEWAY_URL') + path;

/** One address of each kind that answers programs. */
const interfaces = [
  ...['/cms-api/articles', '/cms-api/articles/1', '/cms-api/globals/menu', '/cms-api/users/login'],
  ...['/cms-api/users/me', '/cms-api/media/file/a.webp', '/cms-api/access', '/health', '/openapi.json'],
  ...['/officialQuery/getCommon', '/vat/qaAnswerDetail/get/1', '/api/system/user/register', '/auth/logout'],
  ...['/captcha/work', '/captcha/puzzle', '/films/kompassa/vat-oss-ioss/captions/en.vtt'],
];
const pages = [
  '/',
  '/user/login',
  '/user/register',
  '/workPlace',
  '/page/Services',
  '/admin',
  '/admin/login',
];
const files = ['/mark.svg', '/brand/logo.svg'];

test('2,600 malformed requests to calls, pages, files and the CMS get no 5xx, and the gateway keeps answering', async ({
  request,
}) => {
  test.setTimeout(300_000);
  // Bypass the proxy with which other tests abort connections.
  const outcomes = await sendAll(
    required('E2E_CMS_URL'),
    malformedRequests([...interfaces, ...pages, ...files]),
  );
  expect(outcomes).toHaveLength(2_600);
  const failed = outcomes.filter(({ status }) => typeof status !== 'number' || status >= 500);
  expect(failed.map(described)).toEqual([]);
  expect((await request.get(gateway('/health'))).status()).toBe(200);
});

const multipart = 'multipart/form-data; boundary=x';
for (const page of pages)
  test(`a malformed form sent to ${page} is a 400`, async ({ request }) => {
    for (const [type, data] of [
      [multipart, '--x\r\n'],
      [multipart, '{'],
      ['multipart/form-data', 'x'],
    ] as const) {
      const answer = await request.post(gateway(page), { headers: { 'content-type': type }, data });
      expect.soft(answer.status()).toBe(400);
      expect.soft(await answer.text()).toContain('Dieses Formular ist nicht lesbar.');
    }
  });

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
  test(`${method} of a file is a 405`, async ({ request }) => {
    for (const file of files) {
      const answer = await request.fetch(gateway(file), { method });
      expect.soft(answer.status()).toBe(405);
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

for (const path of [
  ...pages,
  ...interfaces,
  '/mark.svg',
  '/cms-api/nothing',
  '/cms-api/articles/abc',
  '/nothing',
  '/captcha/widget.js',
])
  test(`${path} of the gateway has every security header`, async () => {
    const request = await requests.newContext();
    const answer = await request.get(gateway(path), { maxRedirects: 0 });
    const headers = answer.headers();
    for (const [name, value] of Object.entries(everywhere)) expect.soft(headers[name], name).toMatch(value);
    expect.soft(headers['x-powered-by']).toBeUndefined();
    await request.dispose();
  });

test('the admin has its own policy: only its own scripts, only the preview as a frame', async () => {
  const request = await requests.newContext();
  const { 'content-security-policy': policy = '' } = (await request.get(gateway('/admin/login'))).headers();
  expect(policy).toMatch(/; script-src 'self' 'nonce-[\w+/=]+';/);
  expect(policy).toContain(`; frame-src 'self' ${required('E2E_SITE_URL')};`);
  expect(policy).toMatch(/; frame-ancestors 'self'/);
  await request.dispose();
});
