// @ts-check
// Browser tests while you write them; what follows `--` goes to Playwright:
//   npm run test:e2e -- --grep search
//   npm run test:e2e -- e2e/editing/publishing.spec.ts
// Builds what has changed, and starts the servers as npm test does.
import './lib/node-version.mjs';
import { command } from './lib/command.mjs';
import { runTests } from './lib/test-run.mjs';
import { testStages } from './lib/test-stages.mjs';

await command(() =>
  runTests(['e2e'], async (folder) => (await testStages(folder, process.argv.slice(2))).stages),
);
