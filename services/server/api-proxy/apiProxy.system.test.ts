import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

import fc from 'fast-check';

import { exampleOf } from '@/services/fixtures/examples';
import { createProxyCall } from '@/services/gateway/proxyCall';
import { createSignedRequest } from '@/services/gateway/signedRequest';

import { createApiProxy, type ApiProxySettings } from './apiProxy';

// Shows (requirements, 6.2, 7.1, 9.6, 10.1 and 10.2).

const siteUrl = 'https://www.example.com';
const secret = 'a-secret-of-the-gateway';
const token = 'token-of-the-session';

interface Received {
  incoming: IncomingMessage;
  body: string;
}
let servers: Server[] = [];
let received: Received[] = [];
let logged: unknown[] = [];

type Handler = (incoming: IncomingMessage, response: ServerResponse) => void | Promise<void>;

async function listen(listener: Handler): Promise<number> {
  const server = createServer((incoming, response) => void listener(incoming, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** An API proxy in front of a gateway that answers as it is told; gives the port it listens on. */
async function doorTo(
  gateway: RequestListener,
  { deadlineMs = 20_000, ...settings }: Partial<ApiProxySettings> & { deadlineMs?: number } = {},
): Promise<number> {
  const upstream = await listen(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({ incoming, body: Buffer.concat(chunks).toString() });
    gateway(incoming, response);
  });
  const send = createSignedRequest({
    host: `http://127.0.0.1:${upstream}`,
    secret,
    hash: 'sha256',
    version: '1.0',
    // Longer than a test may take: what ends earlier has ended at the proxy's deadline.
    timeoutMs: 120_000,
    platform: { platformType: 'web', platformName: 'kompassa-site', systemType: '01' },
    sender: 'visitors',
    concurrency: 50,
    queueLength: 200,
  });
  return listen(
    createApiProxy({
      call: createProxyCall(send, deadlineMs),
      siteUrl,
      trustedHops: 0,
      cookieDomain: undefined,
      log: (error) => logged.push(error),
      ...settings,
    }),
  );
}

const answering =
  (body: unknown, status = 200, headers: Record<string, string | string[]> = {}): RequestListener =>
  (_incoming, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const success = (data: unknown, headers = {}) => answering({ code: 0, msg: 'success', data }, 200, headers);
const popUp = success(exampleOf('popMarketList'));

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

async function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Options = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/gateway${path}`, {
    method,
    headers: {
      connection: 'close',
      ...(method === 'POST' && { origin: siteUrl, 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: JSON.parse(text) as { code: number; msg: string; data: unknown },
  };
}
const post = (port: number, path: string, options: Options = {}) =>
  ask(port, path, { method: 'POST', body: {}, ...options });

const popMarket = '/business/merc/popMarket/list';
const count = '/order/sysPosterConfig/incrCount';

beforeEach(() => {
  [servers, received, logged] = [[], [], []];
});
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the API proxy', () => {
  it('returns the gateway’s status and body', async () => {
    const data = exampleOf('popMarketList');
    const more = data.map((activity) => ({ ...activity, newField: 1 }));
    const port = await doorTo(answering({ code: 0, msg: '操作成功', data: more }));
    const { status, body, headers } = await ask(port, `${popMarket}?popClient=1`);
    expect(status).toBe(200);
    expect(body).toEqual({ code: 0, msg: '操作成功', data: more });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['HTTP 409 with an envelope', 409, 409],
    ['an error code with HTTP 200', 200, 1],
  ])('passes on %s unchanged', async (_case, status, code) => {
    const refusal = { code, msg: 'Parameter "popClient" must be 1.', data: null };
    const answer = await ask(await doorTo(answering(refusal, status)), popMarket);
    expect(answer).toMatchObject({ status, body: refusal });
  });

  it('passes on the gateway’s Retry-After header', async () => {
    const refusal = { code: 429, msg: 'Too many.', data: null };
    const port = await doorTo(answering(refusal, 429, { 'Retry-After': '42' }));
    const { status, headers } = await ask(port, popMarket);
    expect([status, headers.get('retry-after')]).toEqual([429, '42']);
  });

  it.each([
    ['HTTP 500 with a stack trace', answering('<pre>NullPointerException at com.internal', 500), 503],
    ['code 500 with HTTP 200', answering({ code: 500, msg: 'at com.internal', data: null }), 503],
    ['HTML instead of JSON', answering('<html>nginx.internal'), 502],
    ['a 404 without an envelope', answering('<html>internal', 404), 502],
    ['a redirect with an envelope', answering({ code: 302, msg: 'internal', data: null }, 302), 502],
    ['a rejected signature', answering({ code: 401, msg: 'internal clock', data: null }, 401), 502],
    ['data that violates the contract', success([{ id: 1, popContent: 'internal' }]), 502],
    ['a broken connection', (incoming) => incoming.socket.destroy(), 503],
  ])('hides the details of %s', async (_case, gateway, expected) => {
    const { status, body, text, headers } = await ask(await doorTo(gateway), popMarket);
    expect(status).toBe(expected);
    expect(body).toEqual({ code: expected, msg: expect.stringMatching(/^The gateway /), data: null });
    expect(text).not.toMatch(/internal/i);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged, Object.getOwnPropertyNames(logged[0]))).not.toContain(secret);
  });

  it('drops the data of an error answer', async () => {
    const port = await doorTo(answering({ code: 400, msg: 'No.', data: { trace: 'internal' } }, 400));
    expect((await ask(port, popMarket)).body).toEqual({ code: 400, msg: 'No.', data: null });
  });
});

describe('a call that counts people', () => {
  const read = { path: '/cht/price', language: 'en' };
  const browser =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const agents: [string, string, number][] = [
    ['a browser', browser, 1],
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
  ];
  it.each(agents)('reaches the gateway for %s as often as it should', async (_who, agent, times) => {
    const port = await doorTo(success(true));
    const { body } = await post(port, '/statistics/read', { body: read, headers: { 'user-agent': agent } });
    expect(body).toMatchObject({ code: 0, data: true });
    expect(received).toHaveLength(times);
    // Nothing of the browser travels on.
    expect(received.map(({ incoming }) => incoming.headers['user-agent'] ?? '').join()).not.toContain(
      'Chrome',
    );
  });
});

describe('the request to the gateway', () => {
  it('is signed and carries the headers of the visit', async () => {
    const port = await doorTo(popUp, { trustedHops: 1 });
    await ask(port, `${popMarket}?popClient=%20%F0%9F%99%82%201`, {
      headers: {
        'accept-language': 'de',
        title: '%C3%9Cber%20uns',
        'source-title': 'Home',
        'distinct-id': 'd-1',
        'first-id': 'f-1',
        systemType: '04',
        'x-forwarded-for': '198.51.100.1, 203.0.113.7',
        cookie: `loginCode=${token}`,
        'x-anything': 'else',
      },
    });
    const incoming = received[0]?.incoming;
    expect(incoming?.url).toBe(`${popMarket}?popClient=1`);
    expect(incoming?.headers).toMatchObject({
      'accept-language': 'de',
      title: '%C3%9Cber%20uns',
      'source-title': 'Home',
      'distinct-id': 'd-1',
      'first-id': 'f-1',
      systemtype: '04',
      'current-systemtype': '04',
      'x-forwarded-for': '203.0.113.7',
      'platform-type': 'web',
      version: '1.0',
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    for (const name of ['cookie', 'token', 'x-anything', 'origin'])
      expect(incoming?.headers[name]).toBeUndefined();
  });

  it('has a JSON body', async () => {
    const port = await doorTo(success(exampleOf('countPosterClick')));
    expect((await post(port, count, { body: { id: 3, note: ' x🙂 ' } })).status).toBe(200);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ id: 3, note: 'x' });
  });
});

describe('the API proxy refuses', () => {
  const envelope = (code: number) => ({ code, msg: expect.stringMatching(/\w+\.$/), data: null });

  it.each([
    ['an unknown path', '/officialQuery/getCommon', 'GET'],
    ['a path of the CMS', '/cms-api/users', 'POST'],
    ['a path below a known path', `${popMarket}/x`, 'GET'],
    ['an encoded path', popMarket.replace('popMarket', 'pop%4Darket'), 'GET'],
    ['a path with ..', `/x/..%2f${popMarket}`, 'GET'],
  ])('%s with 404', async (_case, path, method) => {
    expect(await ask(await doorTo(popUp), path, { method })).toMatchObject({
      status: 404,
      body: envelope(404),
    });
    expect(received).toEqual([]);
  });

  it.each([
    ['POST', popMarket, 'GET'],
    ['GET', count, 'POST'],
  ])('%s of %s with 405', async (method, path, allowed) => {
    const answer = await ask(await doorTo(popUp), path, { method });
    expect(answer).toMatchObject({ status: 405, body: envelope(405) });
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(received).toEqual([]);
  });

  it('a write from a foreign origin with 403', async () => {
    const answer = await post(await doorTo(popUp), count, { headers: { origin: 'https://evil.example' } });
    expect(answer).toMatchObject({ status: 403, body: envelope(403) });
    expect(received).toEqual([]);
  });

  it('a body that is a form with 415', async () => {
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'id=3' };
    expect(await post(await doorTo(popUp), count, form)).toMatchObject({ status: 415, body: envelope(415) });
    expect(received).toEqual([]);
  });

  it('a repeated parameter with 400', async () => {
    const answer = await ask(await doorTo(popUp), `${popMarket}?popClient=1&popClient=2`);
    expect(answer).toMatchObject({ status: 400, body: envelope(400) });
    expect(received).toEqual([]);
  });
});

it('answers any request with the envelope and never with a server error', async () => {
  const port = await listen(
    createApiProxy({
      call: () =>
        Promise.resolve({
          status: 200,
          body: { code: 0, msg: '', data: 1 },
          cookies: [],
          retryAfter: undefined,
        }),
      siteUrl,
      trustedHops: 1,
      cookieDomain: undefined,
      log: (error) => logged.push(error),
    }),
  );
  const path = fc.oneof(fc.constantFrom(popMarket, count, '/api/system/user/register'), fc.webPath());
  const query = fc.oneof(fc.webQueryParameters(), fc.string({ unit: fc.constantFrom(...'%=&a0[]+;') }));
  const body = fc.oneof(fc.json(), fc.string());
  const asked = fc.asyncProperty(
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
    path,
    query,
    body,
    async (method, pathname, search, sentBody) => {
      const answer = await ask(port, `${pathname}?${search}`, {
        method,
        headers: { origin: siteUrl, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: sentBody }),
      });
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).toEqual({
        code: expect.any(Number),
        msg: expect.any(String),
        data: answer.body.data,
      });
    },
  );
  await fc.assert(asked, { numRuns: 60 });
  expect(logged).toEqual([]);
});

it('lets each network try 60 ids of saved reports a minute, whatever addresses it claims to have', async () => {
  const none = answering({ code: 404, msg: 'There is no such report.', data: null }, 404);
  const port = await doorTo(none, { trustedHops: 1 });
  const read = (address: string, path = '/vat/mcSurveyReport/get?id=k7mp4xwq9dnt') =>
    ask(port, path, { headers: { 'x-forwarded-for': address } });
  for (let i = 0; i < 60; i++) expect((await read(`198.51.100.${i}, 2001:db8::${i}`)).status).toBe(404);
  const { status, headers, body } = await read('2001:db8::ffff');
  expect([status, body.code]).toEqual([429, 429]);
  const wait = Number(headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(received).toHaveLength(60);
  expect((await read('2001:db9::1')).status).toBe(404);
  expect((await read('2001:db8::1', '/officialQuery/getCommoditySearch')).status).not.toBe(429);
});

describe('the session', () => {
  const userInfo = '/api/system/user/info';
  const logout = '/auth/logout';
  const registration = '/api/system/user/register';
  const save = '/vat/mcSurveyReport/save';
  const cookie = { cookie: `a=b; loginCode=${token}` };
  const set = ['loginCode=new; Path=/; HttpOnly; SameSite=Lax', 'isGWLogin=1; Path=/; SameSite=Lax'];
  const ended = [
    'loginCode=; Max-Age=0; HttpOnly; Path=/; SameSite=Lax; Secure',
    'isGWLogin=0; Path=/; SameSite=Lax; Secure',
  ];
  const dead = answering({ code: 401, msg: 'The session has ended.', data: null }, 401);

  it('is sent with user info, together with a body', async () => {
    const port = await doorTo(success(exampleOf('getUserInfo')));
    const { status, headers } = await ask(port, userInfo, { headers: cookie });
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    expect(received[0]?.incoming).toMatchObject({ method: 'GET', url: userInfo });
    expect(received[0]?.incoming.headers.token).toBe(token);
    expect(received[0]?.body).toBe('{"client":1}');
  });

  it('is sent with a saved report if there is one', async () => {
    const port = await doorTo(success(exampleOf('saveSurveyReport')));
    await post(port, save, { headers: cookie });
    await post(port, save);
    expect(received.map(({ incoming }) => incoming.headers.token)).toEqual([token, undefined]);
  });

  it.each([
    [
      'succeeds',
      success(exampleOf('register'), { 'Set-Cookie': [...set, 'payload-token=x', 'other=1'] }),
      set,
    ],
    ['fails', answering({ code: 400, msg: 'No.', data: null }, 400), []],
  ])('matches the gateway’s cookies after a registration that %s', async (_case, gateway, expected) => {
    const { headers } = await post(await doorTo(gateway), registration, { body: { phone: '+4930231251' } });
    expect(headers.getSetCookie()).toEqual(expected);
  });

  it('is not set by any other call', async () => {
    const port = await doorTo(success(exampleOf('popMarketList'), { 'Set-Cookie': set }));
    expect((await ask(port, popMarket)).headers.getSetCookie()).toEqual([]);
  });

  it('starts with a registration whose password is sent unchanged', async () => {
    const body = { companyName: ' Nordlicht 🙂 ', password: ' pass🙂word 1 ' };
    await post(await doorTo(success(exampleOf('register'))), registration, { body });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ...body, companyName: 'Nordlicht' });
  });

  it.each([
    ['user info with an expired token', userInfo, 'GET', dead],
    ['a logout that fails', logout, 'POST', answering('', 500)],
  ])('ends after %s', async (_case, path, method, gateway) => {
    const port = await doorTo(gateway);
    const answer = await (method === 'GET' ? ask : post)(port, path, { headers: cookie });
    expect(answer.headers.getSetCookie()).toEqual(ended);
  });

  it.each([
    ['fails with 500', answering('', 500), 503],
    [
      'refuses the signature of the site',
      answering({ code: 401, msg: 'The signature does not match.', data: null }, 401, {
        'WWW-Authenticate': 'Signature',
      }),
      502,
    ],
  ])('does not end after user info if the gateway %s', async (_case, gateway, expected) => {
    const { status, headers } = await ask(await doorTo(gateway), userInfo, { headers: cookie });
    expect([status, headers.getSetCookie()]).toEqual([expected, []]);
  });

  it.each([
    ['a 401 when a report is saved', save, {}],
    ['a logout from a foreign origin', logout, { origin: 'https://evil.example' }],
  ])('does not end after %s', async (_case, path, headers) => {
    const answer = await post(await doorTo(dead), path, { headers: { ...cookie, ...headers } });
    expect(answer.status).toBeGreaterThan(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a call to a slow gateway', () => {
  const never: RequestListener = () => undefined;

  it('ends with 504 at the deadline', async () => {
    const { status, body } = await ask(await doorTo(never, { deadlineMs: 150 }), popMarket);
    expect([status, body.code]).toEqual([504, 504]);
  });

  it('is aborted when the visitor leaves and does not count as an outage', async () => {
    let hangs = true;
    const left: Promise<unknown>[] = [];
    const port = await doorTo((incoming, response) => {
      if (!hangs) return popUp(incoming, response);
      left.push(new Promise((resolve) => response.on('close', resolve)));
    });
    // Five outages in a row would open the circuit breaker.
    for (let i = 0; i < 6; i++) {
      const controller = new AbortController();
      const pending = fetch(`http://127.0.0.1:${port}/api/gateway${popMarket}`, {
        signal: controller.signal,
      });
      while (left.length <= i) await new Promise((resolve) => setTimeout(resolve, 5));
      controller.abort();
      await expect(pending).rejects.toThrow();
    }
    await Promise.all(left);
    hangs = false;
    expect((await ask(port, popMarket)).status).toBe(200);
    expect(logged).toEqual([]);
  });
});
