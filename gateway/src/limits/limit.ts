import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import { config } from '../config';

/** At most `points` within `seconds` from the first one on. */
export interface Limit {
  /** Keeps the keys of different limits apart. */
  name: string;
  points: number;
  seconds: number;
}

export interface Verdict {
  isAllowed: boolean;
  /** How often it may still be done. */
  left: number;
  /** Seconds until the count starts anew. */
  retryAfter: number;
}

/** Next may load a module once per route, and a count belongs to the process. */
const shared = globalThis as { gatewayLimiters?: Map<string, Promise<RateLimiterAbstract>> };
const limiters = (shared.gatewayLimiters ??= new Map<string, Promise<RateLimiterAbstract>>());

/** Counts live in PostgreSQL where several gateways share one, else in the memory of the only one. */
async function createLimiter({ name, points, seconds }: Limit): Promise<RateLimiterAbstract> {
  const options = { keyPrefix: name, points, duration: seconds };
  if (config.dialect === 'sqlite') return new RateLimiterMemory(options);
  const { postgresPool } = await import('./postgresPool');
  const storeClient: unknown = await postgresPool();
  return new RateLimiterPostgres({
    ...options,
    storeClient,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
  });
}

function limiterOf(limit: Limit): Promise<RateLimiterAbstract> {
  const found = limiters.get(limit.name);
  if (found) return found;
  const made = createLimiter(limit);
  limiters.set(limit.name, made);
  // What could not be made is tried again.
  made.catch(() => limiters.delete(limit.name));
  return made;
}

const verdict = (isAllowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Verdict => ({
  isAllowed,
  left: remainingPoints,
  retryAfter: Math.ceil(msBeforeNext / 1000),
});

/** Counts one more for a key and says whether it was still allowed. Throws where the counts cannot be reached. */
export async function take(limit: Limit, key: string): Promise<Verdict> {
  const limiter = await limiterOf(limit);
  try {
    return verdict(true, await limiter.consume(key));
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return verdict(false, refused);
    throw refused;
  }
}
