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
  const stages = process.argv.slice(2);
  if (stages.length === 0 || stages.some((name) => !['stories', 'admin'].includes(name)))
    throw new Failure('Name what to draw: npm run baselines -- stories, or admin.');
  const code = await runTests(stages);
  if (code === 0) pinBrowser(await provideChromium());
  return code;
});
