import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request as ask, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as Zlib from 'node:zlib';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { compressResponse } from './compressResponse';

const page = `<p>${'Umsatzsteuer in Österreich '.repeat(200)}</p>`;
/** As Next writes it. */
const shared = 's-maxage=3, stale-while-revalidate=60';
const sent = 'public, max-age=0, must-revalidate, s-maxage=3';

const sendPage: RequestListener = (_request, response) => {
  response.setHeader('Cache-Control', shared);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(page));
  response.end(page);
};

/** What a server answers whose answers are compressed. */
const answerOf = (listener: RequestListener, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const server = createServer((request, response) => {
      compressResponse(request, response);
      listener(request, response);
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      ask({ port, host: '127.0.0.1', agent: false, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          server.close();
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) });
        });
      })
        .on('error', reject)
        .end();
    });
  });

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['', undefined, (body: Buffer) => body],
  ['zstd', undefined, (body: Buffer) => body],
] as const)('for %j sends a shared page as %s', async (accepted, encoding, decode) => {
  const { status, headers, body } = await answerOf(sendPage, accepted ? { 'accept-encoding': accepted } : {});
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(body.length));
  expect(headers.vary).toBe('Accept-Encoding');
  expect(decode(body).toString()).toBe(page);
});

it('has nginx keep a shared page to the end of the second in which it asked, and nothing else', async () => {
  const of = async (listener: RequestListener, headers = {}) =>
    (await answerOf(listener, headers)).headers['x-accel-expires'];
  const asked = { 'x-asked-at': '1790000000.987' };
  expect(await of(sendPage, asked)).toBe('@1790000000');
  expect(await of(sendPage)).toBeUndefined();
  expect(await of((_request, response) => response.end('own'), asked)).toBeUndefined();
});

it('answers 304 with the ETag of the page, whatever its encoding', async () => {
  const { headers } = await answerOf(sendPage, { 'accept-encoding': 'br' });
  const again = await answerOf(sendPage, { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers).toMatchObject({
    etag: headers.etag,
    'cache-control': sent,
    vary: 'Accept-Encoding',
  });
  expect((await answerOf(sendPage, { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

it('compresses once for all visitors', async () => {
  const compress = jest.spyOn(jest.requireActual<typeof Zlib>('node:zlib'), 'gzipSync');
  const text = page.replaceAll('Umsatz', 'Vorsteuer');
  const sendOther: RequestListener = (_request, response) => {
    response.setHeader('Cache-Control', shared);
    response.end(text);
  };
  const first = await answerOf(sendOther, { 'accept-encoding': 'gzip' });
  const second = await answerOf(sendOther, { 'accept-encoding': 'gzip' });
  expect(compress).toHaveBeenCalledTimes(1);
  expect(second.body.equals(first.body)).toBe(true);
  compress.mockRestore();
});

it('compresses densely, beside the answers, what is asked for again', async () => {
  const text = readFileSync('locales/de/blocks.json', 'utf8');
  const sendRows: RequestListener = (_request, response) => {
    response.setHeader('Cache-Control', shared);
    response.end(text);
  };
  const ask = () => answerOf(sendRows, { 'accept-encoding': 'br' });
  const first = await ask();
  let dense = await ask();
  for (let tries = 0; tries < 50 && dense.body.length >= first.body.length; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    dense = await ask();
  }
  expect(dense.body.length).toBeLessThan(first.body.length);
  expect(dense.headers).toMatchObject({
    etag: first.headers.etag,
    'content-length': String(dense.body.length),
  });
  expect(brotliDecompressSync(dense.body).toString()).toBe(text);
});

it('keeps nothing that is for one visitor, and compresses it as it is sent', async () => {
  const send: RequestListener = (_request, response) => {
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ page }));
  };
  const { headers, body } = await answerOf(send, { 'accept-encoding': 'gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-store' });
  expect(headers.etag).toBeUndefined();
  expect(JSON.parse(gunzipSync(body).toString())).toEqual({ page });
});

it.each(['GET', 'HEAD'])(
  'has browsers ask each time whether a page is new, and lets shared caches keep it: %s',
  async (method) => {
    const { headers } = await answerOf(sendPage, {}, method);
    expect(headers['cache-control']).toBe(sent);
  },
);

it('answers HEAD without a body', async () => {
  const { status, body } = await answerOf(sendPage, { 'accept-encoding': 'gzip' }, 'HEAD');
  expect(status).toBe(200);
  expect(body).toHaveLength(0);
});
