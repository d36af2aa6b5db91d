import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { environment, required } from '../support/environment';

// Shows (requirements, 5.2, 6.2 and 10.1).

const proxyPath = '/api/gateway';
const popMarket = `${proxyPath}/business/merc/popMarket/list`;
const count = `${proxyPath}/order/sysPosterConfig/incrCount`;
const record = `${proxyPath}/api/system/api/visitor/record`;
const ours = () => ({ origin: required('E2E_SITE_URL') });
const refusal = (code: number) => ({ code, msg: expect.any(String) as unknown, data: null });

test('a read returns the envelope of the gateway, in the language of the page', async ({ request }) => {
  const names = [];
  for (const language of ['en', 'de']) {
    const answer = await request.get(`${proxyPath}/officialQuery/getCommoditySearch`, {
      headers: { 'accept-language': language },
    });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { code, data } = (await answer.json()) as {
      code: number;
      data: { allService: { menuName: string }[] };
    };
    expect(code).toBe(0);
    names.push(data.allService.map(({ menuName }) => menuName).join());
  }
  expect(new Set(names).size).toBe(2);
});

test('a page of the site may write, a page of another origin may not', async ({ request }) => {
  const visit = { path: '/', language: 'en' };
  expect((await request.post(record, { headers: ours(), data: visit })).status()).toBe(200);
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { ...ours(), 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const answer = await request.post(record, { headers, data: visit });
    expect(answer.status(), JSON.stringify(headers)).toBe(403);
    expect(await answer.json()).toEqual(refusal(403));
  }
});

test('what is not in the table, another method and what is no JSON is refused', async ({ request }) => {
  const unknown = await request.get(`${proxyPath}/x/..%2f..%2fcms-api/users`, { maxRedirects: 0 });
  expect(unknown.status()).toBe(404);
  expect(await (await request.get(`${proxyPath}/admin`)).json()).toEqual(refusal(404));
  const method = await request.post(popMarket, { headers: ours() });
  expect([method.status(), method.headers().allow]).toEqual([405, 'GET']);
  const form = { ...ours(), 'content-type': 'application/x-www-form-urlencoded' };
  expect((await request.post(count, { headers: form, data: 'id=1' })).status()).toBe(415);
  const large = JSON.stringify({ id: 'x'.repeat(70_000) });
  const json = { ...ours(), 'content-type': 'application/json' };
  expect((await request.post(count, { headers: json, data: large })).status()).toBe(413);
  const long = await request.get(`${popMarket}?popClient=${'1'.repeat(3_000)}`);
  expect(long.status()).toBe(414);
  const wrong = await request.get(`${popMarket}?popClient=2`);
  expect(await wrong.json(), 'an error of the gateway').toEqual({
    code: 400,
    msg: 'Parameter "popClient" must be 1.',
    data: null,
  });
});

test('too many calls of one visitor answer 429 with the time to wait', async ({ request }) => {
  // The site of the tests trusts one proxy, so that each test may be a visitor of its own.
  const visitor = { 'x-forwarded-for': '203.0.113.77' };
  const statuses = [];
  for (let i = 0; i < 62; i++)
    statuses.push((await request.get(`${popMarket}?popClient=1`, { headers: visitor })).status());
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(60)).toEqual([429, 429]);
  const answer = await request.get(`${popMarket}?popClient=1`, { headers: visitor });
  expect(await answer.json()).toEqual(refusal(429));
  const wait = Number(answer.headers()['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await request.get(`${popMarket}?popClient=1`)).status(), 'somebody else').toBe(200);
});

test('an expired login is cleared, and only the site itself can log out', async ({ request }) => {
  const info = `${proxyPath}/api/system/user/info`;
  const cookie = 'loginCode=no-such-session; isGWLogin=1';
  const dead = await request.get(info, { headers: { cookie } });
  expect(dead.status()).toBe(401);
  expect(await dead.json()).toEqual(refusal(401));
  const set = dead.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(set.map(({ value }) => value)).toEqual([
    'loginCode=; Max-Age=0; HttpOnly; Path=/; SameSite=Lax',
    'isGWLogin=0; Path=/; SameSite=Lax',
  ]);
  const foreign = await request.post(`${proxyPath}/auth/logout`, {
    headers: { cookie, origin: 'https://evil.example' },
    data: {},
  });
  expect(foreign.status()).toBe(403);
  expect(foreign.headers()['set-cookie']).toBeUndefined();
});

test('no script of the build contains the secret, the token or the signing code', () => {
  const folder = path.join(environment.distDir, 'static');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(10);
  const forbidden = [
    required('E2E_GATEWAY_SECRET'),
    'GATEWAY_SECRET',
    'loginCode',
    'HmacSHA256',
    'signature:',
  ];
  const found = scripts.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return forbidden.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
