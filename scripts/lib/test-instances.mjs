// @ts-check
import { rmSync } from 'node:fs';

import { copyBuild } from './cluster/copyBuild.mjs';
import { freePort } from './ports.mjs';
import { stop } from './processes.mjs';
import { startRedis } from './redis.mjs';
import { fromRoot } from './root.mjs';
import { startSite } from './site.mjs';

const count = 2;

/**
 * Instances of the site on copies of one build, which share one Redis. None is started yet.
 * @param {import('./site.mjs').Site} site whose build and settings they have
 */
export async function testInstances(site) {
  const redis = await startRedis({ logFile: fromRoot('test-results/logs/redis.log') });
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const folders = ports.map((_port, index) => `${site.distDir}-${index + 1}`);
  for (const folder of folders) copyBuild(site.distDir, folder);
  /** @type {import('node:child_process').ChildProcess[]} */
  let running = [];

  const end = async () => {
    await Promise.all(running.map(stop));
    running = [];
  };
  return {
    redis,
    urls: ports.map((port) => `http://localhost:${port}`),
    /** @param {Record<string, string>} settings besides */
    restart: async (settings) => {
      await end();
      running = await Promise.all(
        ports.map((port, index) =>
          startSite(
            {
              port,
              distDir: folders[index] ?? '',
              logFile: fromRoot(`test-results/logs/site-${index + 1}.log`),
              env: { ...site.env, REDIS_URL: redis.url, ...settings },
            },
            'start',
          ),
        ),
      );
    },
    close: async () => {
      await end();
      redis.thaw();
      await redis.stop();
      for (const folder of folders) rmSync(fromRoot(folder), { recursive: true, force: true });
    },
  };
}
