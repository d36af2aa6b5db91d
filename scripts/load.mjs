// @ts-check
// Measures nginx and three instances of the site under load, prints a report and writes it to docs/reliability.md:
//   npm run load -- --yes     installs Debian's packages without asking
// Nothing else should run on the machine meanwhile.
import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { nginxOfDebian, provideFromDebian } from './lib/cluster/packages.mjs';
import { command } from './lib/command.mjs';
import { openCluster } from './lib/fault-servers.mjs';
import { install, isInstalled } from './lib/install.mjs';
import { printed } from './lib/load/report.mjs';
import { measureThroughput } from './lib/load/throughput.mjs';
import { wrkOfDebian } from './lib/load/wrk.mjs';
import { endOnSignal } from './lib/processes.mjs';
import { changeReliability } from './lib/reliability/store.mjs';
import { runStage } from './lib/report.mjs';
import { testPair } from './lib/test-pair.mjs';
import { thisRun } from './lib/this-run.mjs';

const total = 7;

await command(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-load-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  endOnSignal(() => 130);
  await runStage("Debian's packages", total, () =>
    provideFromDebian([nginxOfDebian, wrkOfDebian], { isAgreed: values.yes }),
  );
  await runStage('Packages', total, async () =>
    isInstalled() ? console.log('      Already installed.') : install(),
  );
  const pair = await testPair(folder, { site: { MOBILE_SITE_URL: 'off', REVALIDATE_SECONDS: '' } });
  await runStage('Building the gateway', total, pair.buildGateway);
  await runStage('Starting the gateway', total, () => pair.startGateway());
  await runStage('Building the site', total, pair.buildSite);
  const cluster = await runStage('Starting nginx and three instances of the site', total, () =>
    openCluster(pair, { count: 3, folder }),
  );
  const { url: siteUrl } = pair.servedSite();
  const throughput = await runStage('Answers per second', total, () =>
    measureThroughput({ siteUrl, instance: cluster.urls[0] ?? '' }),
  );
  const load = { ...thisRun(), throughput };
  console.log(['', ...printed(load)].join('\n'));
  changeReliability((before) => ({ ...before, load }));
  await cluster.close();
  return 0;
});
