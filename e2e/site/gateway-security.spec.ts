import { expect, request as requests, test } from '@playwright/test';

import { required } from '../support/environment';
import { files, interfaces, pages } from '../support/gatewayAddresses';

const gateway = (path: string) => required('E2E_GATEWAY_URL') + path;

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
