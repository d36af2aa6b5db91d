// @ts-check
// Installs the packages unless they are there; npm scripts that need them begin with it.
import './lib/node-version.mjs';
import { command } from './lib/command.mjs';
import { provideModules } from './lib/install.mjs';

await command(async () => {
  await provideModules();
  return 0;
});
