import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Methods that fetch's `Request` refuses to be made with; Next makes one of every request and answers 500. */
const unknown = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Takes them for PATCH, which no address for visitors allows: they are answered 405 like any other wrong method. */
export function replaceUnknownMethods(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (unknown.has(request.method ?? '')) request.method = 'PATCH';
  });
}
