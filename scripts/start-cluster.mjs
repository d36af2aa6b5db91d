// @ts-check
// The site beyond one machine, on this machine: nginx in front of three instances of the site, which share a Redis, and
// of two gateways, which share a PostgreSQL database. What crashes is started again. Database and files stay in
// .cache/cluster.
//   npm run start:cluster -- --yes     installs Debian's packages without asking
import './lib/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { siteInstances } from './lib/cluster/instances.mjs';
import { provideFromDebian } from './lib/cluster/packages.mjs';
import { command } from './lib/command.mjs';
import { buildGateway, gatewayHost, signatureSecret, startGateway } from './lib/gateway.mjs';
import { install, isInstalled } from './lib/install.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { startNginx } from './lib/nginx/run.mjs';
import { freePort, portFromEnv } from './lib/ports.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { endOnSignal } from './lib/processes.mjs';
import { startRedis } from './lib/redis.mjs';
import { loginRows, printReady, runStage } from './lib/report.mjs';
import { fromRoot } from './lib/root.mjs';
import { loadEnvFiles } from './lib/settings.mjs';
import { buildSite } from './lib/site.mjs';

const total = 8;
const folder = fromRoot('.cache/cluster');
/** Of both gateways: media and secrets belong to the database. */
const dataDir = path.join(folder, 'gateway');

await command(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  let ready = false;
  endOnSignal(() => (ready ? 0 : 130));
  loadEnvFiles();
  // The servers write into pipes, which end on this terminal.
  if (process.stdout.isTTY) process.env.LOG_FORMAT ||= 'text';
  await runStage("Debian's packages", total, () =>
    provideFromDebian(['nginx', 'postgres', 'redis'], { isAgreed: values.yes }),
  );
  await runStage('Packages', total, async () =>
    isInstalled() ? console.log('      Already installed.') : install(),
  );
  const [postgres, redis] = await runStage('Starting PostgreSQL and Redis', total, () =>
    Promise.all([
      startPostgres({ folder: path.join(folder, 'postgres') }),
      startRedis({ logFile: path.join(folder, 'redis.log') }),
    ]),
  );
  for (const [name, server] of Object.entries({ PostgreSQL: postgres, Redis: redis }))
    void keepRunning(name, server.child(), async () => {
      await server.restart();
      return server.child();
    });

  const port = await portFromEnv('PORT', 3000);
  const gatewayPort = await portFromEnv('GATEWAY_PORT', 4000);
  const siteUrl = `http://localhost:${port}`;
  const publicGateway = gatewayHost({ port: gatewayPort });
  const gateways = [await freePort(), await freePort()];
  /** The site to build, without free ports, which differ from start to start. */
  const site = {
    port: NaN,
    distDir: process.env.NEXT_DIST_DIR || '.next',
    env: { GATEWAY_HOST: publicGateway, SITE_URL: siteUrl },
  };
  const sites = await siteInstances(site, 3);

  await runStage('Building the gateway', total, buildGateway);
  const logins = await runStage('Starting two gateways', total, async () => {
    const printed = [];
    // The first one fills the database, the other finds it filled.
    for (const [index, ownPort] of gateways.entries()) {
      const env = {
        DATABASE_URL: postgres.url,
        SITE_URL: siteUrl,
        GATEWAY_HOST: publicGateway,
        SITE_INSTANCES: sites.urls.join(' '),
        // nginx.
        TRUSTED_HOPS: '1',
      };
      const startOne = () => startGateway({ port: ownPort, dataDir, env }, 'start');
      const { child, logins } = await startOne();
      printed.push(...logins);
      void keepRunning(`The gateway ${index + 1}`, child, async () => (await startOne()).child);
    }
    return printed;
  });
  await runStage('Starting nginx', total, async () => {
    const settings = {
      siteUrl,
      gatewayHost: publicGateway,
      listen: `127.0.0.1:${port}`,
      gatewayListen: `127.0.0.1:${gatewayPort}`,
      healthListen: `127.0.0.1:${await freePort()}`,
      sites: sites.hosts,
      gateways: gateways.map((one) => `127.0.0.1:${one}`),
      folder: path.join(folder, 'nginx'),
      trustedHops: 1,
      phonesLeave: process.env.MOBILE_SITE_URL !== 'off',
    };
    const again = () => startNginx(settings, { prefix: '[nginx]   ' });
    void keepRunning('nginx', await again(), again);
  });
  const secret = { GATEWAY_SECRET: signatureSecret({ port: gatewayPort, dataDir }) };
  await runStage('Building the site', total, () => buildSite({ ...site, env: { ...site.env, ...secret } }));
  await runStage('Starting three instances of the site', total, () =>
    Promise.all(
      sites.all.map(async (index) => {
        const again = async () => {
          await sites.stop(index);
          return sites.start(index, { ...secret, REDIS_URL: redis.url, SITE_TRUSTED_HOPS: '1' });
        };
        void keepRunning(`The site ${index + 1}`, await again(), again);
      }),
    ),
  );
  ready = true;
  printReady([
    ['Site', `${siteUrl} (English), ${siteUrl}/de (German), through nginx`],
    ['Instances', sites.urls.join(', ')],
    ['CMS', `${publicGateway}/admin`],
    ...loginRows(logins),
    ['Database', postgres.url],
    ['Redis', redis.url],
  ]);
});
