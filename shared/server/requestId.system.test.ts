import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { adoptRequestId, requestId, requestIdHeaders, trackRequestIds } from './requestId';

jest.mock('node:diagnostics_channel');

const hops = { trusted: 0 };
let server: Server;
let address = '';

beforeAll(async () => {
  const { subscribe } = jest.requireMock<{ subscribe: jest.Mock }>('node:diagnostics_channel');
  const start: Record<number, (message: object) => void> = {};
  for (const trusted of [0, 1]) {
    trackRequestIds(trusted);
    start[trusted] = (subscribe.mock.lastCall as [string, (message: object) => void])[1];
  }
  server = createServer((request, response) => {
    start[hops.trusted]?.({ request, response });
    setTimeout(() => {
      if (request.url === '/adopt') adoptRequestId(request.headers['x-sent']);
      response.end(JSON.stringify({ id: requestId(), sentOn: requestIdHeaders()['x-caller-request-id'] }));
    }, Math.random() * 20);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address + path, { headers });
  const body = (await answer.json()) as { id: string; sentOn: string };
  return { ...body, answered: answer.headers.get('x-request-id') };
}
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it('makes an id for each request, answers it and sends it on, on connections that are used again too', async () => {
  hops.trusted = 0;
  const answers = [
    ...(await Promise.all(Array.from({ length: 30 }, () => ask('/')))),
    await ask('/'),
    await ask('/'),
  ];
  for (const { id, sentOn, answered } of answers) {
    expect(id).toMatch(uuid);
    expect([sentOn, answered]).toEqual([id, id]);
  }
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
});

it('ignores the id of a request that came without a trusted proxy', async () => {
  hops.trusted = 0;
  expect((await ask('/', { 'x-request-id': 'forged-by-a-visitor' })).id).toMatch(uuid);
});

it.each([
  ['4bf92f3577b34da6a3ce929d0e0e4736', true],
  ['short', false],
  [`${'a'.repeat(65)}`, false],
  ['with a space in it', false],
  ['{"level":"error"}', false],
])('with a trusted proxy, keeps the id %s: %s', async (sent, isKept) => {
  hops.trusted = 1;
  const { id, answered } = await ask('/', { 'x-request-id': sent });
  expect(id === sent).toBe(isKept);
  expect(answered).toBe(id);
});

it('answers with the id that it takes over from the other server', async () => {
  hops.trusted = 0;
  const taken = await ask('/adopt', { 'x-sent': 'id-of-the-other-server' });
  expect(taken).toEqual({
    id: 'id-of-the-other-server',
    sentOn: 'id-of-the-other-server',
    answered: 'id-of-the-other-server',
  });
  expect((await ask('/adopt', { 'x-sent': 'no id' })).id).toMatch(uuid);
});

it('has no id outside of requests, and makes one for a request to the other server', () => {
  expect(requestId()).toBeUndefined();
  expect(requestIdHeaders()['x-caller-request-id']).toMatch(uuid);
});
