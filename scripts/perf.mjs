// @ts-check
// Measures every route type as a phone would see it; fails where a bar of lib/perf/bars.json is missed:
//   npm run perf -- --runs 1 --routes home,article
// Nothing else should run on the machine meanwhile.
import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { provideChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { provideModules } from './lib/install.mjs';
import { medians, perfReport } from './lib/perf/report.mjs';
import { addressOf, locales, selectRoutes } from './lib/perf/routes.mjs';
import { freePort } from './lib/ports.mjs';
import { endOnSignal } from './lib/processes.mjs';
import { elapsed } from './lib/report.mjs';
import { testPair } from './lib/test-pair.mjs';

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

/** Builds and starts a gateway and a site, which answers phones itself and renders nothing meanwhile. @param {string} folder @returns {Promise<string>} the site's origin */
async function startPair(folder) {
  const pair = await testPair(folder, { site: { MOBILE_SITE_URL: 'off', REVALIDATE_SECONDS: '86400' } });
  await pair.buildGateway();
  await pair.startGateway();
  await pair.buildSite();
  await pair.startSite();
  return pair.url;
}

/** @template T @param {(browser: import('@playwright/test').Browser, port: number) => Promise<T>} work `port` of the browser's DevTools protocol */
async function withBrowser(work) {
  // Late, because a clean clone has no packages yet.
  const { chromium } = await import('@playwright/test');
  const port = await freePort();
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: [`--remote-debugging-port=${port}`, ...noSandbox],
  });
  try {
    return await work(browser, port);
  } finally {
    await browser.close();
  }
}

await command(async () => {
  const { runs, routes, site: running } = options();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-perf-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  endOnSignal(() => 130);

  await provideModules();
  const { measureInteractions, placeActs } = await import('./lib/perf/interactions.mjs');
  const { runLighthouse, weigh } = await import('./lib/perf/lighthouse.mjs');
  const site = running ?? (await startPair(folder));
  // Before the routes, which take an hour: a target that is no longer there ends the run.
  const placed = await withBrowser((browser) => placeActs(browser, site));
  /** @type {import('./lib/perf/report.mjs').Row[]} */
  const rows = [];
  for (const route of routes) {
    for (const locale of locales) {
      const began = Date.now();
      const url = await addressOf(site, route, locale);
      // A browser of its own for each page: none inherits connections or memory.
      const values = await withBrowser(async (browser, port) => {
        // Also renders the page and its images for the server's caches.
        const weight = await weigh(browser, url, locale);
        const measured = [];
        for (let run = 0; run < runs; run += 1) measured.push(await runLighthouse(url, locale, port));
        return { ...medians(measured), ...weight };
      });
      rows.push({ route, locale, values });
      console.log(`      ${route.name}, ${locale}: ${elapsed(began)}`);
    }
  }
  const interactions = await withBrowser((browser) => measureInteractions(browser, site, placed, runs));
  const report = perfReport({ rows, interactions });
  console.log(`\n${report}`);
  return report.includes('✗') ? 1 : 0;
});
