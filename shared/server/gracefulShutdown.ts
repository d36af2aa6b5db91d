import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';

import { beginShutdown, isShuttingDown } from './shutdownState';

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
 * Calls `end` on SIGTERM and SIGINT. With a pause, SIGTERM only makes the server unready for so long: balancers learn it
 * by /readyz, and whoever still comes is answered. Next closes its port as soon as the signal comes, so its handlers
 * have to wait as well; a second signal ends the pause.
 */
function onSignal(end: (code: number) => void, pauseMs: number): void {
  process.on('SIGINT', () => {
    beginShutdown();
    end(130);
  });
  if (pauseMs === 0) {
    process.on('SIGTERM', () => {
      beginShutdown();
      end(143);
    });
    return;
  }
  const others = process.listeners('SIGTERM');
  others.forEach((listener) => process.off('SIGTERM', listener));
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    end(143);
    others.forEach((listener) => listener('SIGTERM'));
  };
  process.on('SIGTERM', () => {
    if (isShuttingDown()) finish();
    beginShutdown();
    setTimeout(finish, pauseMs);
  });
}

/**
 * Ends the HTTP servers of this process in good order on SIGTERM and SIGINT (docs/decisions/0033). Next closes the port
 * and waits for every connection; this sees to it that connections do close. Answers under way are completed and say
 * `Connection: close`; idle connections are closed as they become so; what hangs is cut off in time.
 * @param drainSeconds pause between SIGTERM and all of that (`DRAIN_SECONDS`)
 */
export function endGracefully(drainSeconds: number, limits: Limits = defaults): void {
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
  onSignal(end, drainSeconds * 1_000);
}
