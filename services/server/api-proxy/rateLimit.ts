import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { type PublicCallName, publicCall } from '@/services/config/publicCalls';

import { HttpError } from './httpError';

/**
 * Counts calls by name and visitor, in this process. The gateway's own limits, which hold across instances, guard
 * what costs money; this one keeps a browser gone wild from the gateway.
 */
export function createRateLimit() {
  const limiters = new Map<PublicCallName, RateLimiterMemory>();

  const limiterOf = (name: PublicCallName) => {
    const [points, duration] = publicCall(name).limit;
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration, keyPrefix: name });
    limiters.set(name, limiter);
    return limiter;
  };

  /** @throws Refusal 429 with `Retry-After` in seconds */
  return async (name: PublicCallName, visitor: string): Promise<void> => {
    try {
      await limiterOf(name).consume(visitor);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      throw new HttpError(429, 'Too many requests; try again later.', { 'Retry-After': String(seconds) });
    }
  };
}
