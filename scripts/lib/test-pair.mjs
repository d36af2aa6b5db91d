// @ts-check
import { rmSync } from 'node:fs';
import path from 'node:path';

import { openControl } from './control.mjs';
import { openFaultProxy } from './fault-proxy.mjs';
import { buildGateway, gatewayHost, signatureSecret, startGateway } from './gateway.mjs';
import { freePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { kill, start as startProgram, stop } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { settingNames } from './settings.mjs';
import { buildSite, startSite } from './site.mjs';
import { testCluster } from './test-cluster.mjs';
import { testInstances } from './test-instances.mjs';

/** Short, because tests wait for it; long enough to prove that a page is not rendered anew too early. */
const revalidateSeconds = 3;

/**
 * A gateway with a fresh data folder and a site built against it, on free ports. The gateway's public address is that
 * of a proxy in front of it, which injects faults (docs/decisions/0032).
 * @param {string} folder a temporary one
 * @param {Record<string, string>} [siteSettings] settings of the site besides
 * @param {Record<string, string>} [gatewaySettings] settings of the gateway besides
 */
export async function testPair(folder, siteSettings = {}, gatewaySettings = {}) {
  // The tester's own settings, such as a database, must not reach the test; an empty value counts as unset.
  const blank = Object.fromEntries(settingNames().map((name) => [name, '']));
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const publicPort = await freePort();
  const publicGateway = gatewayHost({ port: publicPort });
  const gateway = {
    port: await freePort(),
    dataDir: path.join(folder, 'gateway'),
    // Separate from the build of npm start. It is kept, because it is the same for every run until its sources change.
    distDir: '.next-test',
    env: { ...blank, SITE_URL: siteUrl, GATEWAY_HOST: publicGateway, ...gatewaySettings },
    logFile: fromRoot('test-results/logs/gateway.log'),
  };

  const starterLog = fromRoot('test-results/logs/starter.log');
  const faults = await openFaultProxy({ port: publicPort, target: gateway.port });

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  /** The demo administrator, whose password the first start prints. */
  let admin = { email: '', password: '' };
  /** @param {Record<string, string>} [more] settings besides */
  const start = async (more = {}) => {
    if (running) return;
    const { child, logins } = await startGateway({ ...gateway, env: { ...gateway.env, ...more } }, 'start');
    running = child;
    admin = logins.find(({ email }) => email.startsWith('administrator@')) ?? admin;
  };
  /** @param {(child: import('node:child_process').ChildProcess) => Promise<void>} [by] */
  const end = async (by = stop) => {
    if (running) await by(running);
    running = undefined;
  };
  const site = () => ({
    port,
    distDir: '.next-test',
    logFile: fromRoot('test-results/logs/site.log'),
    env: {
      ...blank,
      GATEWAY_HOST: publicGateway,
      GATEWAY_SECRET: signatureSecret(gateway),
      SITE_URL: siteUrl,
      REVALIDATE_SECONDS: String(revalidateSeconds),
      // A slow page on a busy machine is no failure of the site; unit tests cover the deadline.
      RENDER_DEADLINE_MS: '20000',
      ARRIVAL_DEADLINE_MS: '10000',
      // The tests act as a proxy, so that each can have its own visitor's address.
      SITE_TRUSTED_HOPS: '1',
      ...siteSettings,
    },
  });

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let serving;
  /** @param {Record<string, string>} [more] settings besides */
  const serveSite = async (more = {}) => {
    const plain = site();
    serving ??= await startSite({ ...plain, env: { ...plain.env, ...more } }, 'start');
  };
  /** @param {(child: import('node:child_process').ChildProcess) => Promise<void>} by */
  const endSite = async (by) => {
    if (serving) await by(serving);
    serving = undefined;
  };

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let starter;
  /** Runs what `npm start` runs, with the same builds, data and addresses; both servers and the proxy have to be stopped. */
  const startStarter = () => {
    rmSync(starterLog, { force: true });
    starter = startProgram(process.execPath, ['scripts/start.mjs'], {
      env: {
        ...site().env,
        PORT: String(port),
        GATEWAY_PORT: String(publicPort),
        GATEWAY_DATA_DIR: gateway.dataDir,
        NEXT_DIST_DIR: '.next-test',
      },
      logFile: starterLog,
    });
    return { pid: starter.pid, log: starterLog };
  };

  /** Actions on the calls of the site, for tests of every stage with faults. */
  const callActions = {
    'set-fault': faults.set,
    calls: faults.calls,
    'forget-calls': faults.forget,
  };

  /** @param {Record<string, (body: any) => unknown>} [more] actions in place of these, or besides */
  const openServersControl = (more = {}) =>
    openControl({
      ...callActions,
      'stop-gateway': () => end(),
      'kill-gateway': () => end(kill),
      'start-gateway': start,
      'gateway-process': () => running?.pid,
      'stop-site': () => endSite(stop),
      'kill-site': () => endSite(kill),
      'start-site': serveSite,
      'site-process': () => serving?.pid,
      'start-starter': startStarter,
      'stop-starter': async () => starter && stop(starter),
      ...more,
    });

  return {
    buildGateway: () => buildGateway(gateway),
    startGateway: () => start(),
    stopGateway: () => end(),
    buildSite: () => buildSite(site()),
    startSite: () => serveSite(),
    openControl: async () => {
      const { url, close } = await openServersControl();
      return { env: { E2E_CONTROL_URL: url }, close };
    },
    /** The gateway runs on a PostgreSQL server of its own, with the demo content anew, until that is closed. */
    openPostgres: async () => {
      const server = await startPostgres();
      const settings = { DATABASE_URL: server.url };
      const before = admin;
      await end();
      await start(settings);
      const control = await openServersControl({
        'start-gateway': (more = {}) => start({ ...settings, ...more }),
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
        env: { E2E_CONTROL_URL: control.url },
        close: async () => {
          control.close();
          await end();
          await server.stop();
          admin = before;
          await start();
        },
      };
    },
    /** nginx takes the place of the one site, with so many instances of it behind, until it is closed. @param {number} count */
    openCluster: async (count) => {
      await endSite(stop);
      const cluster = await testCluster(site(), { count, gatewayPort: gateway.port, folder });
      await end();
      await start({ SITE_INSTANCES: cluster.urls.join(' ') });
      await cluster.start();
      const control = await openControl({
        ...callActions,
        'stop-instance': cluster.stopInstance,
        'start-instance': cluster.startInstance,
        'instance-process': cluster.processOf,
        'write-mirror': cluster.writeMirror,
      });
      return {
        urls: cluster.urls,
        env: { E2E_CONTROL_URL: control.url, E2E_INSTANCE_URLS: cluster.urls.join(' ') },
        close: async () => {
          control.close();
          await cluster.close();
        },
      };
    },
    /** Several instances of the site with one Redis take the place of the one site, for the tests of clusters. */
    openInstances: async () => {
      await endSite(stop);
      const instances = await testInstances(site());
      /** @param {string[]} urls */
      const tell = async (urls) => {
        await end();
        await start({ SITE_INSTANCES: urls.join(' ') });
      };
      const control = await openControl({
        ...callActions,
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
    },
    /** The site's origin, secret, process and settings, for measures of the site as a whole. */
    servedSite: () => ({
      url: siteUrl,
      secret: signatureSecret(gateway),
      pid: serving?.pid ?? NaN,
      env: site().env,
    }),
    /** Environment of the contract tests. */
    contractEnv: () => ({
      GATEWAY_TEST_URL: publicGateway,
      GATEWAY_TEST_SITE: siteUrl,
      GATEWAY_TEST_SECRET: signatureSecret(gateway),
      GATEWAY_TEST_DATA_DIR: gateway.dataDir,
      GATEWAY_TEST_DATABASE_URL: gatewaySettings.DATABASE_URL,
      GATEWAY_TEST_ADMIN_EMAIL: admin.email,
      GATEWAY_TEST_ADMIN_PASSWORD: admin.password,
    }),
    /** Environment of the browser tests. */
    browserEnv: () => ({
      E2E_SITE_URL: siteUrl,
      E2E_GATEWAY_URL: publicGateway,
      // Editors bypass the fault proxy.
      E2E_CMS_URL: gatewayHost(gateway),
      E2E_GATEWAY_SECRET: signatureSecret(gateway),
      E2E_ADMIN_EMAIL: admin.email,
      E2E_ADMIN_PASSWORD: admin.password,
      E2E_REVALIDATE_SECONDS: String(revalidateSeconds),
      E2E_DIST_DIR: '.next-test',
    }),
  };
}
