import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';

/** Milliseconds after the signal; the process is to be gone within 15 s. */
interface Limits {
  /** An answer that has not begun becomes a 503. */
  answerWithin: number;
  /** Every connection is closed, whatever it carries. */
  closeWithin: number;
  /** The process ends, whatever it still does. */
  endWithin: number;
}
const defaults: Limits = { answerWithin: 10_000, closeWithin: 12_000, endWithin: 14_000 };

const sorry =
  'The server is being restarted. Please try again in a moment.\n' +
  'Der Server wird neu gestartet. Bitte versuchen Sie es gleich noch einmal.\n';

function refuse(response: ServerResponse): void {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': 5,
  };
  if (!response.headersSent) response.writeHead(503, headers).end(sorry);
}

/**
 * Ends the HTTP servers of this process in good order on SIGTERM and SIGINT (docs/decisions/0034). Next closes the port
 * and waits for every connection; this sees to it that connections do close. Answers under way are completed and say
 * `Connection: close`; idle connections are closed as they become so; what hangs is cut off in time.
 */
export function endGracefully(limits: Limits = defaults): void {
  const open = new Set<ServerResponse>();
  const servers = new Set<Server>();
  let isEnding = false;

  subscribe('http.server.request.start', (message) => {
    const { response, server } = message as { response: ServerResponse; server: Server };
    servers.add(server);
    open.add(response);
    if (isEnding) response.shouldKeepAlive = false;
    response.once('close', () => {
      open.delete(response);
      // A connection whose answer began before the signal has not been told to close.
      if (isEnding) setImmediate(() => server.closeIdleConnections());
    });
  });

  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    for (const response of open) response.shouldKeepAlive = false;
    for (const server of servers) server.closeIdleConnections();
    setTimeout(() => open.forEach(refuse), limits.answerWithin).unref();
    setTimeout(() => servers.forEach((server) => server.closeAllConnections()), limits.closeWithin).unref();
    setTimeout(() => process.exit(code), limits.endWithin).unref();
  };
  process.on('SIGTERM', () => end(143));
  process.on('SIGINT', () => end(130));
}
