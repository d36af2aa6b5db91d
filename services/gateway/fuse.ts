import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  type IPolicy,
  TaskCancelledError,
  wrap,
} from 'cockatiel';

import { GatewayTimeout, GatewayUnavailable, isOutage } from './errors';

interface FuseSettings {
  /** No more requests than this are under way at once; the next ones wait in a queue of bounded length. */
  concurrency: number;
  queueLength: number;
}

/** After so many outages in a row nothing is sent for a moment, then one request tries. */
const outagesInARow = 5;
const pauseMilliseconds = 3_000;

/** Keeps a gateway that is down or hangs from being flooded, and its callers from waiting for nothing. */
export const createFuse = ({ concurrency, queueLength }: FuseSettings): IPolicy =>
  wrap(
    bulkhead(concurrency, queueLength),
    circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter: pauseMilliseconds,
      breaker: new ConsecutiveBreaker(outagesInARow),
    }),
  );

/** The fuse's own refusals in the words of the gateway's errors; everything else as it is. */
export function asGatewayError(error: unknown, path: string): unknown {
  if (error instanceof BrokenCircuitError) return new GatewayUnavailable(path, 'it failed just now');
  if (error instanceof BulkheadRejectedError) return new GatewayUnavailable(path, 'too many requests wait');
  if (error instanceof TaskCancelledError) return new GatewayTimeout(path, 'the deadline of the page');
  return error;
}
