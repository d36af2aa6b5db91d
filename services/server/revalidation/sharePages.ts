import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { processState } from '@/contract/server/processState';
import { serverFolder } from '@/services/config/build';
import { env } from '@/services/config/env';
import { siteRedis } from '@/services/server/redis/siteRedis';

import { createSharedPages } from './sharedPages';

/** Milliseconds that a start waits for Redis, so that the first visitors get what other instances have rendered. */
const mostWaitMs = 2_000;
const daySeconds = 86_400;

/** From now on cacheHandler.js shares the pages of this instance with others, where `REDIS_URL` is set. */
export async function sharePages(): Promise<void> {
  const redis = siteRedis();
  if (!redis) return;
  const buildId = await readFile(path.join(serverFolder(), '..', 'BUILD_ID'), 'utf8');
  const keptSeconds = Math.max(daySeconds, 2 * env().REVALIDATE_SECONDS);
  processState('siteSharedPages', () => createSharedPages({ redis, buildId, keptSeconds }));
  await Promise.race([redis.connected, pause(mostWaitMs, undefined, { ref: false })]);
}
