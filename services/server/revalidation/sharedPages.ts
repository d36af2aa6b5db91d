import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

import { serverFolder } from '@/services/config/build';
import { env } from '@/services/config/env';
import { type Redis, siteRedis } from '@/services/server/redis/redis';

import { clockTolerance, sitePages, wholeOrNothing } from './pageStore';

interface Settings {
  redis: Redis;
  /** A release does not read the pages of another. */
  buildId: string;
  /** Seconds after which a page that nobody renders any more is dropped from Redis. */
  keptSeconds: number;
}

/** Milliseconds that a start waits for Redis, so that the first visitors get what other instances have rendered. */
const mostWaitMs = 2_000;
/** Milliseconds for which a page that was compared counts as the newest. */
const comparedForMs = 1_000;
/** A stored page is the time of its rendering, in characters of this number, and its text: most looks read the time only. */
const timeLength = 15;

/**
 * Stores a page unless a newer one is there, in one step: KEYS the page; ARGV what is stored, when it was rendered, from
 * when on a time is too far ahead, the seconds that it is kept. Answers 1, or 0 for a newer one.
 */
const storeUnlessNewer = `
  local stored = tonumber(redis.call('GETRANGE', KEYS[1], 0, ${timeLength - 1}))
  if stored and stored > tonumber(ARGV[2]) and stored < tonumber(ARGV[3]) then return 0 end
  redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[4])
  return 1
`;

/** The pages that all instances of a release share (docs/decisions/0106). Nothing here rejects or waits long. */
export function createSharedPages({ redis, buildId, keptSeconds }: Settings) {
  const nameOf = (key: string) => `site:${buildId}:${key}`;
  const comparedAt = new LRUCache<string, number>({ max: 10_000 });

  return {
    /** The shared version of a page, if it was rendered after `time` (milliseconds since 1970); looks at most once a second. */
    newerThan: async (key: string, time: number) => {
      const asked = performance.now();
      if (asked - (comparedAt.get(key) ?? -Infinity) < comparedForMs) return undefined;
      comparedAt.set(key, asked);
      const stored = await redis.ask(async (client) => {
        const renderedAt = Number(await client.getRange(nameOf(key), 0, timeLength - 1));
        const isNewer = renderedAt > time && renderedAt < Date.now() + clockTolerance;
        return isNewer ? client.get(nameOf(key)) : null;
      });
      const text = stored?.slice(timeLength) ?? '';
      const entry = await wholeOrNothing(() => JSON.parse(text));
      return entry && { entry, text };
    },

    /** Shares what was rendered at a time, unless a newer version is shared, which is then found by the next look. */
    write: async (key: string, { text, renderedAt }: { text: string; renderedAt: number }): Promise<void> => {
      comparedAt.set(key, performance.now());
      const stored = String(renderedAt).padStart(timeLength) + text;
      const given = [stored, ...[renderedAt, Date.now() + clockTolerance, keptSeconds].map(String)];
      const answer = await redis.ask((client) =>
        client.eval(storeUnlessNewer, { keys: [nameOf(key)], arguments: given }),
      );
      if (answer === 0) comparedAt.delete(key);
    },
  };
}

export type SharedPages = ReturnType<typeof createSharedPages>;

/** From now on cacheHandler.js shares the pages of this instance with others, where `REDIS_URL` is set. */
export async function sharePages(): Promise<void> {
  const redis = siteRedis();
  if (!redis) return;
  const buildId = await readFile(path.join(serverFolder(), '..', 'BUILD_ID'), 'utf8');
  const keptSeconds = Math.max(86_400, 2 * env().REVALIDATE_SECONDS);
  sitePages.shared = createSharedPages({ redis, buildId, keptSeconds });
  await Promise.race([redis.connected, pause(mostWaitMs, undefined, { ref: false })]);
}
