import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { headerSettings, previewHeaders, securityHeaders } from '@/services/config/securityHeaders';
import { optimiserAddress } from '@/services/domain/content/pictureAddress';
import { claimsPreview, isPreviewRequest } from '@/services/server/preview/previewMode';
import { repairRequest } from '@/shared/server/repairRequest';

import { previewModeHeader, socketAddressHeader } from './requestHeaders';
import { validImageRequest } from './validImageRequest';

/** Makes a request one that Next can answer, and adds what only the connection knows. @param gateway its origin */
export function normaliseRequest(request: IncomingMessage, gateway: string): void {
  repairRequest(request);
  request.url = validImageRequest(optimiserAddress(request.url ?? '', gateway));
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? '';
  request.headers[previewModeHeader] = isPreviewRequest(request) ? 'verified' : '';
}

/** Browsers ask each time whether they have the newest page; Next takes it in place of its own (docs/decisions/0017). */
const pageCaching = 'public, max-age=0, must-revalidate';
const isPage = ({ url = '' }: IncomingMessage) => !/^\/(api\/|_next\/(static\/|image\b))/.test(url);

/** What a link fetches ahead on hover or touch serves the click that follows, from the browser's own cache. */
const dataCaching = 'public, max-age=5, s-maxage=0';
const isPageData = ({ url = '' }: IncomingMessage) => url.startsWith('/_next/data/');

/** Where nginx says by its own clock when it asked, it keeps a page to the end of that second (docs/decisions/0108). */
function allowCaching(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', isPageData(request) ? dataCaching : pageCaching);
  // Next's router would keep the data as long as the document lives, and show them after a publication.
  if (isPageData(request)) response.setHeader('x-middleware-cache', 'no-cache');
  const [second] = /^\d+/.exec(String(request.headers['x-asked-at'] ?? '')) ?? [];
  if (second) response.setHeader('X-Accel-Expires', `@${second}`);
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
    else if (isPage(request)) allowCaching(request, response);
    if (request.headers[previewModeHeader])
      for (const { key, value } of inPreview) response.setHeader(key, value);
  });
}
