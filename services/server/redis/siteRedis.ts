import { env } from '@/services/config/env';
import { logError } from '@/services/server/log/logError';
import { processState } from '@/shared/server/processState';

import { connectRedis, type Redis } from './redis';

/** The Redis of this process, which `REDIS_URL` names; undefined where instances share nothing. */
export const siteRedis = (): Redis | undefined =>
  processState('siteRedis', () => {
    const url = env().REDIS_URL;
    return url ? connectRedis({ url, log: (error) => logError('Redis', error) }) : undefined;
  });
