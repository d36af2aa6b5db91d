// @ts-check
import path from 'node:path';

import { buildGateway, gatewayHost, signatureSecret, startGateway } from '../gateway.mjs';
import { counted, keepRunning } from '../keep-running.mjs';
import { writeAssets } from '../mirror/assets.mjs';
import { startNginx } from '../nginx/run.mjs';
import { freePort } from '../ports.mjs';
import { stop } from '../processes.mjs';
import { buildSite, startSite } from '../site.mjs';
import { copyBuild } from './copyBuild.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} Child
 * @typedef {{ port: number, url: string, child?: Child }} Instance
 *
 * @typedef {object} Options
 * @property {number} port where nginx serves the site
 * @property {number} gatewayPort where nginx serves the gateway
 * @property {number} siteCount
 * @property {number} gatewayCount
 * @property {string} dataDir of the gateways
 * @property {string} distDir of both builds
 * @property {string} folder of nginx
 * @property {string} mirror
 * @property {Record<string, string>} [env] settings of both servers besides
 * @property {Partial<import('../nginx/config.mjs').NginxSettings>} [nginx] settings of nginx besides
 * @property {string} [logs] folder of the servers' logs; without it, they are printed
 * @property {boolean} isSupervised whether what crashes is started again
 */

/** @param {number} count @returns {Promise<Instance[]>} */
const instances = (count) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const port = await freePort();
      return { port, url: `http://127.0.0.1:${port}` };
    }),
  );

/**
 * nginx in front of instances of the site and of the gateway, all on this machine.
 * @param {Options} options
 */
export async function cluster(options) {
  const { port, gatewayPort, dataDir, distDir, folder, mirror, logs, env = {}, isSupervised } = options;
  const siteUrl = `http://localhost:${port}`;
  const publicGateway = gatewayHost({ port: gatewayPort });
  const sites = await instances(options.siteCount);
  const gateways = await instances(options.gatewayCount);
  const purgeListen = `127.0.0.1:${await freePort()}`;
  /** @param {string} name */
  const logFile = (name) => (logs ? path.join(logs, `${name}.log`) : undefined);

  /** @param {number} index */
  const gatewayOf = (index) => ({
    port: gateways[index]?.port ?? NaN,
    dataDir,
    distDir,
    logFile: logFile(`gateway-${index + 1}`),
    env: {
      ...env,
      SITE_URL: siteUrl,
      GATEWAY_HOST: publicGateway,
      SITE_INSTANCES: sites.map(({ url }) => url).join(' '),
      // nginx.
      TRUSTED_HOPS: '1',
    },
  });
  const site = () => ({
    port: NaN,
    distDir,
    env: {
      ...env,
      GATEWAY_HOST: publicGateway,
      GATEWAY_SECRET: signatureSecret(gatewayOf(0)),
      SITE_URL: siteUrl,
    },
  });
  /** @param {number} index */
  const siteOf = (index) => ({
    port: sites[index]?.port ?? NaN,
    // nginx would ask both addresses that `localhost` has.
    host: '127.0.0.1',
    distDir: `${distDir}-${index + 1}`,
    logFile: logFile(`site-${index + 1}`),
    env: { ...site().env, SITE_TRUSTED_HOPS: '1', SITE_CACHES: `http://${purgeListen}` },
  });

  /** @param {number} index */
  async function startInstance(index) {
    const instance = sites[index];
    if (!instance || instance.child) return;
    instance.child = await startSite(siteOf(index), 'start');
    if (!isSupervised) return;
    keepRunning(`The site ${index + 1}`, instance.child, (restarts) =>
      startSite(counted(siteOf(index), restarts), 'start'),
    );
  }

  return {
    siteUrl,
    publicGateway,
    sites,
    secret: () => signatureSecret(gatewayOf(0)),
    buildGateway: () => buildGateway(gatewayOf(0)),
    /** The first one fills the database, the others find it filled. @returns the logins that it prints the first time */
    async startGateways() {
      /** @type {{ email: string, password: string }[]} */
      const logins = [];
      for (const [index, instance] of gateways.entries()) {
        const started = await startGateway(gatewayOf(index), 'start');
        instance.child = started.child;
        logins.push(...started.logins);
        if (!isSupervised) continue;
        keepRunning(`The gateway ${index + 1}`, started.child, async (restarts) => {
          return (await startGateway(counted(gatewayOf(index), restarts), 'start')).child;
        });
      }
      return logins;
    },
    async startNginx() {
      const settings = {
        siteUrl,
        gatewayHost: publicGateway,
        secret: signatureSecret(gatewayOf(0)),
        listen: `127.0.0.1:${port}`,
        gatewayListen: `127.0.0.1:${gatewayPort}`,
        purgeListen,
        sites: sites.map((one) => `127.0.0.1:${one.port}`),
        gateways: gateways.map((one) => `127.0.0.1:${one.port}`),
        folder,
        mirror,
        trustedHops: 1,
        phonesLeave: (env.MOBILE_SITE_URL ?? process.env.MOBILE_SITE_URL) !== 'off',
        ...options.nginx,
      };
      const output = { prefix: '[nginx]   ', logFile: logFile('nginx') };
      const child = await startNginx(settings, output);
      if (isSupervised) keepRunning('nginx', child, () => startNginx(settings, output));
    },
    buildSite: () => buildSite(site()),
    /** Scripts, styles and fonts, which nginx serves itself. */
    writeAssets: () => writeAssets(distDir, mirror),
    async startSites() {
      for (const index of sites.keys()) copyBuild(distDir, siteOf(index).distDir);
      await Promise.all([...sites.keys()].map(startInstance));
    },
    startInstance,
    /** @param {number} index */
    async stopInstance(index) {
      const instance = sites[index];
      if (instance?.child) await stop(instance.child);
      if (instance) instance.child = undefined;
    },
  };
}
