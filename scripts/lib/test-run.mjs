// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { provideChromium } from './chromium.mjs';
import { nginxOfDebian, postgresOfDebian, provideFromDebian, redisOfDebian } from './cluster/packages.mjs';
import { Failure } from './failure.mjs';
import { install, isInstalled } from './install.mjs';
import { npm } from './npm.mjs';
import { freePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { endOnSignal, isEnding, nodeModule, run, start } from './processes.mjs';
import { aside, bold, elapsed, print, runStage } from './report.mjs';
import { fromRoot } from './root.mjs';
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

/** @param {string} folder @returns {Promise<Stage[]>} */
async function stages(folder) {
  const pair = await testPair(folder);
  const storybook = path.join(folder, 'storybook');
  /** @param {string} name */
  const report = (name) => path.join(folder, `${name}.json`);
  let chromium = '';
  const browser = () => ({ CHROMIUM_PATH: chromium, ...pair.browserEnv() });
  const size = process.env.FAULTS === 'full' ? 'in full' : 'in short';
  /** Tests that start and stop the servers. @param {string} project Playwright's */
  const runWithControl = async (project) => {
    const control = await pair.openControl();
    try {
      return await runPlaywright(project, report(project), { ...browser(), E2E_CONTROL_URL: control.url });
    } finally {
      control.close();
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
      work: () => runWithControl('faults'),
    },
    {
      name: 'outages',
      groups: ['faults'],
      title: `Outages under load, clocks and full disks, ${size}`,
      needs: ['site-up', 'chromium'],
      phase: 4,
      isExtra: true,
      work: () => runWithControl('outages'),
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
        const { env, close } = await pair.openPostgres();
        try {
          return await runPlaywright('postgres', report('postgres'), { ...browser(), ...env });
        } finally {
          await close();
        }
      },
    },
    {
      name: 'nginx',
      groups: ['cluster', 'faults'],
      title: 'nginx, and three instances of the site behind it',
      needs: ['build'],
      phase: 4,
      isExtra: true,
      work: async () => {
        await provideFromDebian([nginxOfDebian], { isAgreed: true });
        const alone = await runJest(['nginx'], '1', report('nginx-alone'));
        const { env, close } = await pair.openCluster(3);
        try {
          return added(alone, await runPlaywright('nginx', report('nginx'), { ...browser(), ...env }));
        } finally {
          await close();
        }
      },
    },
    {
      name: 'redis',
      groups: ['cluster', 'faults'],
      title: 'Several instances of the site with one Redis',
      needs: ['build'],
      phase: 4,
      isExtra: true,
      work: async () => {
        await provideFromDebian([redisOfDebian], { isAgreed: true });
        const { env, close } = await pair.openInstances();
        try {
          return await runPlaywright('redis', report('redis'), { ...browser(), ...env });
        } finally {
          await close();
        }
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

/** The stages asked for and what they need, in order. @param {Stage[]} all @param {string[]} names */
function select(all, names) {
  const wanted = new Set(
    all
      .filter(({ name, groups = [], isExtra }) =>
        names.length > 0 ? [name, ...groups].some((one) => names.includes(one)) : !isExtra,
      )
      .map(({ name }) => name),
  );
  for (const stage of [...all].reverse()) {
    if (wanted.has(stage.name)) stage.needs.forEach((name) => wanted.add(name));
  }
  return all.filter(({ name }) => wanted.has(name));
}

/** Stages that only prepare others are not counted when they succeed. */
const preparing = ['gateway-up', 'chromium', 'site-up'];

/** @param {Stage} stage @param {Set<string>} broken @returns {Promise<Outcome>} */
async function outcomeOf(stage, broken) {
  const failed = { passed: 0, failed: 1, closing: [] };
  if (stage.needs.some((name) => broken.has(name))) {
    print('      Not run, because a stage that it needs has failed.');
    return failed;
  }
  try {
    const outcome = await stage.work();
    return outcome ?? { passed: preparing.includes(stage.name) ? 0 : 1, failed: 0, closing: [] };
  } catch (error) {
    print(`      ${error instanceof Failure ? error.message : error}`);
    return failed;
  }
}

/**
 * Runs all stages phase by phase, also after a failure, and adds up their results.
 * @param {string[]} names of stages; none means all
 * @returns {Promise<{ code: number, figures: import('./reliability/figures.mjs').Stated[] }>} the exit code, and what
 *   tests have stated about rows of docs/reliability.md
 */
export async function runTests(names) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-test-'));
  const cleanUp = () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(fromRoot('.next-test'), { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  rmSync(fromRoot('test-results'), { recursive: true, force: true });
  endOnSignal(() => 130);

  const selected = select(await stages(folder), names);
  const total = selected.length + 1;
  await runStage('Packages', total, async () =>
    isInstalled() ? print('      Already installed.') : install(),
  );

  /** @type {Set<string>} */
  const broken = new Set();
  /** @type {(Outcome & { title: string, time: string })[]} */
  const summary = [];
  /** @param {Stage[]} chain */
  const runInTurn = async (chain) => {
    for (const stage of chain) {
      if (isEnding()) return;
      const began = Date.now();
      const outcome = await runStage(stage.title, total, () => outcomeOf(stage, broken));
      if (outcome.failed > 0) broken.add(stage.name);
      summary.push({ ...outcome, title: stage.title, time: elapsed(began) });
    }
  };
  for (const phase of new Set(selected.map((stage) => stage.phase).sort())) {
    const stagesOfPhase = selected.filter((stage) => stage.phase === phase);
    const main = stagesOfPhase.filter(({ isBeside }) => !isBeside);
    const beside = () => runInTurn(stagesOfPhase.filter(({ isBeside }) => isBeside));
    if (main.length === 0) {
      await beside();
    } else {
      const side = aside(beside);
      await runInTurn(main);
      side.release();
      await side.result;
    }
  }
  const figures = summary.flatMap((outcome) => outcome.figures ?? []);
  if (isEnding()) return { code: 130, figures };

  console.log(bold('\nSummary'));
  for (const { title, failed, time, closing } of summary) {
    console.log(`  ${failed > 0 ? 'FAILED' : 'passed'}  ${title} (${time})`);
    for (const line of closing) console.log(`            ${line}`);
  }
  const passed = summary.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = summary.reduce((sum, outcome) => sum + outcome.failed, 0);
  if (failed > 0) console.log('\nScreenshots and the logs of the servers are in test-results.');
  console.log(`\n${passed} passed, ${failed} failed`);
  return { code: failed > 0 ? 1 : 0, figures };
}
