// @ts-check
// The site beyond one machine, on this machine: nginx in front of three instances of the site, which share a Redis, and
// of two gateways, which share a PostgreSQL database. Database and files stay in .cache/cluster.
//   npm run start:cluster -- --yes     installs Debian's packages without asking
import './lib/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { cluster } from './lib/cluster/cluster.mjs';
import {
  nginxOfDebian,
  postgresOfDebian,
  provideFromDebian,
  redisOfDebian,
} from './lib/cluster/packages.mjs';
import { command } from './lib/command.mjs';
import { install, isInstalled } from './lib/install.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { portFromEnv } from './lib/ports.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { endOnSignal } from './lib/processes.mjs';
import { startRedis } from './lib/redis.mjs';
import { bold, runStage } from './lib/report.mjs';
import { fromRoot } from './lib/root.mjs';
import { loadEnvFiles } from './lib/settings.mjs';

const total = 8;
const folder = fromRoot('.cache/cluster');

await command(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  let ready = false;
  endOnSignal(() => (ready ? 0 : 130));
  loadEnvFiles();
  // The servers write into pipes, which end on this terminal.
  if (process.stdout.isTTY) process.env.LOG_FORMAT ||= 'text';
  await runStage("Debian's packages", total, () =>
    provideFromDebian([nginxOfDebian, postgresOfDebian, redisOfDebian], { isAgreed: values.yes }),
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
    keepRunning(name, server.child(), async () => {
      await server.restart();
      return server.child();
    });
  const all = await cluster({
    port: await portFromEnv('PORT', 3000),
    gatewayPort: await portFromEnv('GATEWAY_PORT', 4000),
    siteCount: 3,
    gatewayCount: 2,
    // Media and secrets belong to the database.
    dataDir: path.join(folder, 'gateway'),
    distDir: process.env.NEXT_DIST_DIR || '.next',
    folder: path.join(folder, 'nginx'),
    databaseUrl: postgres.url,
    redisUrl: redis.url,
  });
  await runStage('Building the gateway', total, all.buildGateway);
  const logins = await runStage('Starting two gateways', total, all.startGateways);
  await runStage('Starting nginx', total, all.startNginx);
  await runStage('Building the site', total, all.buildSite);
  await runStage('Starting three instances of the site', total, all.startSites);
  ready = true;

  const lines = [
    ['Site', `${all.siteUrl} (English), ${all.siteUrl}/de (German), through nginx`],
    ['Instances', all.sites.map(({ url }) => url).join(', ')],
    ['CMS', `${all.publicGateway}/admin`],
    ...logins.map(({ email, password }) => [
      'Login',
      `${email}, password ${password} (shown only this once)`,
    ]),
    ['Database', postgres.url],
    ['Redis', redis.url],
  ];
  console.log(bold('\nReady. Ctrl-C stops everything.\n'));
  for (const [name = '', text] of lines) console.log(`  ${name.padEnd(10)} ${text}`);
  console.log('');
});
