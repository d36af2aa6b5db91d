import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds for a body; nginx in front allows as much between two parts of one. */
export const bodyMs = 15_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes the connection of every request of this process whose body is incomplete after so long. Node's own
 * `requestTimeout` looks every 30 s only, and Next makes the server, so that nobody else can have it look more often.
 * @param allowed milliseconds from the end of the headers
 */
export function limitBodies(allowed: (request: IncomingMessage) => number = () => bodyMs): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (!hasBody(request)) return;
    const { socket } = request;
    const timer = setTimeout(() => {
      if (request.complete) return;
      if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      socket.destroySoon();
    }, allowed(request));
    request.once('close', () => clearTimeout(timer));
    timer.unref();
  });
}
