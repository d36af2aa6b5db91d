import type { z } from 'zod';

import { calls, type CallData, type CallName, type CallParams } from '@/contract/calls/calls';
import { envelope } from '@/contract/testing/envelope';

import { callSignature, type Hash } from '../src/api/request/signature';

// A real gateway on a busy machine is slower than Jest's own limit of five seconds.
jest.setTimeout(30_000);

/** A setting of this run; the contract tests ask a gateway that somebody else has started. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the contract tests need a running gateway.`);
  return value;
}

export const gatewayUrl = (): string => setting('GATEWAY_TEST_URL').replace(/\/$/, '');

/** `offset` in milliseconds from now; `signedPath` where another path than the requested one is signed. */
export function signatureHeaders(
  signedPath: string,
  { offset = 0, secret = setting('GATEWAY_TEST_SECRET') } = {},
) {
  const timestamp = String(Date.now() + offset);
  const hash: Hash = process.env.GATEWAY_SIGNATURE === 'md5' ? 'md5' : 'sha256';
  return {
    timestamp,
    version: '1.0.0',
    signature: callSignature({ pathWithQuery: signedPath, secret, timestamp, hash }),
  };
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: { code: number; msg: string; data: unknown };
}

/** Asks as it is told, rightly signed where no headers are given. */
export async function ask(
  pathWithQuery: string,
  {
    method = 'GET',
    headers,
    sent,
  }: { method?: string; headers?: Record<string, string>; sent?: string } = {},
): Promise<Answer> {
  const url = new URL(gatewayUrl() + pathWithQuery);
  const signed = headers ?? signatureHeaders(url.pathname + url.search);
  // A kept connection may be closed by the other side just when the next request is written.
  const response = await fetch(url, {
    method,
    body: sent,
    headers: { connection: 'close', ...(sent && { 'content-type': 'application/json' }), ...signed },
    redirect: 'manual',
  });
  const text = await response.text();
  const body = (text ? JSON.parse(text) : null) as Answer['body'];
  return { status: response.status, headers: response.headers, text, body };
}

/** The status alone. The answer is read all the same: the rest of an unread one keeps Jest from ending. */
export async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  const headers = { connection: 'close', ...(init.headers as Record<string, string>) };
  const response = await fetch(gatewayUrl() + path, { ...init, headers });
  await response.arrayBuffer();
  return response.status;
}

/** Address of a GET, with its parameters in path and query. */
export const pathOf = (name: CallName, params: object = {}): string => {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]));
  const path = calls[name].path.replace(/\{(\w+)\}/g, (_all, key: string) => {
    const value = query.get(key) ?? '';
    query.delete(key);
    return encodeURIComponent(value);
  });
  return path + (query.size > 0 ? `?${query}` : '');
};

/** Calls with what a GET or a POST sends, rightly signed. */
export function send<N extends CallName>(
  name: N,
  params: CallParams<N>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { method }: { method: string } = calls[name];
  const path = method === 'GET' ? pathOf(name, params) : calls[name].path;
  return ask(path, {
    method,
    headers: { ...signatureHeaders(path), ...headers },
    ...(method === 'POST' && { sent: JSON.stringify(params) }),
  });
}

/** Calls in a language and fails on anything but a good answer. */
export async function read<N extends CallName>(
  name: N,
  params: CallParams<N>,
  language: 'en' | 'de' = 'en',
): Promise<CallData<N>> {
  const answer = await send(name, params, { 'accept-language': language });
  const schema: z.ZodType = envelope(calls[name].data);
  const parsed = schema.parse(answer.body) as Answer['body'];
  if (parsed.code !== 0) throw new Error(`${name} answered ${answer.text}`);
  return parsed.data as CallData<N>;
}
