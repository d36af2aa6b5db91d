import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const checkEveryMs = 20;

/** Sees the requests that the HTTP servers of this process are answering. */
export function openRequests() {
  let count = 0;
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    count += 1;
    response.once('close', () => {
      count -= 1;
    });
  });
  return {
    /** Resolves once no request is open, or after `mostMs` milliseconds. @throws when the signal aborts */
    untilNone: async (mostMs: number, signal: AbortSignal): Promise<void> => {
      for (let waited = 0; count > 0 && waited < mostMs; waited += checkEveryMs)
        await pause(checkEveryMs, undefined, { signal, ref: false });
    },
  };
}
