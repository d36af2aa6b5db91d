import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';

import { requestPage } from './requestPage';

jest.mock('@/services/config/build');
jest.mock('@/services/config/env', () => ({ env: () => ({ RENDER_DEADLINE_MS: 5_000 }) }));

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
mkdirSync(path.join(folder, 'server'));
writeFileSync(
  path.join(folder, 'prerender-manifest.json'),
  JSON.stringify({ preview: { previewModeId: 'secret' } }),
);

const received: IncomingMessage[] = [];
const server = createServer((request, response) => {
  received.push(request);
  response.statusCode = request.url === '/broken' ? 500 : 200;
  response.end();
});
const { signal } = new AbortController();

beforeAll(async () => {
  jest.mocked(serverFolder).mockReturnValue(path.join(folder, 'server'));
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

it.each([
  [false, undefined],
  [true, 'secret'],
])('asks for a page of this process (anew: %s)', async (isAnew, expected) => {
  expect(await requestPage({ isAnew, signal })('/de')).toBe(true);
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(['HEAD /de']);
  expect(received[0]?.headers['x-prerender-revalidate']).toBe(expected);
});

it('tells a page that could not be rendered', async () => {
  expect(await requestPage({ isAnew: false, signal })('/broken')).toBe(false);
});
