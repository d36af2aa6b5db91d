// @ts-check
import './lib/node-version.mjs';
import { command } from './lib/command.mjs';
import { runTests } from './lib/test-run.mjs';

// Playwright takes it over from here: the pictures of changed stories are drawn anew, nothing else is run.
process.env.E2E_WRITE_BASELINES = 'yes';
await command(() => runTests(['stories']));
