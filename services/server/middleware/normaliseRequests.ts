import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { headerSettings, securityHeaders } from '@/services/config/securityHeaders';
import { hasPreviewCookies } from '@/services/server/preview/previewMode';

import { previewModeHeader, socketAddressHeader } from './requestHeaders';
import { validImageRequest } from './validImageRequest';

/** The one method that reaches Next and that it answers 500 to, for fetch's `Request` refuses to be made with it. */
const refusedMethod = 'TRACE';

/** The same address, its path's percent signs written out where they do not encode text. The query stays as it is. */
export function readablePath(address: string): string {
  const [path = '', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/**
 * Puts right what Next answers 500 to: the method becomes PATCH, which no page allows (405), a path that cannot
 * be decoded is taken literally and leads nowhere (404).
 */
export function normaliseRequest(request: IncomingMessage): void {
  if (request.method === refusedMethod) request.method = 'PATCH';
  request.url = validImageRequest(readablePath(request.url ?? ''));
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? '';
  request.headers[previewModeHeader] = hasPreviewCookies(request) ? 'verified' : '';
}

/**
 * Prepares every request of this process before Next sees it, and its answer: Next sets the security headers again
 * where it looks for a page or a file, and not at all where it redirects to an address without a slash too many.
 */
export function normaliseRequests(): void {
  const headers = securityHeaders(headerSettings(process.env.NODE_ENV === 'development'));
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    for (const { key, value } of headers) response.setHeader(key, value);
    normaliseRequest(request);
  });
}
