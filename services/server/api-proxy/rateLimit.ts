import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { type PublicCallName, publicCall } from '@/services/config/publicCalls';
import type { Redis, RedisClient } from '@/services/server/redis/redis';

import { HttpError } from './httpError';

type Limiter = Pick<RateLimiterMemory, 'consume'>;

/** Counts one more; the result is the refusal, or null. */
async function refusalOf(limiter: Limiter, visitor: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(visitor);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return refused;
  }
}

/** Limiters by name, each made when it is asked for first. */
function limitersOf(create: (options: { points: number; duration: number; keyPrefix: string }) => Limiter) {
  const limiters = new Map<PublicCallName, Limiter>();
  return (name: PublicCallName): Limiter => {
    const [points, duration] = publicCall(name).limit;
    const limiter = limiters.get(name) ?? create({ points, duration, keyPrefix: `site:limit:${name}` });
    limiters.set(name, limiter);
    return limiter;
  };
}

const inRedis = (client: RedisClient) =>
  limitersOf((options) => new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true }));

/**
 * Counts calls by name and visitor: in Redis, where all instances count together, and in this process without Redis or
 * while it does not answer (docs/decisions/0106). The gateway's own limits, which hold across instances, guard what
 * costs money; this one keeps a browser gone wild from the gateway.
 */
export function createRateLimit(redis?: Redis) {
  const local = limitersOf((options) => new RateLimiterMemory(options));
  let shared: ReturnType<typeof inRedis> | undefined;

  /** @throws Refusal 429 with `Retry-After` in seconds */
  return async (name: PublicCallName, visitor: string): Promise<void> => {
    const verdict = await redis?.ask((client) => refusalOf((shared ??= inRedis(client))(name), visitor));
    const refusal = verdict === undefined ? await refusalOf(local(name), visitor) : verdict;
    if (!refusal) return;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw new HttpError(429, 'Too many requests; try again later.', { 'Retry-After': String(seconds) });
  };
}
