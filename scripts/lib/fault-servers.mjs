// @ts-check
import path from 'node:path';

import { siteInstances } from './cluster/instances.mjs';
import { openControl } from './control.mjs';
import { startNginx } from './nginx/run.mjs';
import { freePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { stop } from './processes.mjs';
import { startRedis } from './redis.mjs';
import { fromRoot } from './root.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof import('./test-pair.mjs').testPair>>} Pair
 * @typedef {import('./test-stages.mjs').Opened} Opened
 */

/** The gateway runs on a PostgreSQL server of its own, with the demo content anew, until that is closed. @param {Pair} pair @returns {Promise<Opened>} */
export async function openPostgres(pair) {
  const server = await startPostgres();
  const settings = { DATABASE_URL: server.url };
  const giveBack = pair.keepLogins();
  await pair.stopGateway();
  await pair.startGateway(settings);
  const control = await pair.openControl({
    'start-gateway': (more = {}) => pair.startGateway({ ...settings, ...more }),
    'restart-postgres': async () => {
      await server.stop();
      await server.restart();
    },
    'kill-postgres': async () => {
      await server.kill();
      await server.restart();
    },
  });
  return {
    env: control.env,
    close: async () => {
      control.close();
      await pair.stopGateway();
      await server.stop();
      giveBack();
      await pair.startGateway();
    },
  };
}

/**
 * So many instances of the site take the place of the one; the gateway is told of those that `tell` gets.
 * @param {Pair} pair
 * @param {number} count
 */
async function replaceSite(pair, count) {
  await pair.stopSite();
  const instances = await siteInstances(pair.site(), count);
  /** @param {string[]} urls */
  const tell = async (urls) => {
    await pair.stopGateway();
    await pair.startGateway({ SITE_INSTANCES: urls.join(' ') });
  };
  return { instances, tell };
}

/** nginx in front of so many instances of the site, until it is closed. @param {Pair} pair @param {{ count: number, folder: string }} cluster `folder` of nginx's files @returns {Promise<Opened>} */
export async function openCluster(pair, { count, folder }) {
  const { instances, tell } = await replaceSite(pair, count);
  await tell(instances.urls);
  const startInstance = (/** @type {number} */ index) => instances.start(index, { SITE_TRUSTED_HOPS: '1' });
  for (const index of instances.all) await startInstance(index);
  const { port, env } = pair.site();
  const nginx = await startNginx(
    {
      siteUrl: env.SITE_URL,
      gatewayHost: env.GATEWAY_HOST,
      listen: `127.0.0.1:${port}`,
      gatewayListen: `127.0.0.1:${await freePort()}`,
      healthListen: `127.0.0.1:${await freePort()}`,
      sites: instances.hosts,
      gateways: [`127.0.0.1:${pair.gatewayPort}`],
      folder: path.join(folder, 'nginx'),
      trustedHops: 1,
      phonesLeave: true,
      // The tests are one address.
      pagesPerSecond: 1_000_000,
      callsPerSecond: 1_000_000,
    },
    { logFile: fromRoot('test-results/logs/nginx.log') },
  );
  const control = await openControl({
    ...pair.callActions,
    'stop-instance': instances.stop,
    'start-instance': async (index) => void (await startInstance(index)),
    'instance-process': instances.processOf,
  });
  return {
    env: { E2E_CONTROL_URL: control.url, E2E_INSTANCE_URLS: instances.urls.join(' ') },
    close: async () => {
      control.close();
      await stop(nginx);
      await instances.close();
    },
  };
}

/** Two instances of the site with one Redis, until they are closed; tests start them. @param {Pair} pair @returns {Promise<Opened>} */
export async function openInstances(pair) {
  const { instances, tell } = await replaceSite(pair, 2);
  const { all, urls } = instances;
  const redis = await startRedis({ logFile: fromRoot('test-results/logs/redis.log') });
  /** @param {Record<string, string>} settings besides */
  const restart = async (settings) => {
    await Promise.all(all.map(instances.stop));
    await Promise.all(all.map((index) => instances.start(index, { REDIS_URL: redis.url, ...settings })));
  };
  const control = await openControl({
    ...pair.callActions,
    'tell-all': () => tell(urls),
    'tell-first': () => tell(urls.slice(0, 1)),
    'restart-instances': restart,
    'kill-redis': redis.kill,
    'restart-redis': redis.restart,
    'freeze-redis': redis.freeze,
    'thaw-redis': redis.thaw,
    'redis-process': () => redis.child().pid,
  });
  return {
    env: {
      E2E_CONTROL_URL: control.url,
      E2E_INSTANCE_URLS: urls.join(' '),
      E2E_REDIS_URL: redis.url,
    },
    close: async () => {
      control.close();
      await instances.close();
      redis.thaw();
      await redis.stop();
    },
  };
}
