// @ts-check
import './lib/node-version.mjs';
import { createInterface } from 'node:readline/promises';

import { command } from './lib/command.mjs';
import { newComponent } from './lib/new-component.mjs';
import { fromRoot } from './lib/root.mjs';

/** Asks for the name where none was given. */
async function askForName() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question('Which component, such as blocks/Quote? ');
  } finally {
    terminal.close();
  }
}

await command(async () => {
  const wanted = process.argv[2] ?? (await askForName());
  for (const file of newComponent(wanted.trim(), fromRoot())) console.log(`  ${file}`);
  console.log('\nAdapt it, then run npm run storybook and npm run storybook:baselines.');
  return 0;
});
