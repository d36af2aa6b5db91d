// @ts-check
import './lib/node-version.mjs';
import { command } from './lib/command.mjs';
import { runTests } from './lib/test-run.mjs';

await command(() => runTests(process.argv.slice(2)));
