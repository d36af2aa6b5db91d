// @ts-check
import { rmSync } from 'node:fs';
import path from 'node:path';

import { copyBuild } from './cluster/copyBuild.mjs';
import { startNginx } from './nginx/run.mjs';
import { freePort } from './ports.mjs';
import { stop } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { startSite } from './site.mjs';

/** @typedef {import('node:child_process').ChildProcess} Child */

/**
 * Instances of the site on copies of one build, behind an nginx at the site's address. Nothing is started yet.
 * @param {import('./site.mjs').Site} site whose build and settings they have
 * @param {{ count: number, gatewayPort: number, folder: string }} cluster the number of instances; `folder` of nginx's cache
 */
export async function testCluster(site, { count, gatewayPort, folder }) {
  const { SITE_URL: siteUrl = '', GATEWAY_HOST: gatewayHost = '' } = site.env;
  const healthListen = `127.0.0.1:${await freePort()}`;
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const urls = ports.map((one) => `http://127.0.0.1:${one}`);
  const folders = ports.map((_port, index) => `${site.distDir}-${index + 1}`);
  /** @type {(Child | undefined)[]} */
  const children = [];
  /** @type {Child | undefined} */
  let nginx;

  /** @param {number} index */
  const startInstance = async (index) => {
    const distDir = folders[index] ?? '';
    copyBuild(site.distDir, distDir);
    const env = { ...site.env, SITE_TRUSTED_HOPS: '1' };
    const logFile = fromRoot(`test-results/logs/site-${index + 1}.log`);
    const place = { port: ports[index] ?? NaN, host: '127.0.0.1', distDir };
    children[index] ??= await startSite({ ...place, env, logFile }, 'start');
  };
  /** @param {number} index */
  const stopInstance = async (index) => {
    const child = children[index];
    children[index] = undefined;
    if (child) await stop(child);
  };

  return {
    urls,
    startInstance,
    stopInstance,
    /** @param {number} index */
    processOf: (index) => children[index]?.pid,
    start: async () => {
      for (const index of ports.keys()) await startInstance(index);
      nginx = await startNginx(
        {
          siteUrl,
          gatewayHost,
          listen: `127.0.0.1:${site.port}`,
          gatewayListen: `127.0.0.1:${await freePort()}`,
          healthListen,
          sites: ports.map((one) => `127.0.0.1:${one}`),
          gateways: [`127.0.0.1:${gatewayPort}`],
          folder: path.join(folder, 'nginx'),
          trustedHops: 1,
          phonesLeave: true,
          // The tests are one address.
          pagesPerSecond: 1_000_000,
          callsPerSecond: 1_000_000,
        },
        { logFile: fromRoot('test-results/logs/nginx.log') },
      );
    },
    close: async () => {
      await Promise.all([nginx && stop(nginx), ...[...ports.keys()].map(stopInstance)]);
      for (const one of folders) rmSync(fromRoot(one), { recursive: true, force: true });
    },
  };
}
