// @ts-check
import { openControl } from './control.mjs';
import { startPostgres } from './postgres.mjs';
import { testCluster } from './test-cluster.mjs';
import { testInstances } from './test-instances.mjs';

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

/** nginx takes the place of the one site, with so many instances of it behind, until it is closed. @param {Pair} pair @param {{ count: number, folder: string }} cluster `folder` of nginx's files */
export async function openCluster(pair, { count, folder }) {
  await pair.stopSite();
  const cluster = await testCluster(pair.site(), { count, gatewayPort: pair.gatewayPort, folder });
  await pair.stopGateway();
  await pair.startGateway({ SITE_INSTANCES: cluster.urls.join(' ') });
  await cluster.start();
  const control = await openControl({
    ...pair.callActions,
    'stop-instance': cluster.stopInstance,
    'start-instance': cluster.startInstance,
    'instance-process': cluster.processOf,
  });
  return {
    urls: cluster.urls,
    env: { E2E_CONTROL_URL: control.url, E2E_INSTANCE_URLS: cluster.urls.join(' ') },
    close: async () => {
      control.close();
      await cluster.close();
    },
  };
}

/** Several instances of the site with one Redis take the place of the one site, until they are closed. @param {Pair} pair @returns {Promise<Opened>} */
export async function openInstances(pair) {
  await pair.stopSite();
  const instances = await testInstances(pair.site());
  /** @param {string[]} urls */
  const tell = async (urls) => {
    await pair.stopGateway();
    await pair.startGateway({ SITE_INSTANCES: urls.join(' ') });
  };
  const control = await openControl({
    ...pair.callActions,
    'tell-all': () => tell(instances.urls),
    'tell-first': () => tell(instances.urls.slice(0, 1)),
    'restart-instances': instances.restart,
    'kill-redis': instances.redis.kill,
    'restart-redis': instances.redis.restart,
    'freeze-redis': instances.redis.freeze,
    'thaw-redis': instances.redis.thaw,
    'redis-process': () => instances.redis.child().pid,
  });
  return {
    env: {
      E2E_CONTROL_URL: control.url,
      E2E_INSTANCE_URLS: instances.urls.join(' '),
      E2E_REDIS_URL: instances.redis.url,
    },
    close: async () => {
      control.close();
      await instances.close();
    },
  };
}
