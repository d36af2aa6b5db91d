import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { processState } from './processState';

/** The header in which an id comes from a proxy of ours, and in which it is answered. */
const requestIdHeader = 'x-request-id';

/** The header in which one of our two servers sends its id to the other: proxies between them replace the one above. */
export const callerRequestIdHeader = 'x-caller-request-id';

interface CurrentRequest {
  id: string;
  response: ServerResponse;
}

/** Pages, calls and the log are bundles of their own in one process. */
const storage = processState('currentRequest', () => new AsyncLocalStorage<CurrentRequest>());

/** As proxies make them. Whatever else is sent would stand in the log. */
const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value);

/** Id of the request that the caller works for; undefined for work of the server's own. */
export const requestId = (): string | undefined => storage.getStore()?.id;

/** The same; a new id for work of the server's own. */
export const requestIdOrNew = (): string => requestId() ?? randomUUID();

/** The header for a request to the other server: it carries the id of the request that it is made for. */
export const requestIdHeaders = (): Record<string, string> => ({
  [callerRequestIdHeader]: requestIdOrNew(),
});

/**
 * Takes over the id that the other of our two servers has sent, in place of the one that a proxy has given. Only once
 * its signature has been checked: whoever could choose ids could mix up the log.
 */
export function adoptRequestId(sent: unknown): void {
  const current = storage.getStore();
  if (!current || !isRequestId(sent)) return;
  current.id = sent;
  if (!current.response.headersSent) current.response.setHeader(requestIdHeader, sent);
}

/**
 * Gives every request of this process an id, which its answer and its log lines carry.
 * @param trustedHops proxies of ours in front; with any, the id in the request is theirs and is kept
 */
export function trackRequestIds(trustedHops: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const sent = request.headers[requestIdHeader];
    const id = trustedHops > 0 && isRequestId(sent) ? sent : randomUUID();
    storage.enterWith({ id, response });
    response.setHeader(requestIdHeader, id);
  });
}
