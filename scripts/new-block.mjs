// @ts-check
import './lib/node-version.mjs';
import { command } from './lib/command.mjs';
import { newBlock } from './lib/new-block.mjs';
import { fromRoot } from './lib/root.mjs';

await command(() => {
  for (const file of newBlock((process.argv[2] ?? '').trim(), fromRoot())) console.log(`  ${file}`);
  console.log(
    '\nGive it its fields and words, then: npm run migrate:create -w gateway, which generates the types too.',
  );
  return Promise.resolve(0);
});
