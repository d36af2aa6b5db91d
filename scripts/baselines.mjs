// @ts-check
// Draws the pictures of the stories or of the admin anew where they have changed, and runs nothing else.
import './lib/node-version.mjs';
import { pinBrowser, provideChromium } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { runTests } from './lib/test-run.mjs';

process.env.E2E_WRITE_BASELINES = 'yes';
await command(async () => {
  if (process.platform !== 'linux')
    throw new Failure(
      'The pictures are of Linux, where letters are drawn alike: run this there, or in a container.',
    );
  const code = await runTests(process.argv.slice(2));
  if (code === 0) pinBrowser(await provideChromium());
  return code;
});
