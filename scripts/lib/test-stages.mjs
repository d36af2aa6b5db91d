// @ts-check
import path from 'node:path';

import { browserEnv, provideChromium } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { freePort } from './ports.mjs';
import { nodeModule, run, start, stop } from './processes.mjs';
import { runCheck, runJest, runNodeTests, runPlaywright } from './runners.mjs';
import { testPair } from './test-pair.mjs';
import { answers, waitUntilReady } from './wait-for.mjs';

/**
 * @typedef {import('./runners.mjs').Outcome} Outcome
 * `needs` has to have succeeded, `after` only to have ended. Of stages with the same `uses`, one runs at a time. `lanes` are
 * the cores that a stage keeps busy. Those that are `isExtra` run only where they, or one of their groups, are named; those
 * that are `isPreparing` are not counted when they succeed; those that are `isShown` print at once.
 * @typedef {{ name: string, groups?: string[], title: string, needs: string[], after?: string[], uses?: string, lanes?: number, isPreparing?: boolean, isExtra?: boolean, isShown?: boolean, work: () => Promise<Outcome | void> }} Stage
 * Servers that tests stop and start: what tells the tests of them, and how they end.
 * @typedef {{ env: Record<string, string>, close: () => void | Promise<void> }} Opened
 */

/** Half of the tests of a project that share nothing: each half keeps a core busy. @param {Omit<Stage, 'work'>} stage @param {(report: string, more: string[]) => Promise<Outcome>} work @returns {Stage[]} */
const halves = (stage, work) =>
  [1, 2].map((half) => ({
    ...stage,
    name: `${stage.name}:${half}`,
    groups: [stage.name],
    title: `${stage.title}, ${half}/2`,
    work: () => work(`${stage.name}-${half}`, [`--shard=${half}/2`]),
  }));

/**
 * The stages of `npm test`, in order, and what `npm run faults` adds to: the pair whose content stays, the paths of reports
 * and how a stage with faults is made.
 * @param {string} folder a temporary one
 * @param {string[]} [args] of Playwright, for the stage `e2e`
 */
export async function testStages(folder, args = []) {
  // The content of the first pair never changes, so any number of tests may read it; tests change that of the second. The
  // third has no site: what the contract tests change would have it render thousands of pages.
  const pair = await testPair(folder);
  const writing = await testPair(folder, { name: 'writing' });
  const calls = await testPair(folder, { name: 'calls' });
  const storybook = path.join(folder, 'storybook');
  /** @param {string} name */
  const report = (name) => path.join(folder, `${name}.xml`);
  let chromium = {};
  const browser = (of = pair) => ({ ...chromium, ...of.browserEnv() });

  /** Tests of the first pair that stop and start its servers. @param {string} project @param {string} title @param {() => Promise<Opened>} open @returns {Stage} */
  const withFaults = (project, title, open) => ({
    name: project,
    title,
    needs: ['site-up', 'chromium'],
    after: ['site:1', 'site:2', 'parity', 'e2e'],
    uses: 'reading',
    work: async () => {
      const { env, close } = await open();
      try {
        return await runPlaywright([project], report(project), { ...browser(), ...env });
      } finally {
        await close();
      }
    },
  });

  /** @param {string[]} projects @param {string} file @param {Record<string, string>} env @param {string[]} [more] */
  const withStorybook = async (projects, file, env, more) => {
    const { url, close } = await serveStorybook(storybook);
    try {
      const ofStorybook = { E2E_STORYBOOK_URL: url, E2E_STORYBOOK_DIR: storybook };
      return await runPlaywright(projects, file, { ...env, ...ofStorybook }, more);
    } finally {
      await close();
    }
  };

  /** @type {Stage[]} */
  const stages = [
    {
      // First: it takes a minute, and most faults show there.
      name: 'unit',
      title: 'Unit and component tests',
      needs: [],
      lanes: 2,
      work: () => runJest(['unit', 'components'], '100%', report('unit')),
    },
    { name: 'gateway', title: 'Building the gateway', needs: [], work: pair.buildGateway },
    {
      name: 'content',
      title: 'Starting the gateways with the demo content',
      needs: ['gateway'],
      isPreparing: true,
      work: async () => {
        await pair.startGateway();
        await writing.startGateway();
      },
    },
    {
      name: 'chromium',
      title: 'Finding a Chromium',
      needs: [],
      isPreparing: true,
      work: async () => {
        chromium = browserEnv(await provideChromium());
      },
    },
    { name: 'build', title: 'Building the site', needs: ['content'], work: pair.buildSite },
    {
      name: 'site-up',
      title: 'Starting the sites',
      needs: ['build'],
      isPreparing: true,
      work: async () => {
        await pair.startSite();
        await writing.startSite(pair);
      },
    },
    {
      // Before the tests that change what stands in the lists.
      name: 'admin',
      title: 'Screens of the admin, and how they look',
      needs: ['content', 'chromium'],
      uses: 'writing',
      work: () => runPlaywright(['admin'], report('admin'), browser(writing)),
    },
    {
      name: 'contract',
      title: 'Contract tests against the gateway',
      needs: ['content'],
      work: async () => {
        await calls.startGateway();
        const outcome = await runJest(['contract'], '1', report('contract'), calls.contractEnv());
        await calls.stopGateway();
        return outcome;
      },
    },
    {
      name: 'editing',
      title: 'Browser tests that change content',
      needs: ['site-up', 'chromium'],
      after: ['admin'],
      uses: 'writing',
      work: () => runPlaywright(['editing'], report('editing'), browser(writing)),
    },
    ...halves({ name: 'site', title: 'Browser tests', needs: ['site-up', 'chromium'] }, (name, more) =>
      runPlaywright(['requests', 'site'], report(name), browser(), more),
    ),
    {
      name: 'storybook',
      title: 'Building Storybook',
      needs: [],
      work: async () => {
        const [command, args] = npm('run', '--silent', 'storybook:build', '--', '--output-dir', storybook);
        if ((await run(command, args)) !== 0) throw new Failure('Storybook could not be built.');
      },
    },
    ...halves(
      { name: 'stories', title: 'Every story: axe, and how it looks', needs: ['storybook', 'chromium'] },
      (name, more) => withStorybook(['stories'], report(name), chromium, more),
    ),
    {
      name: 'parity',
      title: 'Storybook shows pages as the site does',
      needs: ['storybook', 'site-up', 'chromium'],
      work: () => withStorybook(['parity'], report('parity'), browser()),
    },
    withFaults('faults', 'Tests with faults', pair.openControl),
    {
      name: 'payload',
      title: "Tests of the gateway's functions, with its database",
      needs: [],
      work: () => runNodeTests(report('payload')),
    },
    {
      name: 'system',
      title: 'Tests with processes and sockets',
      needs: [],
      work: () => runJest(['system'], '1', report('system')),
    },
    { name: 'lint', title: 'Lint', needs: [], work: () => runCheck('lint') },
    { name: 'types', title: 'Types', needs: [], work: () => runCheck('typecheck') },
    {
      name: 'e2e',
      title: 'Browser tests by title or file',
      needs: ['site-up', 'chromium'],
      isExtra: true,
      isShown: true,
      work: () => runPlaywright(['requests', 'site', 'editing'], report('e2e'), browser(), args),
    },
  ];
  return { stages, pair, report, withFaults };
}

/** Serves it below a path, as it may be published. @param {string} folder */
async function serveStorybook(folder) {
  const port = String(await freePort());
  const base = '/designers/storybook';
  const address = ['--host', '127.0.0.1', '--port', port, '--strictPort', '--base', base];
  const args = [...nodeModule('vite/bin/vite.js'), 'preview', '--outDir', folder, ...address];
  const server = start(process.execPath, args);
  const url = `http://127.0.0.1:${port}${base}`;
  await waitUntilReady('Storybook', server, answers(`${url}/index.json`));
  return { url, close: () => stop(server) };
}
