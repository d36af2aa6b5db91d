import type { IncomingMessage } from 'node:http';

import { HttpError } from './httpError';

const maxQueryLength = 2_000;
/** As much as the embedded gateway reads. */
const maxBodyBytes = 64 * 1024;
/** Whoever goes through a body does so step by step, and ten thousand brackets would be too many. */
const maxDepth = 20;

/**
 * The parameters of a query, each given once.
 * @throws Refusal 400 or 414
 */
export function readQueryParameters(query: string): Record<string, string> {
  if (query.length > maxQueryLength)
    throw new HttpError(414, `The query must not be longer than ${maxQueryLength} characters.`);
  const given = new URLSearchParams(query);
  if (new Set(given.keys()).size < given.size)
    throw new HttpError(400, 'Each parameter may be given once only.');
  return Object.fromEntries(given);
}

/**
 * The JSON object of a body; no body is an empty one. A form of another site can send everything but JSON.
 * @throws Refusal 400, 413 or 415
 */
export async function readJsonBody(request: IncomingMessage): Promise<object> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new HttpError(415, 'The body must be application/json.');
  const text = await readBody(request);
  const body: unknown = text.trim() === '' ? {} : parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, 'The body must be a JSON object.');
  if (isDeeperThan(maxDepth, body)) throw new HttpError(400, 'The body must not be nested so deeply.');
  return body;
}

const isDeeperThan = (depth: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeperThan(depth - 1, inner)));

/** The body as it was sent. @throws Refusal 413 */
export async function readBody(request: IncomingMessage): Promise<string> {
  // Whoever sends more is cut off: the rest of the body is never read.
  const tooLong = new HttpError(413, `The body must not be longer than ${maxBodyBytes} bytes.`, {
    Connection: 'close',
  });
  if (Number(request.headers['content-length']) > maxBodyBytes) throw tooLong;
  const chunks: Buffer[] = [];
  let size = 0;
  // A loop over the request itself would destroy it, and with it the way to answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw tooLong;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body must be JSON.');
  }
}
