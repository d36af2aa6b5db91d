import { codes } from '@/contract/calls/envelope';
import { contentHeader } from '@/contract/site/contentVersions';

/** A refusal with a sentence that may be read by anyone; the HTTP status is its code. */
export class HttpError extends Error {
  constructor(
    readonly code: Exclude<(typeof codes)[keyof typeof codes], 0>,
    message: string,
    /** For example `Retry-After` in seconds. */
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

interface Besides {
  /** Those that the handler sets. */
  cookies?: string[];
  /** The documents that the answer was made from. */
  versions?: string;
}

/** The envelope of a successful call (requirements, 7). */
export function successResponse(data: unknown, { cookies = [], versions = '' }: Besides = {}): Response {
  const response = new Response(JSON.stringify({ code: codes.success, msg: 'success', data }), { headers });
  if (versions) response.headers.set(contentHeader, versions);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** The envelope of a refused call. */
export const errorResponse = ({ code, message, headers: extra }: HttpError) =>
  new Response(JSON.stringify({ code, msg: message, data: null }), {
    status: code,
    headers: { ...headers, ...extra },
  });
