import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The cookies of Next's preview mode, one each, with what separates them from the next. */
const previewCookie = /(^|;\s*)(?:__prerender_bypass|__next_preview_data)=[^;]*/g;

/** A cookie header without the cookies of a preview of the site; undefined where nothing else is in it. */
export const withoutPreviewCookies = (cookie: string | undefined): string | undefined =>
  cookie?.replace(previewCookie, '').replace(/^;\s*/, '') || undefined;

/**
 * Hides the cookies of a preview of the site from the gateway's own Next, which would delete them as forged. Browsers
 * send them to both where both are on one host, whatever the ports.
 */
export function hidePreviewCookies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const cookie = withoutPreviewCookies(request.headers.cookie);
    if (cookie === undefined) delete request.headers.cookie;
    else request.headers.cookie = cookie;
  });
}
