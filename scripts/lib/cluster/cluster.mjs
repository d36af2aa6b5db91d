// @ts-check
import { buildGateway, gatewayHost, signatureSecret, startGateway } from '../gateway.mjs';
import { counted, keepRunning } from '../keep-running.mjs';
import { startNginx } from '../nginx/run.mjs';
import { freePort } from '../ports.mjs';
import { buildSite, startSite } from '../site.mjs';
import { copyBuild } from './copyBuild.mjs';

/**
 * @typedef {{ port: number, url: string }} Instance
 *
 * @typedef {object} Options
 * @property {number} port where nginx serves the site
 * @property {number} gatewayPort where nginx serves the gateway
 * @property {number} siteCount
 * @property {number} gatewayCount
 * @property {string} dataDir of the gateways
 * @property {string} distDir of the site's build
 * @property {string} folder of nginx
 * @property {string} databaseUrl of the database that the gateways share
 * @property {string} redisUrl of the Redis that the instances of the site share
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
 * nginx in front of instances of the site and of the gateway, all on this machine. What crashes is started again.
 * @param {Options} options
 */
export async function cluster(options) {
  const { port, gatewayPort, dataDir, distDir, folder } = options;
  const siteUrl = `http://localhost:${port}`;
  const publicGateway = gatewayHost({ port: gatewayPort });
  const sites = await instances(options.siteCount);
  const gateways = await instances(options.gatewayCount);
  const healthListen = `127.0.0.1:${await freePort()}`;

  /** @param {Instance} instance */
  const gatewayAt = (instance) => ({
    port: instance.port,
    dataDir,
    env: {
      DATABASE_URL: options.databaseUrl,
      SITE_URL: siteUrl,
      GATEWAY_HOST: publicGateway,
      SITE_INSTANCES: sites.map(({ url }) => url).join(' '),
      // nginx.
      TRUSTED_HOPS: '1',
    },
  });
  const secret = () => signatureSecret({ port: gatewayPort, dataDir });
  /** The site to build. Free ports differ from start to start, so only the instances have settings with them. */
  const site = () => ({
    port: NaN,
    distDir,
    env: { GATEWAY_HOST: publicGateway, GATEWAY_SECRET: secret(), SITE_URL: siteUrl },
  });
  /** @param {Instance} instance @param {number} index */
  const siteAt = (instance, index) => ({
    port: instance.port,
    // nginx would ask both addresses that `localhost` has.
    host: '127.0.0.1',
    distDir: `${distDir}-${index + 1}`,
    env: {
      ...site().env,
      REDIS_URL: options.redisUrl,
      SITE_TRUSTED_HOPS: '1',
    },
  });

  return {
    siteUrl,
    publicGateway,
    sites,
    buildGateway,
    /** The first one fills the database, the others find it filled. @returns the logins that it prints the first time */
    async startGateways() {
      /** @type {{ email: string, password: string }[]} */
      const logins = [];
      for (const [index, instance] of gateways.entries()) {
        const gateway = gatewayAt(instance);
        const started = await startGateway(gateway, 'start');
        logins.push(...started.logins);
        keepRunning(`The gateway ${index + 1}`, started.child, async (restarts) => {
          return (await startGateway(counted(gateway, restarts), 'start')).child;
        });
      }
      return logins;
    },
    async startNginx() {
      const settings = {
        siteUrl,
        gatewayHost: publicGateway,
        listen: `127.0.0.1:${port}`,
        gatewayListen: `127.0.0.1:${gatewayPort}`,
        healthListen,
        sites: sites.map((one) => `127.0.0.1:${one.port}`),
        gateways: gateways.map((one) => `127.0.0.1:${one.port}`),
        folder,
        trustedHops: 1,
        phonesLeave: process.env.MOBILE_SITE_URL !== 'off',
      };
      const output = { prefix: '[nginx]   ' };
      keepRunning('nginx', await startNginx(settings, output), () => startNginx(settings, output));
    },
    buildSite: () => buildSite(site()),
    async startSites() {
      for (const [index, instance] of sites.entries()) copyBuild(distDir, siteAt(instance, index).distDir);
      await Promise.all(
        sites.map(async (instance, index) => {
          const own = siteAt(instance, index);
          keepRunning(`The site ${index + 1}`, await startSite(own, 'start'), (restarts) =>
            startSite(counted(own, restarts), 'start'),
          );
        }),
      );
    },
  };
}
