// @ts-check
// Measures every route type as a phone would see it and writes docs/performance.md and test-results/perf.json:
//   npm run perf -- --runs 1 --routes home,article
// The page is written by a whole run only. Nothing else should run on the machine meanwhile.
import './lib/node-version.mjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { provideChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { provideModules } from './lib/install.mjs';
import { measureBuilds } from './lib/perf/builds.mjs';
import { medians } from './lib/perf/measures.mjs';
import { performancePage, printed } from './lib/perf/report.mjs';
import { addressOf, locales, selectRoutes } from './lib/perf/routes.mjs';
import { measureMenuChange, renderAll } from './lib/perf/server.mjs';
import { freePort } from './lib/ports.mjs';
import { endOnSignal } from './lib/processes.mjs';
import { elapsed } from './lib/report.mjs';
import { fromRoot } from './lib/root.mjs';
import { testPair } from './lib/test-pair.mjs';
import { thisRun } from './lib/this-run.mjs';

/** As the site runs by default; phones stay, or the gateway's page for them would be measured. */
const settings = { MOBILE_SITE_URL: 'off', REVALIDATE_SECONDS: '' };

function options() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      routes: { type: 'string', default: '' },
      /** Origin of a site that runs already; without it, a pair is built and started. */
      site: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Failure(`--runs ${values.runs} is not a number of runs.`);
  return { runs, routes: selectRoutes(values.routes.split(',').filter(Boolean)), site: values.site };
}

/** Builds and starts a gateway and a site. @param {string} folder */
async function startPair(folder) {
  const pair = await testPair(folder, { site: settings });
  await pair.buildGateway();
  await pair.startGateway();
  await pair.buildSite();
  await pair.startSite();
  return pair.servedSite();
}

/** @param {string[]} [more] arguments besides */
async function openBrowser(more = []) {
  // Late, because a clean clone has no packages yet.
  const { chromium } = await import('@playwright/test');
  return chromium.launch({
    executablePath: await provideChromium(),
    args: [...more, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** @template T @param {(browser: import('@playwright/test').Browser) => Promise<T>} work */
async function withBrowser(work) {
  const browser = await openBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} url
 * @param {import('./lib/perf/routes.mjs').Locale} locale
 * @param {number} runs
 * @returns {Promise<import('./lib/perf/measures.mjs').Values>} medians
 */
async function measure(url, locale, runs) {
  const { measureLoad } = await import('./lib/perf/load.mjs');
  const { runLighthouse } = await import('./lib/perf/lighthouse.mjs');
  const port = await freePort();
  // A browser of its own for each page: none inherits connections or memory.
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    // The first load renders the page and its images for the server's caches.
    await measureLoad(browser, url, locale);
    const measured = [];
    for (let run = 0; run < runs; run += 1) {
      const load = await measureLoad(browser, url, locale);
      measured.push({ ...(await runLighthouse(url, locale, port)), ...load });
    }
    return medians(measured);
  } finally {
    await browser.close();
  }
}

/** Writes what has been measured so far: a run takes over an hour. @param {import('./lib/perf/report.mjs').Report} report */
function writeFigures(report) {
  mkdirSync(fromRoot('test-results'), { recursive: true });
  writeFileSync(fromRoot('test-results/perf.json'), `${JSON.stringify(report, null, 2)}\n`);
}

await command(async () => {
  const { runs, routes, site: running } = options();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-perf-'));
  const cleanUp = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', cleanUp);
  endOnSignal(() => 130);

  await provideModules();
  // Before the pair, which needs the folder of the build.
  const builds = running ? undefined : await measureBuilds(folder, settings);
  const served = running ? undefined : await startPair(folder);
  const site = running ?? served?.url ?? '';
  // What is rendered on request would share the processor with the browser that measures.
  if (served) await renderAll(served);
  /** @type {import('./lib/perf/report.mjs').Report} */
  const report = { ...thisRun(), runs, rows: [], interactions: [] };
  // Before the routes, which take an hour: a target that is no longer there ends the run.
  const { measureInteractions, placeActs } = await import('./lib/perf/interactions.mjs');
  const placed = await withBrowser((browser) => placeActs(browser, site));
  for (const route of routes) {
    for (const locale of locales) {
      const began = Date.now();
      const values = await measure(await addressOf(site, route, locale), locale, runs);
      report.rows.push({ route, locale, values });
      writeFigures(report);
      console.log(`      ${route.name}, ${locale}: ${elapsed(began)}`);
    }
  }
  report.interactions = await withBrowser((browser) => measureInteractions(browser, site, placed, runs));
  writeFigures(report);
  if (served && builds) report.server = { menu: await measureMenuChange(served), builds };
  writeFigures(report);
  console.log(['', ...printed(report)].join('\n'));
  if (routes.length === selectRoutes([]).length) {
    writeFileSync(fromRoot('docs/performance.md'), performancePage(report));
  }
  return 0;
});
