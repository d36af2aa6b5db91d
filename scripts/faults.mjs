// @ts-check
// Runs random requests, loads and faults at full size, about three hours. What they measure stands among the lines of
// each stage in test-results/stages, for docs/reliability.md:
//   npm run faults -- redis nginx              only these stages
//   npm run faults -- outages --only 'killed'  only tests whose titles match this regular expression
//   npm run faults -- --short                  in a few minutes
// Nothing else should run on the machine meanwhile.
import './lib/node-version.mjs';
import { parseArgs } from 'node:util';

import { command } from './lib/command.mjs';
import { faultStages } from './lib/fault-stages.mjs';
import { runTests } from './lib/test-run.mjs';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  // The tests read them too.
  process.env.FAULTS = values.short ? 'short' : 'full';
  if (values.only) process.env.FAULTS_ONLY = values.only;
  const ofFaults = ['contract', 'faults', 'outages', 'cluster'];
  return runTests(positionals.length > 0 ? positionals : ofFaults, faultStages);
});
