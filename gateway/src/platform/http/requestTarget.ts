import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const header = 'x-request-target';

/**
 * Keeps the request line's path and query as they were sent, in a header. Next writes the query anew before a route
 * sees it (`%20` becomes `+`, `'` becomes `%27`), and a signature covers what was sent.
 */
export function recordRequestTargets(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[header] = request.url;
  });
}

/** Path with query string as sent, as long as it means what Next made of it; otherwise Next's own writing of it. */
export function requestTarget({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  const { origin, pathname, search, searchParams } = new URL(url);
  const sent = headers.get(header);
  if (!sent?.startsWith('/') || !URL.canParse(origin + sent)) return pathname + search;
  const asSent = new URL(origin + sent);
  const isSame = asSent.pathname === pathname && asSent.searchParams.toString() === searchParams.toString();
  return isSame ? sent : pathname + search;
}
