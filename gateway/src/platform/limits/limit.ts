import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

import { processState } from '@/shared/server/processState';

import { networksOf } from './networksOf';

/** At most `points` within `seconds` from the first one on. */
export interface Limit {
  /** Keeps the keys of different limits apart. */
  name: string;
  points: number;
  seconds: number;
  /** The keys are visitors' addresses, which count as their networks. */
  ofNetworks?: true;
}

/** A /48 of IPv6 may do as much as so many of its /64: one may belong to a whole company or to a mobile network. */
const wideFactor = 8;

export interface LimitResult {
  isAllowed: boolean;
  /** How often it may still be done. */
  left: number;
  /** Seconds until the count starts anew. */
  retryAfter: number;
}

/** Runs a statement written for PostgreSQL: `$1`, `$2`, … stand for the values. */
export interface CountStore {
  query: (statement: { text: string; values: (string | number)[] }) => Promise<{
    rows: Record<string, unknown>[];
    rowCount: number;
  }>;
}

/** Next may load a module once per route, and a count belongs to the process. */
const counts = processState('gatewayCounts', () => ({
  store: undefined as CountStore | undefined,
  limiters: new Map<string, RateLimiterAbstract>(),
}));

/** From now on counts are kept in a database: a restart forgets none, and several gateways on one count together. */
export function setCountStore(store: CountStore): void {
  counts.store = store;
  counts.limiters.clear();
}

/** In memory where no database was named, as in tests of single functions. */
function createLimiter({ name, points, seconds }: Limit): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: seconds };
  if (!counts.store) return new RateLimiterMemory(options);
  // SQLite understands the statements written for PostgreSQL too.
  return new RateLimiterPostgres({
    ...options,
    storeClient: counts.store,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
  });
}

function limiterOf(limit: Limit): RateLimiterAbstract {
  const limiter = counts.limiters.get(limit.name) ?? createLimiter(limit);
  counts.limiters.set(limit.name, limiter);
  return limiter;
}

const verdict = (isAllowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): LimitResult => ({
  isAllowed,
  left: remainingPoints,
  retryAfter: Math.ceil(msBeforeNext / 1000),
});

/** The counters of a key: the key itself, or each network of an address. */
function counted(limit: Limit, key: string): [Limit, string][] {
  if (!limit.ofNetworks) return [[limit, key]];
  const [network, wide] = networksOf(key);
  const ofWide = { ...limit, name: `${limit.name}-wide`, points: limit.points * wideFactor };
  return [[limit, network], ...(wide === undefined ? [] : [[ofWide, wide] as [Limit, string]])];
}

async function countOne(limit: Limit, key: string): Promise<LimitResult> {
  const limiter = limiterOf(limit);
  try {
    return verdict(true, await limiter.consume(key));
  } catch (refused) {
    // A refusal is no error. It may be of the class of another copy of the package: each route has its own.
    if (refused instanceof Error) throw refused;
    return verdict(false, refused as RateLimiterRes);
  }
}

/** Counts one more for a key and says whether it was still allowed. Throws where the counts cannot be reached. */
export async function countAttempt(limit: Limit, key: string): Promise<LimitResult> {
  const results: LimitResult[] = [];
  for (const one of counted(limit, key)) results.push(await countOne(...one));
  const refused = results.filter(({ isAllowed }) => !isAllowed);
  return {
    isAllowed: refused.length === 0,
    left: Math.min(...results.map(({ left }) => left)),
    retryAfter: Math.max(...(refused.length > 0 ? refused : results).map(({ retryAfter }) => retryAfter)),
  };
}

/** Starts the count of a key anew. */
export async function resetCount(limit: Limit, key: string): Promise<void> {
  for (const [one, name] of counted(limit, key)) await limiterOf(one).delete(name);
}

/** Takes back one that was counted for a key. */
export async function uncountAttempt(limit: Limit, key: string): Promise<void> {
  for (const [one, name] of counted(limit, key)) await limiterOf(one).reward(name);
}
