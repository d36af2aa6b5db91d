import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { env } from '@/services/config/env';
import { purgeSecret } from '@/services/config/purgeSecret';
import { logError } from '@/services/server/log/logError';

import { purgeCaches } from './purgeCaches';

let folder = '';
jest.mock('@/services/config/env', () => ({ env: jest.fn() }));
jest.mock('@/services/config/build', () => ({ serverFolder: () => path.join(folder, 'server') }));
jest.mock('@/services/server/log/logError');

const secret = 'a-secret-of-the-gateway';
let server: Server;
let status = 200;
let asked: (string | undefined)[] = [];
let secrets = new Set<unknown>();

const useCaches = (...caches: string[]) =>
  jest.mocked(env).mockReturnValue({ GATEWAY_SECRET: secret, SITE_CACHES: caches } as ReturnType<typeof env>);

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'purge-'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'BUILD_ID'), 'build-1');
  server = createServer((request, response) => {
    asked.push(request.url);
    secrets.add(request.headers['x-purge-secret']);
    response.writeHead(status, { connection: 'close' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const cache = (folder = '') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`;

beforeEach(() => {
  [status, asked, secrets] = [200, [], new Set()];
  jest.mocked(logError).mockReset();
  useCaches(cache());
});

it.each([
  ['/', '/', '/_next/data/build-1/en.json'],
  ['/de', '/de', '/_next/data/build-1/de.json'],
  ['/de/trends/3.html', '/de/trends/3.html', '/_next/data/build-1/de/trends/3.html.json'],
  ['/custom/für', '/custom/f%C3%BCr', '/_next/data/build-1/en/custom/f%C3%BCr.json'],
])('removes %s and its data in each encoding', async (page, ...addresses) => {
  await purgeCaches(page);
  const encodings = ['br', 'gzip', 'identity'];
  expect(asked.sort()).toEqual(
    addresses.flatMap((address) => encodings.map((encoding) => `/purge/${encoding}${address}`)).sort(),
  );
  expect([...secrets]).toEqual([purgeSecret(secret)]);
  expect(logError).not.toHaveBeenCalled();
});

it.each([404, 412])('takes %i for a page that was not in the cache', async (answer) => {
  status = answer;
  await purgeCaches('/');
  expect(logError).not.toHaveBeenCalled();
});

it('reports a cache that refuses, once for a page', async () => {
  status = 403;
  await purgeCaches('/');
  expect(logError).toHaveBeenCalledTimes(1);
});

it('does not repeat what a cache refuses', async () => {
  status = 403;
  await purgeCaches('/');
  [status, asked] = [200, []];
  await purgeCaches('/de');
  expect(asked).toHaveLength(6);
});

it('repeats what a cache has failed at, and does not wait for it until then', async () => {
  // Its repeats may go on when this test is over.
  useCaches(cache('/failing'));
  status = 500;
  await purgeCaches('/');
  [status, asked] = [200, []];
  await purgeCaches('/de');
  expect(asked).toEqual([]);
  while (asked.length < 12) await pause(50);
  expect(asked).toEqual(expect.arrayContaining(['/failing/purge/br/', '/failing/purge/br/de']));
});

it('does not fail without the cache, and removes pages from the others', async () => {
  useCaches('http://127.0.0.1:9', ...env().SITE_CACHES);
  await expect(purgeCaches('/')).resolves.toBeUndefined();
  expect(asked).toHaveLength(6);
  expect(logError).toHaveBeenCalledTimes(1);
});

it('asks nobody without caches', async () => {
  useCaches();
  await purgeCaches('/');
  expect(asked).toEqual([]);
});
