import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import type { GetServerSideProps, GetServerSidePropsContext } from 'next';

import { serverFolder } from '@/services/config/build';
import { env } from '@/services/config/env';

import { liveness, readiness } from './probes';

jest.mock('@/services/config/env');
jest.mock('@/services/config/build');
jest.mock('@/shared/server/shutdownState');

const { isShuttingDown } = jest.requireMock<{ isShuttingDown: jest.Mock }>('@/shared/server/shutdownState');
const folder = mkdtempSync(path.join(os.tmpdir(), 'site-build-'));
const pages = path.join(folder, 'server', 'pages');
const buildId = path.join(folder, 'BUILD_ID');

const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
const servers: Server[] = [];
let url = '';
let gatewayStatus = 200;
let asked = 0;

beforeAll(async () => {
  mkdirSync(pages, { recursive: true });
  const gateway = await listen((_request, response) => {
    asked += 1;
    response.writeHead(gatewayStatus).end();
  });
  const routes: Record<string, GetServerSideProps> = { '/healthz': liveness, '/readyz': readiness };
  const site = await listen(
    (req, res) => void routes[req.url ?? '']?.({ req, res } as GetServerSidePropsContext),
  );
  servers.push(gateway.server, site.server);
  jest.mocked(env).mockReturnValue({ GATEWAY_HOST: gateway.url } as ReturnType<typeof env>);
  jest.mocked(serverFolder).mockReturnValue(path.join(folder, 'server'));
  url = site.url;
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});
// Each test has a clock of its own: what was known of the gateway is too old.
let hour = 0;
beforeEach(() => {
  hour += 1;
  asked = 0;
  gatewayStatus = 200;
  writeFileSync(buildId, 'build');
  jest.spyOn(Date, 'now').mockReturnValue(hour * 3_600_000);
  isShuttingDown.mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

const ask = async (address: string, method = 'GET') => {
  const answer = await fetch(url + address, { method, headers: { connection: 'close' } });
  const text = await answer.text();
  const body = (text ? JSON.parse(text) : undefined) as { data: object } | undefined;
  return { status: answer.status, headers: answer.headers, data: body?.data, text };
};

it('/healthz reports the start and asks nothing', async () => {
  const { status, headers, text } = await ask('/healthz');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(JSON.parse(text)).toEqual({
    code: 0,
    msg: 'ok',
    data: { since: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  expect(asked).toBe(0);
});

it('/healthz answers 200 during the shutdown', async () => {
  isShuttingDown.mockReturnValue(true);
  expect((await ask('/healthz')).status).toBe(200);
});

it.each([
  [200, 'up'],
  [503, 'down'],
])('/readyz answers 200 whatever the gateway answers: %i is %s', async (answered, gateway) => {
  gatewayStatus = answered;
  const { status, headers, data } = await ask('/readyz');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(data).toEqual({ ready: true, problems: [], gateway });
});

it('/readyz checks the gateway at most once a second', async () => {
  await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')));
  expect(asked).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(hour * 3_600_000 + 1_000);
  await ask('/readyz');
  expect(asked).toBe(2);
});

it('/readyz answers 503 during the shutdown', async () => {
  isShuttingDown.mockReturnValue(true);
  expect(await ask('/readyz')).toMatchObject({ status: 503, data: { ready: false, problems: ['shutdown'] } });
});

it('/readyz answers 503 without a build', async () => {
  rmSync(buildId);
  expect(await ask('/readyz')).toMatchObject({ status: 503, data: { ready: false, problems: ['build'] } });
});

it('/readyz answers 503 without a folder for pages', async () => {
  rmSync(pages, { recursive: true });
  const { status, data } = await ask('/readyz');
  mkdirSync(pages);
  expect([status, data]).toMatchObject([503, { problems: ['cacheFolder'] }]);
});

const isRoot = process.getuid?.() === 0;
(isRoot ? it.skip : it)('/readyz answers 503 while the folder for pages cannot be written', async () => {
  chmodSync(pages, 0o500);
  const { status, data } = await ask('/readyz');
  chmodSync(pages, 0o700);
  expect([status, data]).toMatchObject([503, { problems: ['cacheFolder'] }]);
});

it.each(['/healthz', '/readyz'])('%s answers HEAD without a body and 405 to POST', async (address) => {
  const head = await ask(address, 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
  const post = await ask(address, 'POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
