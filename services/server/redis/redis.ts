import { createClient, type RedisClientOptions } from '@redis/client';
import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';

import { env } from '@/services/config/env';
import { logError } from '@/services/server/log/logError';
import { processState } from '@/shared/server/processState';

/** Milliseconds that anything waits for Redis. */
const deadlineMs = 150;
/** Milliseconds before a connection that was dropped is made again. */
const pauseMs = 1_000;
/** Milliseconds after which a connection on which nothing is answered, not even a ping, is given up. */
const silenceMs = 5_000;

const newClient = (options: RedisClientOptions) => createClient(options);
export type RedisClient = ReturnType<typeof newClient>;

export interface Redis {
  /** Resolves with what `work` does, or undefined where Redis cannot be reached, is late or refuses; never rejects. */
  ask: <T>(work: (client: RedisClient) => Promise<T>) => Promise<T | undefined>;
  /** Resolves once it can be asked, which may be never. */
  connected: Promise<unknown>;
}

interface Settings {
  url: string;
  /** Takes why something could not be asked. */
  log: (error: unknown) => void;
  create?: typeof newClient;
}

/**
 * A Redis that is never waited for: an answer that is late by the deadline ends the connection, and until there is a new
 * one nobody waits at all (docs/decisions/0106).
 */
export function connectRedis({ url, log, create = newClient }: Settings): Redis {
  const client = create({
    url,
    disableOfflineQueue: true,
    pingInterval: silenceMs / 2,
    socket: {
      connectTimeout: silenceMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, pauseMs),
    },
  });
  client.on('error', log);
  const deadline = timeout(deadlineMs, TimeoutStrategy.Aggressive);
  const connect = () => client.connect().catch(log);

  const drop = () => {
    // Others that were late at the same time have done so.
    if (!client.isReady) return;
    client.destroy();
    setTimeout(() => void connect(), pauseMs).unref();
  };

  return {
    ask: async (work) => {
      if (!client.isReady) return undefined;
      try {
        return await deadline.execute(() => work(client));
      } catch (error) {
        log(error);
        // A refusal, such as that the memory is full, is an answer in time.
        if (error instanceof TaskCancelledError) drop();
        return undefined;
      }
    },
    connected: connect(),
  };
}

/** The Redis of this process, which `REDIS_URL` names; undefined where instances share nothing. */
export const siteRedis = (): Redis | undefined =>
  processState('siteRedis', () => {
    const url = env().REDIS_URL;
    return url ? connectRedis({ url, log: (error) => logError('Redis', error) }) : undefined;
  });
