import { setTimeout as pause } from 'node:timers/promises';

import { isBuild } from '@/services/config/build';
import { env } from '@/services/config/env';
import { DeadlineExceeded } from '@/services/gateway/deadline';
import { isOutage } from '@/services/gateway/errors';

/** Ends a build with a sentence for whoever runs it; where in our code it was noticed helps nobody. */
class GatewayDown extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'GatewayDown';
    this.stack = message;
  }
}

/** Milliseconds before each further try of a page: a machine that builds is busy, and so is a gateway on it. */
const pauses = [1_000, 3_000, 9_000];

/** No program listens there, which no pause changes. */
const isRefused = (error: Error): boolean =>
  'reason' in error && /^(ECONNREFUSED|ENOTFOUND)$/.test(String(error.reason));

const isTimeout = (error: Error): boolean =>
  error instanceof DeadlineExceeded || error.name === 'GatewayTimeout';

function gatewayDown(errors: Error[]): GatewayDown {
  const host = env().GATEWAY_HOST;
  // After timeouts, the circuit breaker is all that later tries tell.
  const reason = errors.find(isTimeout) ?? errors[0];
  return new GatewayDown(
    reason && !isRefused(reason)
      ? `A page could not be built in ${errors.length} tries. ${reason.message} The gateway is ${host}.`
      : `The gateway at ${host} does not answer, so no page can be built. ` +
          'Start the embedded one with "npm start", which builds the site too, or set GATEWAY_HOST.',
  );
}

/**
 * Does `work`; in a build, tries again after an outage of the gateway, and ends the build with one sentence when all
 * tries have failed. At any other time an outage is thrown as it is.
 */
export async function retryInBuild<T>(work: () => Promise<T>): Promise<T> {
  const errors: Error[] = [];
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isDown = error instanceof DeadlineExceeded || isOutage(error);
      if (!isBuild() || !isDown) throw error;
      errors.push(error as Error);
    }
    const next = pauses[errors.length - 1];
    if (next === undefined || errors.some(isRefused)) throw gatewayDown(errors);
    await pause(next);
  }
}
