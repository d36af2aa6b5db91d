// @ts-check
import path from 'node:path';

import { provideFromDebian } from './cluster/packages.mjs';
import { openCluster, openInstances, openPostgres } from './fault-servers.mjs';
import { startPostgres } from './postgres.mjs';
import { print } from './report.mjs';
import { runJest, runNodeTests } from './runners.mjs';
import { testPair } from './test-pair.mjs';
import { testStages } from './test-stages.mjs';

/**
 * @typedef {import('./test-stages.mjs').Stage} Stage
 * @typedef {import('./runners.mjs').Outcome} Outcome
 */

/**
 * The stages of `npm test` and those of `npm run faults`: loads, outages, and servers that a site in production may have.
 * @param {string} folder a temporary one
 * @returns {Promise<Stage[]>}
 */
export async function faultStages(folder) {
  const { stages, pair, report, withFaults } = await testStages(folder);
  const size = process.env.FAULTS === 'full' ? 'in full' : 'in short';

  /** @param {'nginx' | 'postgres' | 'redis'} project @param {string} title @param {() => Promise<import('./test-stages.mjs').Opened>} open @returns {Stage} */
  const ofCluster = (project, title, open) => ({
    ...withFaults(project, `${title}, ${size}`, async () => {
      await provideFromDebian([project]);
      return open();
    }),
    groups: ['cluster'],
  });
  return [
    ...stages,
    withFaults('outages', `Outages, loads and random requests, measured, ${size}`, pair.openControl),
    ofCluster('postgres', 'Site and gateway with a PostgreSQL that fails', () => openPostgres(pair)),
    ofCluster('nginx', 'nginx, and three instances of the site behind it', () =>
      openCluster(pair, { count: 3, folder }),
    ),
    ofCluster('redis', 'Several instances of the site with one Redis', () => openInstances(pair)),
    {
      name: 'nginx-settings',
      groups: ['cluster'],
      title: 'The settings of nginx and systemd',
      needs: [],
      work: async () => {
        await provideFromDebian(['nginx']);
        return runJest(['nginx'], '1', report('nginx-settings'));
      },
    },
    {
      name: 'contract:postgres',
      title: 'Contract tests, migrations and background work on a PostgreSQL server',
      needs: ['gateway'],
      work: () => runOnPostgres(path.join(folder, 'postgres'), report),
    },
  ];
}

/** @param {string} folder @param {(name: string) => string} report @returns {Promise<Outcome>} */
async function runOnPostgres(folder, report) {
  await provideFromDebian(['postgres']);
  const server = await startPostgres();
  print(`      ${server.bin}`);
  const functions = await runNodeTests(report('postgres-functions'), {
    names: ['migrations', 'backgroundWork', 'siteInstances', 'bucket', 'databaseConnection'],
    env: { TEST_POSTGRES_URL: server.url },
  });
  const pair = await testPair(folder, {
    name: 'postgres',
    gateway: { DATABASE_URL: server.url, DATABASE_CONNECT_TIMEOUT_MS: '60000' },
  });
  await pair.startGateway();
  const calls = await runJest(['contract'], '1', report('postgres-contract'), pair.contractEnv());
  await pair.stopGateway();
  await server.stop();
  return {
    passed: functions.passed + calls.passed,
    failed: functions.failed + calls.failed,
    skipped: (functions.skipped ?? 0) + (calls.skipped ?? 0),
    failures: [...(functions.failures ?? []), ...(calls.failures ?? [])],
  };
}
