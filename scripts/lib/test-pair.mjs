// @ts-check
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { copyBuild } from './cluster/copyBuild.mjs';
import { openControl } from './control.mjs';
import { openFaultProxy } from './fault-proxy.mjs';
import { buildGateway, gatewayHost, signatureSecret, startGateway } from './gateway.mjs';
import { freePort } from './ports.mjs';
import { kill, start as startProgram, stop } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { provideContent } from './seeded-content.mjs';
import { settingNames } from './settings.mjs';
import { buildSite, startSite } from './site.mjs';

/** The first port of the servers of tests. */
const testPort = Number(process.env.TEST_PORT || 23_000);
/** The first of the three ports of a pair. @type {Record<string, number>} */
const firstPorts = { reading: testPort, writing: testPort + 10, calls: testPort + 20 };

/**
 * Of tests with faults, which wait for it; long enough to prove that a page is not rendered anew too early. All others
 * have the default: with a shorter time, nearly every visit of a test would have its page rendered anew.
 */
const revalidateSeconds = 3;

/**
 * Replaces addresses in the texts of a build, in pages and scripts.
 * @param {string} folder
 * @param {string[]} from
 * @param {string[]} to
 */
function replaceInFiles(folder, from, to) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|json|xml)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const replaced = from.reduce((sum, address, index) => sum.replaceAll(address, to[index] ?? ''), text);
    if (replaced !== text) writeFileSync(file, replaced);
  }
}

/** The build, which contains its addresses. It stays as it is: what serves pages runs on copies of it. */
export const builtSite = '.next-test';

/**
 * A gateway with the demo content and a site built against it. They have the same ports in every run, if these are free:
 * the build is then that of the last run, until its sources change. The gateway's public address is that of a proxy in
 * front of it, which injects faults (docs/decisions/0044).
 * @param {string} folder a temporary one
 * @param {{ name?: string, site?: Record<string, string>, gateway?: Record<string, string> }} [options] `site` and
 *   `gateway`: settings of theirs besides
 */
export async function testPair(
  folder,
  { name = 'reading', site: siteSettings = {}, gateway: gatewaySettings = {} } = {},
) {
  // The tester's own settings, such as a database, must not reach the test; an empty value counts as unset.
  const blank = Object.fromEntries(settingNames().map((name) => [name, '']));
  const first = firstPorts[name] ?? 0;
  const port = await freePort(first);
  const siteUrl = `http://localhost:${port}`;
  const publicPort = await freePort(first && first + 1);
  const publicGateway = gatewayHost({ port: publicPort });
  const gateway = {
    port: await freePort(first && first + 2),
    dataDir: path.join(folder, name),
    env: { ...blank, SITE_URL: siteUrl, GATEWAY_HOST: publicGateway, ...gatewaySettings },
    logFile: fromRoot(`test-results/logs/gateway-${name}.log`),
  };

  const starterLog = fromRoot('test-results/logs/starter.log');
  const faults = await openFaultProxy({ port: publicPort, target: gateway.port });

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  /** The demo administrator and the demo account, whose passwords the first start prints. */
  let admin = { email: '', password: '' };
  let merchant = { email: '', password: '' };
  /** @param {Record<string, string>} [more] settings besides */
  const start = async (more = {}) => {
    if (running) return;
    const settings = { ...gateway, env: { ...gateway.env, ...more } };
    const isSqlite = !gatewaySettings.DATABASE_URL && !more.DATABASE_URL;
    const known = isSqlite ? await provideContent(settings) : [];
    const { child, logins } = await startGateway(settings, 'start');
    running = child;
    const login = (/** @type {string} */ name) =>
      [...logins, ...known].find(({ email }) => email.startsWith(name));
    admin = login('administrator@') ?? admin;
    merchant = login('+') ?? merchant;
  };
  /** @param {(child: import('node:child_process').ChildProcess) => Promise<void>} [by] */
  const end = async (by = stop) => {
    if (running) await by(running);
    running = undefined;
  };
  const site = () => ({
    port,
    distDir: builtSite,
    logFile: fromRoot(`test-results/logs/site-${name}.log`),
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
    serving ??= await startSite({ ...plain, distDir: served, env: { ...plain.env, ...more } }, 'start');
  };
  /** The folder of the pages that this pair's site renders. */
  const served = `${builtSite}-${name}`;
  const takePages = () => {
    rmSync(fromRoot(served), { recursive: true, force: true });
    copyBuild(builtSite, served);
  };
  /** @param {(child: import('node:child_process').ChildProcess) => Promise<void>} by */
  const endSite = async (by) => {
    if (serving) await by(serving);
    serving = undefined;
  };

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let starter;
  /** Runs what `npm start` runs, with the same builds, data and addresses; both servers and the proxy have to be stopped. @param {Record<string, string>} more settings besides */
  const startStarter = (more) => {
    rmSync(starterLog, { force: true });
    starter = startProgram(process.execPath, ['scripts/start.mjs'], {
      env: {
        ...site().env,
        PORT: String(port),
        GATEWAY_PORT: String(publicPort),
        GATEWAY_DATA_DIR: gateway.dataDir,
        NEXT_DIST_DIR: served,
        ...more,
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

  const addresses = [siteUrl, publicGateway];
  return {
    buildGateway: () => buildGateway(),
    /** @param {Record<string, string>} [more] settings besides */
    startGateway: (more) => start(more),
    stopGateway: () => end(),
    buildSite: () => buildSite(site()),
    /** Starts it on a copy of the build, as it would be if it had been built for this pair. @param {{ addresses: string[] }} [built] the pair that it was built for */
    startSite: async (built) => {
      takePages();
      if (built) replaceInFiles(fromRoot(served), built.addresses, addresses);
      await serveSite({ REVALIDATE_SECONDS: siteSettings.REVALIDATE_SECONDS ?? '' });
    },
    site,
    stopSite: () => endSite(stop),
    addresses,
    gatewayPort: gateway.port,
    /** Gives the function that brings today's logins back: another database has others. */
    keepLogins: () => {
      const kept = { admin, merchant };
      return () => ({ admin, merchant } = kept);
    },
    callActions,
    /** Lets tests stop and start the servers; the site begins anew with the pages of the build. @param {Record<string, (body: any) => unknown>} [more] actions in place of these, or besides */
    openControl: async (more = {}) => {
      await endSite(stop);
      takePages();
      await serveSite();
      const { url, close } = await openControl({
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
      return { env: { E2E_CONTROL_URL: url }, close };
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
      GATEWAY_TEST_MERCHANT_PHONE: merchant.email,
      GATEWAY_TEST_MERCHANT_PASSWORD: merchant.password,
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
      E2E_DIST_DIR: served,
    }),
  };
}
