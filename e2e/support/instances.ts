import { createClient } from '@redis/client';

import type { Calls } from '@/scripts/lib/call-counter.mjs';
import type { Fault as RequestFault } from '@/scripts/lib/fault-proxy.mjs';

import { startTimeout, tell } from './control';
import { required } from './environment';
import { freeFiles, freeze, limitFiles, thaw } from './processes';
import { expect, test as base } from './test';

export const instanceUrls = (): string[] => required('E2E_INSTANCE_URLS').split(' ');

/** The instances that share a Redis, that Redis, and the proxy between them and the gateway. */
export const sharing = {
  /** Restarts the gateway, which then tells all instances of changes, or the first one alone. */
  tellAll: () => tell('tell-all'),
  tellFirst: () => tell('tell-first'),
  restart: (settings: Record<string, string>) => tell('restart-instances', settings),
  setFault: (fault: RequestFault) => tell('set-fault', fault),
  killRedis: () => tell('kill-redis'),
  restartRedis: () => tell('restart-redis'),
  freezeRedis: () => tell('freeze-redis'),
  thawRedis: () => tell('thaw-redis'),
  /** Lets Redis write no file, or any again. */
  fillRedisDisk: async () => limitFiles((await tell('redis-process')) as number, 0),
  freeRedisDisk: async () => freeFiles((await tell('redis-process')) as number),
};

const instanceProcess = async (index: number) => (await tell('instance-process', index)) as number;

/** The instances behind nginx; every method resolves once it is done. */
const behindNginx = {
  /** SIGTERM, then a bounded wait. */
  stop: (index: number) => tell('stop-instance', index),
  start: (index: number) => tell('start-instance', index),
  /** SIGSTOP: nobody reaches it. */
  freeze: async (index: number) => freeze(await instanceProcess(index)),
  thaw: async (index: number) => thaw(await instanceProcess(index)),
  /** The requests of all instances to the gateway since they were forgotten. */
  calls: async () => (await tell('calls')) as Calls,
  forgetCalls: () => tell('forget-calls'),
};

/** A test that may stop instances behind nginx. Afterwards all of them run. */
export const test = base.extend<{ instances: typeof behindNginx }>({
  instances: [
    async ({}, use) => {
      await use(behindNginx);
      for (const index of instanceUrls().keys()) {
        await behindNginx.start(index);
        await behindNginx.thaw(index);
      }
    },
    { timeout: 3 * startTimeout },
  ],
});
export { expect };

const connect = (url: string) => createClient({ url }).connect();

/** Does `work` with the Redis of the instances. */
export async function withRedis<T>(
  work: (client: Awaited<ReturnType<typeof connect>>) => Promise<T>,
): Promise<T> {
  const client = await connect(required('E2E_REDIS_URL'));
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}
