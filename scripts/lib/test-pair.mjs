// @ts-check
import { rmSync } from 'node:fs';
import path from 'node:path';

import { openControl } from './control.mjs';
import { openFaultProxy } from './fault-proxy.mjs';
import { buildGateway, gatewayHost, signatureSecret, startGateway } from './gateway.mjs';
import { freePort } from './ports.mjs';
import { kill, start as startProgram, stop } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { settingNames } from './settings.mjs';
import { buildSite, startSite } from './site.mjs';

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
  const end = async () => {
    if (running) await stop(running);
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
  const serveSite = async () => {
    serving ??= await startSite(site(), 'start');
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

  return {
    buildGateway: () => buildGateway(gateway),
    startGateway: () => start(),
    stopGateway: end,
    buildSite: () => buildSite(site()),
    startSite: serveSite,
    openControl: () =>
      openControl({
        'stop-gateway': end,
        'start-gateway': () => start(),
        // No server listens there, so the site is not told of changes.
        'start-gateway-unheard': () => start({ SITE_INSTANCES: 'http://localhost:9' }),
        'set-fault': faults.set,
        calls: faults.calls,
        'forget-calls': faults.forget,
        'stop-site': () => endSite(stop),
        'kill-site': () => endSite(kill),
        'start-site': serveSite,
        'site-process': () => serving?.pid,
        'start-starter': startStarter,
        'stop-starter': async () => starter && stop(starter),
      }),
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
