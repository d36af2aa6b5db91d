import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import tls from 'node:tls';

import { startNginx } from '../../scripts/lib/nginx/run.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { stop } from '../../scripts/lib/processes.mjs';

/** The real nginx with the real template, before instances that this test plays. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const shared = 'public, max-age=0, must-revalidate';
let folder = '';
let port = 0;
let gatewayPort = 0;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let answer: Answer = () => {};
let asked: IncomingMessage[] = [];
const servers: Server[] = [];

async function instance(): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Got {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  cache: unknown;
}
function get(address: string, headers: Record<string, string> = {}, at = port): Promise<Got> {
  const options = { host: '127.0.0.1', port: at, path: address, headers: { host: 'localhost', ...headers } };
  return new Promise((resolve, reject) => {
    http
      .get({ ...options, agent: false }, (response) => {
        let body = '';
        response.setEncoding('latin1').on('data', (part: string) => (body += part));
        response.on('end', () => {
          const { statusCode = 0, headers: got } = response;
          resolve({ status: statusCode, headers: got, body, cache: got['x-cache-status'] });
        });
      })
      .on('error', reject);
  });
}
/** A visitor who has chosen English. */
const english = { cookie: 'i18n_redirected=en' };
const page =
  (more: Record<string, string> = {}, status = 200, rest = ''): Answer =>
  (request, response) =>
    response
      .writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': shared, ...more })
      .end(`${request.url} ${asked.length}${rest}`);

const logged = (file: string) => readFileSync(path.join(folder, file), 'utf8');

let number = 0;
/** An address that no other test has asked for. */
const fresh = (before = '') => `${before}/trends/${(number += 1)}.html`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-nginx-'));
  [port, gatewayPort] = [await freePort(), await freePort()];
  nginx = await startNginx(
    {
      siteUrl: `http://localhost:${port}`,
      gatewayHost: 'http://localhost:4000',
      listen: `127.0.0.1:${port}`,
      gatewayListen: `127.0.0.1:${gatewayPort}`,
      healthListen: `127.0.0.1:${await freePort()}`,
      sites: [await instance(), await instance()],
      gateways: [await instance()],
      folder: path.join(folder, 'nginx'),
      trustedHops: 1,
      phonesLeave: true,
      callsPerSecond: 1,
      accessLog: path.join(folder, 'access.log'),
    },
    { logFile: path.join(folder, 'nginx.log') },
  );
});
afterAll(async () => {
  await stop(nginx);
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  answer = page();
});

it('asks the site once for a page, and compresses it as each browser takes it', async () => {
  const address = fresh();
  answer = page({ ETag: '"one"', Vary: 'Accept-Encoding' }, 200, ' '.repeat(5_000));
  const browsers = ['gzip, deflate, br, zstd', 'br;q=1.0, gzip', 'gzip, deflate', 'gzip;q=0.5, br;q=0', ''];
  const encodings = [];
  for (const accepted of browsers)
    encodings.push(
      (await get(address, { ...english, 'accept-encoding': accepted })).headers['content-encoding'],
    );
  expect(encodings).toEqual(['br', 'br', 'gzip', 'gzip', undefined]);
  expect(asked.map(({ headers }) => headers['accept-encoding'])).toEqual([undefined]);
  const { headers } = await get(address, { ...english, 'accept-encoding': 'br' });
  const again = await get(address, { ...english, 'if-none-match': String(headers.etag) });
  expect([headers.vary, again.status]).toEqual(['Accept-Encoding', 304]);
});

it('asks the site once if many ask for a new page at once', async () => {
  answer = (request, response) => void setTimeout(() => page()(request, response), 100);
  const address = fresh();
  const got = await Promise.all(Array.from({ length: 40 }, () => get(address, english)));
  expect(new Set(got.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(asked).toHaveLength(1);
});

it('holds up nobody who asks for a page that is not kept', async () => {
  answer = (request, response) => void setTimeout(() => page({}, 404)(request, response), 50);
  const [address, began] = [fresh(), Date.now()];
  const got = await Promise.all(Array.from({ length: 20 }, () => get(address, english)));
  expect(got.map(({ status }) => status)).toEqual(Array(20).fill(404));
  expect(Date.now() - began).toBeLessThan(1_000);
});

it.each([
  ['a visitor who chose English', '', english, true],
  ['a first visit', '', {}, false],
  ['a visitor who chose German, without a link on our pages', '', { cookie: 'i18n_redirected=de' }, false],
  ['the reader of a German page', '/de', {}, true],
  ['a link on our own pages', '', { 'sec-fetch-site': 'same-origin' }, true],
  ['a phone', '', { ...english, 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' }, false],
  ['a phone on a German page', '/de', { 'user-agent': 'Mozilla/5.0 (Linux; Android 15)' }, false],
  ['a preview', '', { cookie: 'i18n_redirected=en; __prerender_bypass=1' }, false],
])('%s: is the answer one of the cache', async (_who, before, headers, isCached) => {
  const address = fresh(before);
  await get(address, english);
  expect((await get(address, headers)).cache).toBe(isCached ? 'HIT' : 'BYPASS');
});

it('takes a link on our own pages from its referrer', async () => {
  const address = fresh();
  await get(address, english);
  const from = (referer: string) => get(address, { referer }).then(({ cache }) => cache);
  expect(await from(`http://localhost:${port}/cht/price`)).toBe('HIT');
  expect(await from(`http://localhost:${port}1/cht/price`)).toBe('BYPASS');
  expect(await from('https://search.example/')).toBe('BYPASS');
});

it('has one entry for a page with any query, and asks the site for those that lead elsewhere', async () => {
  const address = fresh();
  await get(`${address}?utm_source=a`, english);
  expect((await get(`${address}?utm_source=b`, english)).cache).toBe('HIT');
  expect((await get(`${address}?channelCode=x`, english)).cache).toBe('BYPASS');
});

it('has one entry of a picture for each format that browsers take', async () => {
  const address = `/picture/480/${(number += 1)}.jpg`;
  answer = page({ 'Cache-Control': 'public, max-age=60, must-revalidate' });
  const formats = ['image/avif,image/webp,*/*', 'image/avif,*/*;q=0.8', 'image/webp,*/*', '*/*'];
  for (const accept of formats) await get(address, { accept });
  expect(asked.map(({ headers }) => headers.accept)).toEqual(['image/avif', 'image/webp', '*/*']);
});

it('does not let an address with two slashes stand for another', async () => {
  const address = fresh();
  await get(`/${address}`, english);
  expect((await get(address, english)).cache).toBe('MISS');
});

it.each<[string, Answer]>([
  ['a redirect for all', page({ Location: '/elsewhere' }, 301)],
  ['a redirect for one visitor', page({ Location: '/de', 'Cache-Control': 'private, no-store' }, 307)],
  ['an answer with a cookie', page({ 'Set-Cookie': 'a=b' })],
  ['an answer for one visitor', page({ 'Cache-Control': 'private, no-store' })],
  ['a page that is missing', page({}, 404)],
])('does not keep %s', async (_what, given) => {
  const address = fresh();
  answer = given;
  await get(address, english);
  await get(address, english);
  expect(asked).toHaveLength(2);
});

/** Longer than a page is kept. */
const kept = 2_100;

it('asks the site for a page again after two seconds, whatever time the site gives it', async () => {
  const address = fresh();
  const { body } = await get(address, english);
  await pause(kept);
  const anew = await get(address, english);
  expect([anew.cache, anew.body]).toEqual(['EXPIRED', `${address} 2`]);
  const last = await get(address, english);
  expect([last.cache, last.body]).toEqual(['HIT', anew.body]);
  expect(anew.body).not.toBe(body);
});

it('asks the site for a page again after a second if the site names the one in which it was asked', async () => {
  const address = fresh();
  answer = (request, response) =>
    page({ 'X-Accel-Expires': `@${parseInt(String(request.headers['x-asked-at']))}` })(request, response);
  await get(address, { ...english, 'x-asked-at': '9999999999.000' });
  await pause(1_010);
  const anew = await get(address, english);
  expect([anew.cache, anew.body]).toEqual(['EXPIRED', `${address} 2`]);
  expect(anew.headers).not.toHaveProperty('x-accel-expires');
});

it.each<[string, number, Answer]>([
  ['is gone', 404, page({}, 404)],
  ['has moved', 301, page({ Location: '/elsewhere' }, 301)],
])('shows no old page where it %s, however many ask at once', async (_what, status, now) => {
  const address = fresh();
  await get(address, english);
  answer = (request, response) => void setTimeout(() => now(request, response), 50);
  await pause(kept);
  const got = await Promise.all(Array.from({ length: 10 }, () => get(address, english)));
  expect(got.map((one) => one.status)).toEqual(Array(10).fill(status));
});

it.each([
  ['a page', '', {}, 200],
  ['a preview', '', { cookie: '__prerender_bypass=1' }, 500],
  ['a page of a channel', '?channelCode=x', {}, 500],
])('%s that fails: is it shown from the cache', async (_what, query, headers, status) => {
  const address = fresh();
  const { body } = await get(address, english);
  answer = page({}, 500);
  await pause(kept);
  const got = await get(`${address}${query}`, headers);
  expect([got.status, got.body === body]).toEqual([status, status === 200]);
});

it('keeps from the site what Next reads for itself, and adds the visitor and a number of the request', async () => {
  await get(fresh(), {
    ...english,
    'x-nextjs-data': '1',
    'x-middleware-prefetch': '1',
    'x-matched-path': '/cht/price',
    'x-forwarded-for': '203.0.113.9',
  });
  const [{ headers } = { headers: {} as http.IncomingHttpHeaders }] = asked;
  expect([headers['x-nextjs-data'], headers['x-middleware-prefetch'], headers['x-matched-path']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(headers['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(headers.host).toBe('localhost');
});

it('answers each request with its own number, also where a page comes from the cache with an earlier one', async () => {
  answer = (request, response) =>
    page({ 'X-Request-Id': String(request.headers['x-request-id']) })(request, response);
  const address = fresh();
  const ask = () => get(address, english);
  const [first, second, third] = [await ask(), await ask(), await ask()];
  expect([first.cache, second.cache, third.cache]).toEqual(['MISS', 'HIT', 'HIT']);
  const [sent, ...own] = [first, second, third].map(({ headers }) => headers['x-request-id']);
  expect(sent).toBe(asked[0]?.headers['x-request-id']);
  expect(new Set(own).size).toBe(2);
  for (const id of own) expect(id).toMatch(/^\d+-\d+-1-[\d.]+$/);
});

it("adds nothing to the gateway's answers", async () => {
  answer = page({ 'Content-Security-Policy': "default-src 'self'", 'X-Request-Id': 'as-the-gateway-says' });
  const { headers } = await get('/admin', {}, gatewayPort);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-request-id': 'as-the-gateway-says',
  });
  expect(headers).not.toHaveProperty('referrer-policy');
});

it('tells no visitor of the calls between gateway and site', async () => {
  expect((await get('/api/revalidate')).status).toBe(404);
  expect(asked).toEqual([]);
});

it('refuses an address that makes too many calls', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => get('/api/gateway/x').then(({ status }) => status)),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect(logged('nginx.log')).not.toContain('client:');
});

it('logs a request without its query, the visitor, ids of saved reports and tokens', async () => {
  const id = '0F8fad5b-d9cb-469f-a165-70867728950e';
  const token = '0123456789abcdef'.repeat(3);
  await get(`/cht/calculate/${id}?name=a`, { ...english, referer: `http://localhost:${port}/de` });
  await get(`/_next/data/build/cht/calculate/${id}.json`);
  await get('/de/cht/calculate/k7mp4xwq9dnt');
  await get(`/admin/reset/${token}`, {}, gatewayPort);
  const lines = () => logged('access.log').trimEnd().split('\n').slice(-4);
  // nginx writes a line once the answer is gone.
  while (!lines().at(-1)?.includes('/admin/')) await pause(10);
  expect(lines().map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
    '/cht/calculate/<id>',
    '/_next/data/build/cht/calculate/<id>',
    '/de/cht/calculate/<id>',
    '/admin/reset/<id>',
  ]);
  expect(lines().join()).not.toMatch(/name=a|localhost|"127\.0\.0\.1"/);
});

it('answers no other host', async () => {
  expect((await get('/', { host: 'other.example' })).status).toBe(421);
});

describe('with a certificate', () => {
  let secure: Awaited<ReturnType<typeof startNginx>>;
  let securePort = 0;
  beforeAll(async () => {
    const files = { certificate: path.join(folder, 'tls.pem'), key: path.join(folder, 'tls.key') };
    const subject = ['-subj', '/CN=www.example.com', '-days', '2'];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject],
        ...['-keyout', files.key, '-out', files.certificate],
      ],
      { stdio: 'pipe' },
    );
    securePort = await freePort();
    secure = await startNginx(
      {
        siteUrl: 'https://www.example.com',
        gatewayHost: 'https://cms.example.com',
        listen: `127.0.0.1:${securePort}`,
        gatewayListen: `127.0.0.1:${securePort}`,
        healthListen: `127.0.0.1:${await freePort()}`,
        sites: [await instance()],
        gateways: [await instance()],
        folder: path.join(folder, 'secure'),
        trustedHops: 1,
        phonesLeave: false,
        tls: files,
      },
      { logFile: path.join(folder, 'secure.log') },
    );
  });
  afterAll(() => stop(secure));

  const connect = (servername: string, more: tls.ConnectionOptions = {}) =>
    new Promise<tls.TLSSocket>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: securePort, servername, ALPNProtocols: ['h2', 'http/1.1'] };
      const socket = tls.connect({ ...options, rejectUnauthorized: false, ...more }, () => resolve(socket));
      socket.once('error', reject);
    });

  it('speaks HTTP/2 over TLS 1.3, and no TLS before 1.2', async () => {
    const socket = await connect('www.example.com');
    expect([socket.alpnProtocol, socket.getProtocol()]).toEqual(['h2', 'TLSv1.3']);
    socket.destroy();
    await expect(
      connect('www.example.com', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' }),
    ).rejects.toThrow();
  });

  it('has no certificate for another host', () => expect(connect('other.example')).rejects.toThrow());

  it.each(['www.example.com', 'cms.example.com'])(
    'tells the server behind %s of the host and of https',
    async (host) => {
      const client = http2.connect(`https://127.0.0.1:${securePort}`, {
        rejectUnauthorized: false,
        servername: host,
      });
      const request = client.request({ ':path': '/de', ':authority': host });
      const status = await new Promise((resolve) =>
        request.on('response', (headers) => resolve(headers[':status'])).resume(),
      );
      client.close();
      expect(status).toBe(200);
      expect(asked.map(({ headers }) => [headers.host, headers['x-forwarded-proto']])).toEqual([
        [host, 'https'],
      ]);
    },
  );
});

describe('without the site', () => {
  const script = '/_next/static/a.js';
  const policy = "default-src 'none'";
  beforeAll(async () => {
    answer = page({ 'Content-Security-Policy': policy });
    await get('/de', { 'accept-encoding': 'br' });
    await get('/');
    answer = page({
      'Content-Security-Policy': policy,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    await get(script);
    // As when it is gone: the connection is closed without an answer.
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await pause(kept);
  });

  it.each([
    ['/', {}],
    ['/de?a=b', { 'accept-encoding': 'br' }],
    ['/de', { 'accept-encoding': 'br', 'accept-language': 'en' }],
    [script, {}],
  ])('answers %s from the cache, with the security headers', async (address, headers) => {
    const got = await get(address, headers);
    expect(got.headers['content-security-policy']).toBe(policy);
    expect([got.status, got.body]).toEqual([200, expect.stringContaining(address.split('?')[0] ?? '')]);
  });

  it('says in both languages that a page cannot be shown', async () => {
    const got = await get('/de/not-in-the-cache');
    expect(got.status).toBe(503);
    expect(got.headers['retry-after']).toBe('30');
    expect(Buffer.from(got.body, 'latin1').toString()).toMatch(/back in a moment[\s\S]*gleich wieder da/);
    expect(logged('nginx.log')).not.toContain('client:');
  });

  it('answers a call with the form of the gateway', async () => {
    // The calls of an earlier test have used up those of this second.
    await pause(1_100);
    const got = await get('/api/session');
    expect([got.status, JSON.parse(got.body)]).toEqual([503, expect.objectContaining({ code: 503 })]);
  });
});
