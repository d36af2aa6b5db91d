import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { repairRequest } from '@/contract/server/repairRequest';
import { headerSettings, securityHeaders } from '@/services/config/securityHeaders';
import { hasPreviewCookies } from '@/services/server/preview/previewMode';
import { countPageVisit } from '@/services/server/revalidation/pageVisits';

import { previewModeHeader, socketAddressHeader } from './requestHeaders';
import { validImageRequest } from './validImageRequest';

/** Makes a request one that Next can answer, and adds what only the connection knows. */
export function normaliseRequest(request: IncomingMessage): void {
  repairRequest(request);
  request.url = validImageRequest(request.url ?? '');
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
    countPageVisit(request.url ?? '');
  });
}
