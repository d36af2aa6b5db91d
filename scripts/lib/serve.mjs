// @ts-check
import { rmSync } from 'node:fs';
import path from 'node:path';

import { Failure } from './failure.mjs';
import { buildGateway, gatewayHost, signatureSecret, startGateway } from './gateway.mjs';
import { install, isInstalled } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { portFromEnv } from './ports.mjs';
import { endOnSignal } from './processes.mjs';
import { loginRows, printReady, runStage } from './report.mjs';
import { fromRoot, root } from './root.mjs';
import { loadEnvFiles } from './settings.mjs';
import { buildSite, startSite } from './site.mjs';

/**
 * @typedef {{ email: string, password: string }} Login
 */

/** What builds and servers of `npm start` print; it is shown where one of them fails. */
const logs = fromRoot('.cache/logs');

/** Whether GATEWAY_HOST leaves the gateway to us: unset, or our own port on this machine. @param {number} port */
const isEmbedded = (port) =>
  !process.env.GATEWAY_HOST ||
  [`http://localhost:${port}`, `http://127.0.0.1:${port}`].includes(
    process.env.GATEWAY_HOST.replace(/\/$/, ''),
  );

/** @param {number} port @param {string} gateway @param {boolean} embedded @param {Login[]} logins */
function printAddresses(port, gateway, embedded, logins) {
  const known = loginRows(logins);
  const reset = ['Login', 'was printed at the very first start; new ones: npm run login:reset -w gateway'];
  printReady([
    ['Site', `http://localhost:${port} (English), http://localhost:${port}/de (German)`],
    ['CMS', embedded ? `${gateway}/admin` : `not started; the pages come from ${gateway}`],
    ...(known.length > 0 ? known : embedded ? [reset] : []),
    ['Storybook', 'npm run storybook, then http://localhost:6006'],
  ]);
}

/**
 * Starts the gateway and the site and keeps them running.
 * @param {'start' | 'dev'} mode `start` builds what has changed and serves the builds, `dev` serves with hot reload
 */
export async function serve(mode) {
  let ready = false;
  endOnSignal(() => (ready ? 0 : 130));
  loadEnvFiles();
  const building = mode === 'start';
  // Lines that people read: on this terminal, or in the logs.
  if (building || process.stdout.isTTY) process.env.LOG_FORMAT ||= 'text';
  if (building) rmSync(logs, { recursive: true, force: true });
  const logOf = (/** @type {string} */ name) => (building ? path.join(logs, `${name}.log`) : undefined);
  const port = await portFromEnv('PORT', 3000);
  const gatewayPort = Number(process.env.GATEWAY_PORT || 4000);
  const embedded = isEmbedded(gatewayPort);
  if (embedded && port === gatewayPort)
    throw new Failure(`PORT and GATEWAY_PORT are both ${port}; they must differ.`);

  const distDir = process.env.NEXT_DIST_DIR || '.next';
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;
  const gateway = {
    port: embedded ? await portFromEnv('GATEWAY_PORT', 4000) : gatewayPort,
    dataDir: path.resolve(root, process.env.GATEWAY_DATA_DIR || 'gateway/data'),
    env: { SITE_URL: siteUrl },
    logFile: logOf('gateway'),
  };
  const host = process.env.GATEWAY_HOST || gatewayHost(gateway);
  const total = 2 + (embedded ? 1 : 0) + (building ? (embedded ? 2 : 1) : 0);

  await runStage(
    'Packages',
    total,
    async () => (isInstalled() ? console.log('      Already installed.') : install(logOf('packages'))),
    logOf('packages'),
  );
  /** @type {Login[]} */
  let logins = [];
  if (embedded) {
    if (building)
      await runStage('Building the gateway', total, () => buildGateway(gateway.logFile), gateway.logFile);
    const started = await runStage(
      'Starting the gateway',
      total,
      () => startGateway(gateway, mode),
      gateway.logFile,
    );
    const again = async () => (await startGateway(gateway, mode)).child;
    void keepRunning('The gateway', started.child, again, gateway.logFile);
    logins = started.logins;
  }
  const site = {
    port,
    distDir,
    logFile: logOf('site'),
    env: {
      GATEWAY_HOST: host,
      GATEWAY_SECRET: embedded ? signatureSecret(gateway) : process.env.GATEWAY_SECRET,
      SITE_URL: siteUrl,
    },
  };
  if (building) await runStage('Building the site', total, () => buildSite(site), site.logFile);
  const child = await runStage('Starting the site', total, () => startSite(site, mode), site.logFile);
  void keepRunning('The site', child, () => startSite(site, mode), site.logFile);
  ready = true;
  printAddresses(port, host, embedded, logins);
  if (building) console.log(`  Logs       ${path.relative(process.cwd(), logs)}\n`);
}
