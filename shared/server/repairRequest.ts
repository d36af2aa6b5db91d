import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Methods that fetch's `Request` refuses to be made with; Next makes one of every request and answers 500. */
const refusedMethods = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** The same address; percent signs of its path that encode no text are written out. The query stays as it is. */
export function decodablePath(address: string): string {
  const [path = '', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/**
 * Repairs what Next answers 500 to: a refused method becomes PATCH, which no page allows (405), and a path that cannot
 * be decoded is taken literally and leads nowhere (404).
 */
export function repairRequest(request: IncomingMessage): void {
  if (refusedMethods.has(request.method ?? '')) request.method = 'PATCH';
  request.url = decodablePath(request.url ?? '');
}

/** Repairs every request of this process before Next sees it. */
export function repairRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    repairRequest(request);
  });
}
