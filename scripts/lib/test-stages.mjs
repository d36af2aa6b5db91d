// @ts-check
import path from 'node:path';

import { provideChromium } from './chromium.mjs';
import { nginxOfDebian, postgresOfDebian, provideFromDebian, redisOfDebian } from './cluster/packages.mjs';
import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { freePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { nodeModule, run, start } from './processes.mjs';
import { print } from './report.mjs';
import { runCheck, runJest, runNodeTests, runPlaywright } from './runners.mjs';
import { testPair } from './test-pair.mjs';
import { waitFor } from './wait-for.mjs';

/**
 * @typedef {import('./runners.mjs').Outcome} Outcome
 * Stages of one phase run one after the other; those that are `isBeside` run beside the others of their phase. Those that
 * are `isExtra` run only where they, or one of their groups, are named.
 * @typedef {{ name: string, groups?: string[], title: string, needs: string[], phase: number, isBeside?: boolean, isExtra?: boolean, work: () => Promise<Outcome | void> }} Stage
 */

/** @param {Outcome} first @param {Outcome} second @returns {Outcome} */
const added = (first, second) => ({
  passed: first.passed + second.passed,
  failed: first.failed + second.failed,
  closing: [...first.closing, ...second.closing],
  figures: [...(first.figures ?? []), ...(second.figures ?? [])],
});

/** The stages of `npm test`, in order. @param {string} folder a temporary one @returns {Promise<Stage[]>} */
export async function testStages(folder) {
  const pair = await testPair(folder);
  const storybook = path.join(folder, 'storybook');
  /** @param {string} name */
  const report = (name) => path.join(folder, `${name}.json`);
  let chromium = '';
  const browser = () => ({ CHROMIUM_PATH: chromium, ...pair.browserEnv() });
  const size = process.env.FAULTS === 'full' ? 'in full' : 'in short';
  /**
   * Runs a project of Playwright with servers that its tests control.
   * @param {string} project
   * @param {() => Promise<{ env: Record<string, string | undefined>, close: () => void | Promise<void> }>} open
   */
  const runWith = async (project, open) => {
    const { env, close } = await open();
    try {
      return await runPlaywright(project, report(project), { ...browser(), ...env });
    } finally {
      await close();
    }
  };

  return [
    {
      // First and alone: they take a minute, and most faults show there.
      name: 'unit',
      title: 'Unit and component tests',
      needs: [],
      phase: 1,
      work: () => runJest(['unit', 'components'], '100%', report('unit')),
    },
    { name: 'lint', title: 'Lint', needs: [], phase: 2, isBeside: true, work: () => runCheck('lint') },
    {
      name: 'types',
      title: 'Types, and those of code that a generator writes',
      needs: [],
      phase: 2,
      isBeside: true,
      work: async () =>
        added(await runCheck('typecheck'), await runJest(['compiled'], '1', report('compiled'))),
    },
    {
      name: 'storybook',
      title: 'Building Storybook',
      needs: [],
      phase: 2,
      isBeside: true,
      work: async () => {
        const [command, args] = npm('run', '--silent', 'storybook:build', '--', '--output-dir', storybook);
        if ((await run(command, args)) !== 0) throw new Failure('Storybook could not be built.');
      },
    },
    {
      name: 'payload',
      title: "Tests of the gateway's functions, with its database",
      needs: [],
      phase: 2,
      isBeside: true,
      work: () => runNodeTests(report('payload')),
    },
    { name: 'gateway', title: 'Building the gateway', needs: [], phase: 2, work: pair.buildGateway },
    {
      name: 'gateway-up',
      title: 'Starting the gateway',
      needs: ['gateway'],
      phase: 2,
      work: pair.startGateway,
    },
    {
      name: 'chromium',
      title: 'Finding a Chromium',
      needs: [],
      phase: 2,
      work: async () => {
        chromium = await provideChromium();
        print(`      ${chromium}`);
      },
    },
    {
      // Before the tests that change what stands in the lists.
      name: 'admin',
      title: 'Screens of the admin, and how they look',
      needs: ['gateway-up', 'chromium'],
      phase: 2,
      work: () => runPlaywright('admin', report('admin'), browser()),
    },
    {
      name: 'contract',
      title: 'Contract tests against the gateway',
      needs: ['gateway-up'],
      phase: 2,
      work: () => runJest(['contract'], '1', report('contract'), pair.contractEnv()),
    },
    {
      name: 'contract:postgres',
      title: 'Contract tests, migrations and background work on a PostgreSQL server',
      needs: ['gateway'],
      phase: 2,
      isExtra: true,
      work: () => runOnPostgres(path.join(folder, 'postgres'), report),
    },
    { name: 'build', title: 'Building the site', needs: ['gateway-up'], phase: 2, work: pair.buildSite },
    {
      name: 'site-up',
      title: 'Starting the site',
      needs: ['build'],
      phase: 3,
      work: pair.startSite,
    },
    {
      name: 'site',
      title: 'Browser tests',
      needs: ['site-up', 'chromium'],
      phase: 3,
      work: () => runPlaywright('site', report('site'), browser()),
    },
    {
      name: 'faults:site',
      groups: ['faults'],
      title: `Tests with faults, ${size}`,
      needs: ['site-up', 'chromium'],
      phase: 4,
      work: () => runWith('faults', pair.openControl),
    },
    {
      name: 'outages',
      groups: ['faults'],
      title: `Outages under load, clocks and full disks, ${size}`,
      needs: ['site-up', 'chromium'],
      phase: 4,
      isExtra: true,
      work: () => runWith('outages', pair.openControl),
    },
    {
      name: 'postgres',
      groups: ['cluster', 'faults'],
      title: 'Site and gateway with a PostgreSQL that fails',
      needs: ['site-up', 'chromium'],
      phase: 4,
      isExtra: true,
      work: async () => {
        await provideFromDebian([postgresOfDebian], { isAgreed: true });
        return runWith('postgres', pair.openPostgres);
      },
    },
    {
      name: 'nginx',
      groups: ['cluster', 'faults'],
      title: 'nginx, and three instances of the site behind it',
      needs: ['build', 'chromium'],
      phase: 4,
      isExtra: true,
      work: async () => {
        await provideFromDebian([nginxOfDebian], { isAgreed: true });
        const alone = await runJest(['nginx'], '1', report('nginx-alone'));
        return added(alone, await runWith('nginx', () => pair.openCluster(3)));
      },
    },
    {
      name: 'redis',
      groups: ['cluster', 'faults'],
      title: 'Several instances of the site with one Redis',
      needs: ['build', 'chromium'],
      phase: 4,
      isExtra: true,
      work: async () => {
        await provideFromDebian([redisOfDebian], { isAgreed: true });
        return runWith('redis', pair.openInstances);
      },
    },
    {
      // Beside the tests with faults, which mostly wait.
      name: 'stories',
      title: 'Every story: axe, and how it looks',
      needs: ['storybook', 'chromium'],
      phase: 4,
      isBeside: true,
      work: async () => {
        const port = String(await freePort());
        const below = '/designers/storybook';
        const args = [
          'preview',
          '--outDir',
          storybook,
          '--host',
          '127.0.0.1',
          '--port',
          port,
          '--strictPort',
          // Served below a path, as it may be published.
          '--base',
          below,
        ];
        const server = start(process.execPath, [...nodeModule('vite/bin/vite.js'), ...args]);
        const url = `http://127.0.0.1:${port}${below}`;
        await waitFor('Storybook', `${url}/index.json`, server);
        return runPlaywright('stories', report('stories'), {
          CHROMIUM_PATH: chromium,
          E2E_STORYBOOK_URL: url,
          E2E_STORYBOOK_DIR: storybook,
        });
      },
    },
  ];
}

/** @param {string} folder @param {(name: string) => string} report @returns {Promise<Outcome>} */
async function runOnPostgres(folder, report) {
  const server = await startPostgres();
  print(`      ${server.bin}`);
  const functions = await runNodeTests(report('postgres-functions'), {
    names: ['migrations', 'backgroundWork', 'siteInstances', 'bucket', 'databaseConnection'],
    env: { TEST_POSTGRES_URL: server.url },
  });
  const pair = await testPair(folder, {}, { DATABASE_URL: server.url, DATABASE_CONNECT_TIMEOUT_MS: '60000' });
  await pair.startGateway();
  const calls = await runJest(['contract'], '1', report('postgres-contract'), pair.contractEnv());
  await pair.stopGateway();
  await server.stop();
  return added(functions, calls);
}
