import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { requestPage } from './requestPage';

jest.mock('@/services/config/env', () => ({ env: () => ({ RENDER_DEADLINE_MS: 5_000 }) }));

const received: IncomingMessage[] = [];
const server = createServer((request, response) => {
  received.push(request);
  response.statusCode = request.url === '/broken' ? 500 : 200;
  response.end();
});
const { signal } = new AbortController();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  process.env.PORT = String((server.address() as AddressInfo).port);
});
afterAll(() => {
  delete process.env.PORT;
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  received.length = 0;
});

it('asks for a page of this process', async () => {
  expect(await requestPage(signal)('/de')).toBe(true);
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(['HEAD /de']);
});

it('tells a page that could not be rendered', async () => {
  expect(await requestPage(signal)('/broken')).toBe(false);
});
