import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { writeMirror } from './mirror.mjs';

const page = (text: string) => `<html lang="en"><body>${text}</body></html>`;
const long = 'Umsatzsteuer '.repeat(100);
let answers: Record<string, { status?: number; type?: string; body: string } | undefined> = {};
let cookies: Record<string, string | undefined> = {};
let server: Server;
let site = '';
let folder = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = request.url ?? '';
    cookies[url] = request.headers.cookie;
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      body,
    } = answers[url] ?? { status: 404, body: '' };
    response.writeHead(status, { 'Content-Type': type, connection: 'close' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mirror-'));
  cookies = {};
  answers = {
    '/': { body: page('<a href="/cht/price">') },
    '/de': { body: page('<img src="/picture/480/a%20b.jpg">') },
    '/cht/price': { body: page(long) },
    '/picture/480/a%20b.jpg': { type: 'image/webp', body: 'picture' },
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *' },
    '/sitemap.xml': {
      type: 'application/xml',
      body: '<loc>https://www.example.com/de/trends/3.html</loc><loc>https://www.example.com/moved</loc>',
    },
    '/de/trends/3.html': { body: page('Artikel') },
    '/moved': { status: 308, body: '' },
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = () => writeMirror({ site, siteUrl: 'https://www.example.com', folder, tell: () => {} });
const read = (file: string) => readFileSync(path.join(folder, 'current', file), 'utf8');

it('writes the pages of the sitemap and what they link to, with files and pictures', async () => {
  const { pages, failed } = await write();
  expect([pages, failed]).toEqual([4, []]);
  expect(read('pages/index.html')).toBe(answers['/']?.body);
  expect(read('pages/de/trends/3.html/index.html')).toContain('Artikel');
  expect(read('files/robots.txt')).toBe('User-agent: *');
  expect(read('pictures/picture/480/a b.jpg')).toBe('picture');
  expect(existsSync(path.join(folder, 'current/pages/moved'))).toBe(false);
  // The site's own files.
  expect(read('files/favicon.svg')).toContain('<svg');
});

it('reads each page as somebody who has chosen its language', async () => {
  await write();
  expect(cookies).toMatchObject({ '/de': 'i18n_redirected=de', '/cht/price': 'i18n_redirected=en' });
});

it('writes what nginx serves compressed', async () => {
  await write();
  const file = path.join(folder, 'current/pages/cht/price/index.html');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page(long));
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page(long));
});

it.each([
  ['an error', { status: 503, body: page('away') }],
  ['half of it', { body: '<html><body>' }],
])('keeps a page that answers with %s, and forgets one that is gone', async (_what, failing) => {
  await write();
  answers['/cht/price'] = failing;
  answers['/de/trends/3.html'] = undefined;
  const { kept, failed } = await write();
  expect([kept, failed]).toEqual([['/cht/price'], []]);
  expect(read('pages/cht/price/index.html')).toBe(page(long));
  expect(existsSync(path.join(folder, 'current/pages/cht/price/index.html.br'))).toBe(true);
  expect(existsSync(path.join(folder, 'current/pages/de/trends/3.html'))).toBe(false);
});

it('names a page that fails and was not there before', async () => {
  answers['/cht/price'] = { status: 500, body: '' };
  expect((await write()).failed).toEqual(['/cht/price']);
});

it('leaves the mirror as it is if the site fails as a whole', async () => {
  await write();
  answers = Object.fromEntries(Object.keys(answers).map((address) => [address, { status: 502, body: '' }]));
  await expect(write()).rejects.toThrow('the mirror stays as it is');
  expect(read('pages/cht/price/index.html')).toBe(page(long));
  expect(readdirSync(path.join(folder, 'releases'))).toHaveLength(1);
});

it('keeps the release before, which nginx may be reading, and no older one', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await write();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(readdirSync(path.join(folder, 'releases'))).toHaveLength(2);
});
