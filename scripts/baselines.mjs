// @ts-check
import './lib/node-version.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { runTests } from './lib/test-run.mjs';

// Playwright redraws the pictures that changed, of the stories or of the admin, and runs nothing else.
process.env.E2E_WRITE_BASELINES = 'yes';
await command(async () => {
  if (process.platform !== 'linux')
    throw new Failure(
      'The pictures are of Linux, where letters are drawn alike: run this there, or in a container.',
    );
  return runTests(process.argv.slice(2));
});
