import {
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  isTaskCancelledError,
} from 'cockatiel';

import { GatewayTimeout, GatewayUnavailable, isOutage } from './errors';

export interface ResilienceLimits {
  /** Whom the requests are made for, for those who watch. */
  sender: 'pages' | 'firstVisits' | 'visitors';
  /** No more requests than this are under way at once; the next ones wait in a queue of bounded length. */
  concurrency: number;
  queueLength: number;
  /** Milliseconds before each probe of a gateway that is down; 1 s unless given. */
  pauseMs?: number;
  /** Milliseconds after which a probe is given up: a gateway that needs longer for its menu is not back. 5 s unless given. */
  probeMs?: number;
}

export interface ResiliencePolicy {
  /** @throws BrokenCircuitError, BulkheadRejectedError, TaskCancelledError (asGatewayError); what `work` throws */
  execute: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** Whether requests are refused, and how many wait. */
  state: () => { isOpen: boolean; waiting: number };
}

/** After so many outages in a row nothing is sent but one probe at a time, with a pause before each. */
const outagesInARow = 5;

/**
 * Keeps a gateway that is down or hangs from being flooded, and its callers from waiting for nothing: they fail at once
 * until a `probe`, a request that changes nothing, has come back.
 */
export function createResiliencePolicy(
  { concurrency, queueLength, pauseMs = 1_000, probeMs = 5_000 }: Omit<ResilienceLimits, 'sender'>,
  probe: (abandoned: AbortSignal) => Promise<unknown>,
): ResiliencePolicy {
  const places = bulkhead(concurrency, queueLength);
  const circuit = circuitBreaker(handleWhen(isOutage), {
    // The timer below keeps the pause; nothing but the probe comes this far meanwhile.
    halfOpenAfter: 0,
    breaker: new ConsecutiveBreaker(outagesInARow),
  });
  let pause: NodeJS.Timeout | undefined;
  const tryAgain = () => {
    pause = undefined;
    void circuit.execute(() => probe(AbortSignal.timeout(probeMs))).catch(() => undefined);
  };
  circuit.onBreak(() => {
    pause ??= setTimeout(tryAgain, pauseMs).unref();
  });
  const refuse = () => {
    if (circuit.state !== CircuitState.Closed) throw new BrokenCircuitError();
  };

  return {
    state: () => ({
      isOpen: circuit.state !== CircuitState.Closed,
      waiting: queueLength - places.queueSlots,
    }),
    execute: async (work, signal) => {
      refuse();
      return places.execute(() => {
        // It may have opened while this call waited for its place.
        refuse();
        return circuit.execute(work);
      }, signal);
    },
  };
}

/** Turns the errors of the policy into gateway errors; returns every other error as it is. */
export function gatewayErrorOf(error: unknown, path: string): unknown {
  if (isBrokenCircuitError(error)) return new GatewayUnavailable(path, 'it failed just now');
  if (isBulkheadRejectedError(error)) return new GatewayUnavailable(path, 'too many requests wait');
  if (isTaskCancelledError(error)) return new GatewayTimeout(path, 'the deadline of the page');
  return error;
}
