import type { z } from 'zod';

import { codes } from '@/contract/calls/envelope';

import { HttpError } from './response';

/** The longest body of a call: a saved report with every list full is a tenth of it. */
const maxBodyBytes = 64 * 1024;

/**
 * The parameters of a query, each given once. Callers send what is missing as an empty text (requirements, 5).
 * @throws HttpError 400
 */
export function queryParameters(query: URLSearchParams): Record<string, string> {
  const repeated = [...new Set(query.keys())].find((name) => query.getAll(name).length > 1);
  if (repeated !== undefined) throw bad(repeated, 'may be given once only');
  return Object.fromEntries([...query].filter(([, value]) => value !== ''));
}

/**
 * The parameters of a JSON body; no body is an empty one.
 * @throws HttpError 400 or 413
 */
export async function bodyParameters(request: Request): Promise<Record<string, unknown>> {
  const text = await boundedText(request);
  if (text.trim() === '') return {};
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(codes.badRequest, 'The body must be a JSON object.');
  return body as Record<string, unknown>;
}

async function boundedText({ body }: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Node's streams can be iterated; the types of browsers do not say so.
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBodyBytes)
      throw new HttpError(codes.tooLarge, `The body must not be longer than ${maxBodyBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(codes.badRequest, 'The body must be JSON.');
  }
}

/**
 * The checked parameters of a call; unknown ones are ignored.
 * @throws HttpError 400 with one sentence that names the parameter, never its value.
 */
export function checkParameters<S extends z.ZodType>(schema: S, given: Record<string, unknown>): z.output<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw bad(issue?.path.join('.') ?? '', issue?.message ?? 'is not valid');
}

/** Names come from outside too: cut, and without control characters. */
const bad = (name: string, fault: string) =>
  new HttpError(codes.badRequest, `Parameter "${name.replace(/\p{C}/gu, '').slice(0, 40)}" ${fault}.`);
