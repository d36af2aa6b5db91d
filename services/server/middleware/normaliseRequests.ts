import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { headerSettings, previewHeaders, securityHeaders } from '@/services/config/securityHeaders';
import { optimiserAddress } from '@/services/domain/content/pictureAddress';
import { claimsPreview, hasPreviewCookies } from '@/services/server/preview/previewMode';
import { repairRequest } from '@/shared/server/repairRequest';

import { compressResponse } from './compressResponse';
import { previewModeHeader, socketAddressHeader } from './requestHeaders';
import { validImageRequest } from './validImageRequest';

/** Makes a request one that Next can answer, and adds what only the connection knows. @param gateway its origin */
export function normaliseRequest(request: IncomingMessage, gateway: string): void {
  repairRequest(request);
  request.url = validImageRequest(optimiserAddress(request.url ?? '', gateway));
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? '';
  request.headers[previewModeHeader] = hasPreviewCookies(request) ? 'verified' : '';
}

/** Prepares every request of this process before Next sees it, and its answer. */
export function normaliseRequests(): void {
  const settings = headerSettings(process.env.NODE_ENV === 'development');
  const always = securityHeaders(settings);
  const inPreview = previewHeaders(settings);
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    normaliseRequest(request, settings.gateway);
    for (const { key, value } of always) response.setHeader(key, value);
    // Anybody can send these cookies: what depends on them must reach no cache.
    if (claimsPreview(request)) response.setHeader('Cache-Control', 'private, no-store');
    if (request.headers[previewModeHeader])
      for (const { key, value } of inPreview) response.setHeader(key, value);
    compressResponse(request, response);
  });
}
