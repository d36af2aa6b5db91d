import { setTimeout as pauseMs } from 'node:timers/promises';

import { createClient } from '@redis/client';

import type { Fault } from '@/scripts/lib/fault-proxy.mjs';

import { required } from './environment';
import { percentile } from './load';
import { expect, test as base } from './test';

export const instanceUrls = (): string[] => required('E2E_INSTANCE_URLS').split(' ');

/** Servers need this long to start on a busy machine, in milliseconds. */
const startTimeout = 120_000;

async function tell(action: string, data?: object | number): Promise<unknown> {
  const answer = await fetch(`${required('E2E_CONTROL_URL')}/${action}`, {
    method: 'POST',
    body: JSON.stringify(data),
    signal: AbortSignal.timeout(startTimeout),
  });
  if (!answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
  return answer.status === 200 ? answer.json() : undefined;
}

/** The instances that share a Redis, that Redis, and the proxy between them and the gateway. */
export const sharing = {
  /** Restarts the gateway, which then tells all instances of changes, or the first one alone. */
  tellAll: () => tell('tell-all'),
  tellFirst: () => tell('tell-first'),
  restart: (settings: Record<string, string>) => tell('restart-instances', settings),
  setFault: (fault: Fault) => tell('set-fault', fault),
  killRedis: () => tell('kill-redis'),
  restartRedis: () => tell('restart-redis'),
  freezeRedis: () => tell('freeze-redis'),
  thawRedis: () => tell('thaw-redis'),
};

/** The instances behind nginx; every method resolves once it is done. */
const behindNginx = {
  /** SIGTERM, then a bounded wait. */
  stop: (index: number) => tell('stop-instance', index),
  start: (index: number) => tell('start-instance', index),
  /** What `npm run mirror` does. */
  writeMirror: async () =>
    (await tell('write-mirror')) as { pages: number; kept: string[]; failed: string[] },
};

/** A test that may stop instances behind nginx. Afterwards all of them run. */
export const test = base.extend<{ instances: typeof behindNginx }>({
  instances: [
    async ({}, use) => {
      await use(behindNginx);
      for (const index of instanceUrls().keys()) await behindNginx.start(index);
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

export interface Figures {
  answers: number;
  /** Answers other than 200, as `status path`. */
  failed: string[];
  /** Milliseconds that half and 99 of 100 answers took at most. */
  p50: number;
  p99: number;
}

/** Requests the paths in turn at every instance, for as long as `work` takes. */
export async function underLoad(paths: string[], work: () => Promise<void>): Promise<Figures> {
  const times: number[] = [];
  const failed: string[] = [];
  let isOver = false;
  const ask = async (url: string, index: number) => {
    for (let next = index; !isOver; next += 1) {
      const path = paths[next % paths.length] ?? '/';
      const began = performance.now();
      const status = await fetch(url + path, { redirect: 'manual' }).then(
        async (answer) => (await answer.text(), answer.status),
        (error: Error) => error.message,
      );
      times.push(performance.now() - began);
      if (status !== 200) failed.push(`${status} ${path}`);
      await pauseMs(5);
    }
  };
  const load = instanceUrls().flatMap((url) => [0, 1].map((half) => ask(url, half * (paths.length >> 1))));
  await work().finally(() => (isOver = true));
  await Promise.all(load);
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => Math.round(percentile(times, share)));
  return { answers: times.length, failed, p50, p99 };
}
