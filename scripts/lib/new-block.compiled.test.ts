import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { blockFiles } from './new-block.mjs';

const root = path.resolve();

/** The types that Payload generates for the block once its migration is made. */
const withGeneratedTypes = (text: string): string =>
  text.replace('| RateMapBlock\n', '| RateMapBlock\n        | QuoteBlock\n') +
  `export interface QuoteBlock {
  heading: string;
  lead?: string | null;
  items?: { text: string; id?: string | null }[] | null;
  anchor?: string | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'quote';
}
`;

/** The folder of the copy: the packages of the repository are found from there. */
const copies = path.join(root, 'node_modules/.cache/new-block');
const sourceFolders = ['components', 'contract', 'gateway/src', 'locales', 'services'];

/** Compiles a copy of the repository's files with `files` written into it; returns the compiler's output. */
function compile(files: Record<string, string>): string {
  rmSync(copies, { recursive: true, force: true });
  for (const folder of sourceFolders) {
    cpSync(path.join(root, folder), path.join(copies, folder), { recursive: true });
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(copies, file)), { recursive: true });
    writeFileSync(path.join(copies, file), text);
  }
  const sources = Object.keys(files).filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file));
  writeFileSync(
    path.join(copies, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: { incremental: false, types: ['node'], plugins: [], paths: { '@/*': ['./*'] } },
      include: [],
      files: [...sources, 'services/gateway/map/block.ts'],
    }),
  );
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  return spawnSync(process.execPath, [compiler, '--project', copies], { encoding: 'utf8' }).stdout;
}

it('creates and changes all files of a block, and the result compiles', () => {
  const files = blockFiles('Quote', root);
  expect(Object.keys(files).sort()).toEqual([
    'components/blocks/Quote/Quote.test.tsx',
    'components/blocks/Quote/Quote.tsx',
    'components/views/BlockList/StaticBlock.tsx',
    'contract/calls/blocks.ts',
    'contract/calls/examples/getPageConfig.json',
    'gateway/public/blocks/quote.svg',
    'gateway/src/api/pages/blockToWire.test.ts',
    'gateway/src/api/pages/blockToWire.ts',
    'gateway/src/cms/blocks/pageBlocks.ts',
    'gateway/src/cms/blocks/quote.ts',
    'stories/blocks/Quote.stories.tsx',
  ]);
  expect(
    () => JSON.parse(files['contract/calls/examples/getPageConfig.json'] ?? '') as unknown,
  ).not.toThrow();
  const types = 'gateway/src/payload-types.ts';
  expect(compile({ ...files, [types]: withGeneratedTypes(readFileSync(types, 'utf8')) })).toBe('');
  rmSync(copies, { recursive: true });
}, 60_000);
