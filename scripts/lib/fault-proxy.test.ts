import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openFaultProxy } from './fault-proxy.mjs';
import { freePort } from './ports.mjs';

let server: Server;
let proxy: Awaited<ReturnType<typeof openFaultProxy>>;
let url = '';
/** The calls that have reached the server behind. */
let reached: { line: string; headers: string[]; body: string }[] = [];

beforeEach(async () => {
  reached = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      reached.push({ line: `${request.method} ${request.url}`, headers: request.rawHeaders, body });
      response.writeHead(201, { 'X-Kept': 'yes' }).end(`answer to ${body}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const port = await freePort();
  proxy = await openFaultProxy({ port, target: (server.address() as AddressInfo).port });
  url = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  await proxy.close();
  server.close();
  server.closeAllConnections();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(url + path, { ...init, headers: { connection: 'close', ...(init.headers as object) } });
/** Whether a promise is still open after a moment. */
const isOpen = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 100)),
  ]);

it('passes a request and its response unchanged', async () => {
  const answer = await get('/a%20b?x=%27', { method: 'POST', body: 'text' });
  expect([answer.status, answer.headers.get('x-kept'), await answer.text()]).toEqual([
    201,
    'yes',
    'answer to text',
  ]);
  expect(reached).toMatchObject([{ line: 'POST /a%20b?x=%27', body: 'text' }]);
  expect(reached[0]?.headers).toContain(new URL(url).host);
});

it('holds requests until it is set to pass', async () => {
  await proxy.set({ kind: 'hang' });
  const late = get('/late');
  expect(await isOpen(late)).toBe(true);
  expect(reached).toEqual([]);
  expect(proxy.calls()).toMatchObject({ total: 1, underWay: 1 });
  await proxy.set({ kind: 'pass' });
  expect((await late).status).toBe(201);
});

it('drops a held request whose sender has disconnected', async () => {
  await proxy.set({ kind: 'hang' });
  await expect(get('/left', { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await proxy.set({ kind: 'pass' });
  await get('/next');
  expect(reached.map(({ line }) => line)).toEqual(['GET /next']);
  expect(proxy.calls().underWay).toBe(0);
});

it('refuses connections, then accepts them again on the same port', async () => {
  await proxy.set({ kind: 'refuse' });
  await expect(get('/')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  await proxy.set({ kind: 'pass' });
  expect((await get('/')).status).toBe(201);
});

it('passes a request after a delay', async () => {
  await proxy.set({ kind: 'slow', ms: 300 });
  const began = Date.now();
  expect((await get('/')).status).toBe(201);
  expect(Date.now() - began).toBeGreaterThanOrEqual(290);
});

it('responds with an error for the given path and passes other requests', async () => {
  await proxy.set({ kind: 'fail', status: 503, path: '/calls/' });
  expect([(await get('/calls/one')).status, (await get('/healthz')).status]).toEqual([503, 201]);
  expect(reached.map(({ line }) => line)).toEqual(['GET /healthz']);
});

it('closes the connection if the server behind it is closed', async () => {
  server.close();
  server.closeAllConnections();
  await expect(get('/')).rejects.toThrow();
});

it('counts requests by path and by address, and the maximum at one time', async () => {
  await proxy.set({ kind: 'slow', ms: 100 });
  await Promise.all([get('/a?x=1'), get('/a?x=2'), get('/b')]);
  expect(proxy.calls()).toEqual({
    total: 3,
    underWay: 0,
    mostUnderWay: 3,
    byPath: { '/a': 2, '/b': 1 },
    byUrl: { '/a?x=1': 1, '/a?x=2': 1, '/b': 1 },
  });
  proxy.forget();
  expect(proxy.calls()).toEqual({ total: 0, underWay: 0, mostUnderWay: 0, byPath: {}, byUrl: {} });
});
