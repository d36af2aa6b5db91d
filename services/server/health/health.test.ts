import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { env } from '@/services/config/env';
import { serveRoute } from '@/services/fixtures/apiRoute';

import { health } from './health';

jest.mock('@/services/config/env');

let gateway: Server;
let asked = 0;
let site: Awaited<ReturnType<typeof serveRoute>>;
let status = 200;

beforeAll(async () => {
  gateway = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve()));
  const host = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  jest.mocked(env).mockReturnValue({ GATEWAY_HOST: host } as ReturnType<typeof env>);
  site = await serveRoute(health, '/api/health');
});
afterAll(() => {
  site.server.close();
  gateway.close();
});
// Each test has a clock of its own: what was known of the gateway is too old.
let hour = 0;
beforeEach(() => {
  hour += 1;
  asked = 0;
  jest.spyOn(Date, 'now').mockReturnValue(hour * 3_600_000);
});
afterEach(() => jest.restoreAllMocks());

const ask = async (method = 'GET') => {
  const answer = await fetch(site.url, { method, headers: { connection: 'close' } });
  return { answer, body: (await answer.json()) as unknown };
};

it('reports the start time, the number of restarts and that the gateway is up', async () => {
  process.env.RESTARTS = '3';
  const { answer, body } = await ask();
  delete process.env.RESTARTS;
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toEqual({
    code: 0,
    msg: 'ok',
    data: { since: expect.stringMatching(/^\d{4}-.*Z$/), restarts: 3, gateway: 'up' },
  });
});

it('answers 200 without the gateway and reports it as down', async () => {
  status = 503;
  const { answer, body } = await ask();
  status = 200;
  expect(answer.status).toBe(200);
  expect(body).toMatchObject({ data: { restarts: 0, gateway: 'down' } });
});

it('checks the gateway at most once a second', async () => {
  await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(asked).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(hour * 3_600_000 + 1_000);
  await ask();
  expect(asked).toBe(2);
});

it('answers 405 to POST', async () => {
  const { answer } = await ask('POST');
  expect([answer.status, answer.headers.get('allow'), asked]).toEqual([405, 'GET, HEAD', 0]);
});
