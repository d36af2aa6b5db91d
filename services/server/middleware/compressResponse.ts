import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

import compression from 'compression';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encoders = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => gzipSync(text),
  identity: (text: string) => Buffer.from(text),
};
type Encoding = keyof typeof encoders;
const preferred: Encoding[] = ['br', 'gzip'];

/** A text as it is sent. */
interface SentText {
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  isDense?: true;
}

/** Bytes of texts, without what they are compressed to, which takes a quarter of it. */
const memoryBytes = 50 * 1024 * 1024;
/** By the text itself: the cache of pages hands out the same string until a page is rendered anew. */
const sentTexts = new LRUCache<string, SentText>({
  maxSize: memoryBytes,
  sizeCalculation: (_sent, text) => text.length,
  memoMethod: (text) => ({
    etag: `W/"${createHash('sha1').update(text).digest('base64url')}"`,
    bodies: {},
  }),
});

const compressDensely = promisify(brotliCompress);
/** Texts that wait for it; one that finds no room is compressed densely when it is asked for later. */
const mostWaiting = 100;
let waiting = 0;
let lastDense = Promise.resolve();

/**
 * A tenth smaller, so that more pages fit the first window of a connection, in 70 ms instead of 7: beside the answers,
 * one text at a time.
 */
function makeDense(text: string, sent: SentText) {
  if (sent.isDense || waiting === mostWaiting) return;
  sent.isDense = true;
  waiting += 1;
  lastDense = lastDense.then(async () => {
    sent.bodies.br = await compressDensely(text, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    });
    waiting -= 1;
  });
}

function encodingFor(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings(preferred);
  return preferred.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** How long shared caches may keep what all visitors get: pages and their data. Nothing for what is for one visitor. */
const sharedSeconds = (response: ServerResponse) =>
  /\bs-maxage=\d+/.exec(String(response.getHeader('Cache-Control') ?? ''))?.[0];

function sendShared(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  send: (body?: Buffer) => void,
) {
  const sent = sentTexts.memo(text);
  const { etag, bodies } = sent;
  response.appendHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (response.statusCode === 200 && fresh(request.headers, { etag })) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Length');
    return send();
  }
  const encoding = encodingFor(request);
  if (encoding === 'br' && bodies.br) makeDense(text, sent);
  const body = (bodies[encoding] ??= encoders[encoding](text));
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  send(body);
}

/** The time at which nginx asked, by its own clock: what it then gets counts for that second, and no other. */
function limitMicroCache(request: IncomingMessage, response: ServerResponse): void {
  const [second] = /^\d+/.exec(String(request.headers['x-asked-at'] ?? '')) ?? [];
  if (second) response.setHeader('X-Accel-Expires', `@${second}`);
}

const compressStream = compression();
type Compressed = Parameters<typeof compressStream>;

/**
 * Compresses an answer (docs/decisions/0058): a page that all visitors share once for each encoding, with an ETag, and
 * everything else as it is sent. Browsers ask each time whether they have the newest page (docs/decisions/0017).
 */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  compressStream(request as Compressed[0], response as Compressed[1], () => {});
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.end = (...parts: unknown[]) => {
    const callback = parts.findIndex((part) => typeof part === 'function');
    // `compression` takes none.
    if (callback >= 0) response.once('finish', parts.splice(callback)[0] as () => void);
    const [text] = parts;
    const seconds = response.headersSent ? undefined : sharedSeconds(response);
    // Next allows browsers, too, to show an old page for a year while they ask for the new one.
    if (seconds) {
      response.setHeader('Cache-Control', `public, max-age=0, must-revalidate, ${seconds}`);
      limitMicroCache(request, response);
    }
    if (seconds && typeof text === 'string' && request.method === 'GET')
      sendShared(request, response, text, end);
    else end(...parts);
    return response;
  };
}
