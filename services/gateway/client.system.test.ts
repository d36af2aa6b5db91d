import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exampleOf } from '@/services/fixtures/examples';

import { createClient } from './client';
import { withDeadline } from './deadline';
import {
  GatewayAnswerInvalid,
  GatewayNotFound,
  GatewayRefused,
  GatewayTimeout,
  GatewayUnavailable,
} from './errors';
import { withRenderContext } from './renderContext';
import { createSignedRequest, type SignedRequestSettings } from './signedRequest';

// Shows (requirements, 7.1, 7.2, 9.6 and 10.2).

const secret = 'a-secret-of-the-gateway';
let server: Server | undefined;
let requests: IncomingMessage[] = [];

async function clientOf(listener: RequestListener, overrides: Partial<SignedRequestSettings> = {}) {
  requests = [];
  server = createServer((incoming, outgoing) => {
    requests.push(incoming);
    void listener(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return createClient(createSignedRequest({ ...settingsOfServer(), ...overrides }));
}

/** Those of a client of the server that is open. */
const settingsOfServer = (): SignedRequestSettings => ({
  host: `http://127.0.0.1:${(server!.address() as AddressInfo).port}`,
  secret,
  hash: 'sha256',
  version: '1.0',
  timeoutMs: 2_000,
  platform: { platformType: 'web', platformName: 'kompassa-site', systemType: '01' },
  sender: 'pages',
  concurrency: 10,
  queueLength: 500,
  pauseMs: 300,
  probeMs: 200,
});

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const success = (data: unknown) => answering({ code: 0, msg: 'success', data });
const context = { locale: 'de' } as const;
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('a request', () => {
  it('sends every required header and returns the data', async () => {
    const request = await clientOf(success(exampleOf('getPartner')));
    const asked = request(
      'getPartner',
      {},
      { ...context, title: '官网 100 %', sourceTitle: 'Über uns', visitorAddress: '203.0.113.7' },
    );
    await expect(asked).resolves.toEqual(exampleOf('getPartner'));
    expect(requests[0]?.headers).toMatchObject({
      'accept-language': 'de',
      'platform-type': 'web',
      'platform-name': 'kompassa-site',
      title: '%E5%AE%98%E7%BD%91%20100%20%25',
      'source-title': '%C3%9Cber%20uns',
      'distinct-id': '',
      'first-id': '',
      'current-systemtype': '01',
      systemtype: '01',
      version: '1.0',
      'x-forwarded-for': '203.0.113.7',
      // Not X-Request-Id, which a proxy before the gateway replaces.
      'x-caller-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
  });

  it('carries no token if the call needs none', async () => {
    const request = await clientOf(success(exampleOf('getPartner')));
    await request('getPartner', {}, { ...context, token: 'secret-token' });
    expect(requests[0]?.headers).not.toHaveProperty('token');
  });

  it('is sanitised before it is signed', async () => {
    const request = await clientOf(success(exampleOf('getPageConfig')));
    const began = Date.now();
    await request('getPageConfig', { pageKey: ' IncorporationHK 🙂 & more ' }, context);
    const [sent] = requests;
    expect(sent?.url).toBe('/order/pageConfig/allInfo?pageKey=IncorporationHK++%26+more');
    const timestamp = String(sent?.headers.timestamp);
    expect(Number(timestamp)).toBeGreaterThanOrEqual(began);
    expect(Number(timestamp)).toBeLessThanOrEqual(Date.now());
    expect(sent?.headers.signature).toBe(
      createHash('sha256').update(`${sent?.url}${secret}${timestamp}`).digest('hex'),
    );
  });
});

describe('an unsuccessful answer', () => {
  it.each([
    ['a not-found code', answering({ code: 404, msg: 'No such article.', data: null }, 404), GatewayNotFound],
    ['a not-found code with HTTP 200', answering({ code: 404, msg: '', data: null }), GatewayNotFound],
    ['a refused signature', answering({ code: 401, msg: '', data: null }, 401), GatewayRefused],
    ['a refused permission', answering({ code: 403, msg: '', data: null }, 403), GatewayRefused],
    ['an error code with HTTP 200', answering({ code: 1, msg: '', data: null }), GatewayRefused],
    ['a 404 without an envelope', answering({ error: 'Not Found' }, 404), GatewayRefused],
    ['HTML instead of JSON', answering('<html>Welcome</html>'), GatewayAnswerInvalid],
    ['data that violates the contract', success([{ id: 1 }]), GatewayAnswerInvalid],
    ['HTTP 500', answering('<html>Error</html>', 500), GatewayUnavailable],
    ['HTTP 503 with an envelope', answering({ code: 503, msg: '', data: null }, 503), GatewayUnavailable],
  ])('with %s throws the matching error', async (_case, listener, type) => {
    const request = await clientOf(listener);
    const error = await failure(request('getPartner', {}, { ...context, token: 'secret-token' }));
    expect(error).toBeInstanceOf(type);
    expect(error).toHaveProperty('path', '/officialQuery/getPartner');
    const everything = JSON.stringify(error, Object.getOwnPropertyNames(error));
    expect(everything).toContain('/officialQuery/getPartner');
    expect(everything).not.toMatch(/secret/);
  });

  it('throws an error that names the invalid fields', async () => {
    const request = await clientOf(success([{ ...exampleOf('getPartner')[0], name: 7 }]));
    await expect(request('getPartner', {}, context)).rejects.toThrow(
      "The gateway's call /officialQuery/getPartner gave an answer against the contract (0.name: invalid_type).",
    );
  });
});

it('follows no redirect', async () => {
  const request = await clientOf((incoming, response) => {
    if (incoming.url === '/elsewhere') return success(exampleOf('getPartner'))(incoming, response);
    response.writeHead(302, { Location: '/elsewhere' }).end();
  });
  const error = await failure(request('getPartner', {}, context));
  expect(error).toMatchObject({ name: 'GatewayRefused', status: 302 });
  expect(requests).toHaveLength(1);
});

it('reads no more than 4 MB of an answer without an end', async () => {
  const request = await clientOf((_incoming, response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(64_000, 'x');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  expect(await failure(request('getPartner', {}, context))).toMatchObject({
    name: 'GatewayAnswerInvalid',
    issues: ['more than 4194304 bytes'],
  });
});

describe('the client', () => {
  const never: RequestListener = () => undefined;
  const trickling: RequestListener = (_incoming, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  };

  it.each([
    ['never comes', never],
    ['trickles in', trickling],
  ])('ends a request whose answer %s', async (_case, listener) => {
    const request = await clientOf(listener, { timeoutMs: 150 });
    await expect(request('getPartner', {}, context)).rejects.toThrow(GatewayTimeout);
  });

  it('ends all requests of a render at its deadline', async () => {
    const request = await clientOf(never);
    const closed = new Promise((resolve) =>
      server?.on('connection', (socket) => socket.on('close', resolve)),
    );
    await expect(withDeadline(100, () => request('getPartner', {}, context))).rejects.toThrow(/100 ms/);
    await closed;
  });

  it('throws GatewayUnavailable if the gateway refuses the connection', async () => {
    const request = await clientOf(never);
    server?.close();
    await expect(request('getPartner', {}, context)).rejects.toThrow(GatewayUnavailable);
  });
});

describe('the circuit breaker', () => {
  it('sends only a probe, which fetches the menu, after five outages in a row', async () => {
    let isDown = true;
    const request = await clientOf((incoming, response) =>
      (isDown ? answering('', 500) : success(exampleOf('getPartner')))(incoming, response),
    );
    const ask = () => failure(request('getPartner', {}, context));
    for (let i = 0; i < 20; i++) expect(await ask()).toBeInstanceOf(GatewayUnavailable);
    expect(requests).toHaveLength(5);
    isDown = false;
    while ((await ask()) !== undefined) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(requests.slice(5).map(({ url }) => url)).toEqual([
      '/officialMenuRelation/getList',
      '/officialQuery/getPartner',
    ]);
  });

  it('is one for all bundles of the process', async () => {
    const request = await clientOf(answering('', 500));
    await jest.isolateModulesAsync(async () => {
      const copy = await import('./signedRequest');
      expect(copy.createSignedRequest).not.toBe(createSignedRequest);
      const send = copy.createSignedRequest(settingsOfServer());
      for (let i = 0; i < 20; i++) expect(await failure(send('getPartner', {}, context))).toBeDefined();
    });
    expect(await failure(request('getPartner', {}, context))).toBeInstanceOf(GatewayUnavailable);
    expect(requests).toHaveLength(5);
  });

  it('does not count a 404 with an envelope as an outage', async () => {
    const request = await clientOf(answering({ code: 404, msg: '', data: null }, 404));
    for (let i = 0; i < 8; i++) await failure(request('getPartner', {}, context));
    expect(requests).toHaveLength(8);
  });

  it('lets ten requests through at once', async () => {
    const held: (() => void)[] = [];
    let isHolding = true;
    const request = await clientOf((incoming, response) => {
      const go = () => success(exampleOf('getPartner'))(incoming, response);
      if (isHolding) held.push(go);
      else go();
    });
    const all = Promise.all(Array.from({ length: 25 }, () => request('getPartner', {}, context)));
    while (held.length < 10) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requests).toHaveLength(10);
    isHolding = false;
    held.forEach((go) => go());
    await all;
    expect(requests).toHaveLength(25);
  });
});

it.each([
  ['the address of the page that is rendered', { address: '/de/cht/About' }, {}, '/de/cht/About'],
  ['the title of its caller', { address: '/de/cht/About' }, { title: 'Über uns' }, 'Über uns'],
  ['nothing outside of a render', {}, {}, ''],
])('a call has as its title %s', async (_case, render, own, title) => {
  const client = await clientOf(success(exampleOf('popMarketList')));
  await withRenderContext(render, () => client('popMarketList', { popClient: '1' }, { ...context, ...own }));
  expect(decodeURIComponent(String(requests[0]?.headers.title))).toBe(title);
  expect(requests[0]?.headers['source-title']).toBe('');
});
