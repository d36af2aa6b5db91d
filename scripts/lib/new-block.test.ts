import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { blockFiles, newBlock } from './new-block.mjs';

const root = path.resolve();

it.each(['', 'quote', 'blocks/Quote', '../Quote'])('throws a one-sentence error for “%s”', (wanted) => {
  expect(() => blockFiles(wanted, root)).toThrow('it reads like Quote.');
});

it('throws if the block exists already', () => {
  expect(() => blockFiles('Steps', root)).toThrow('gateway/src/cms/blocks/steps.ts exists already.');
});

it('throws if a file to change is missing', () => {
  const empty = mkdtempSync(path.join(os.tmpdir(), 'new-block-'));
  expect(() => newBlock('Quote', empty)).toThrow('blocks.ts');
  rmSync(empty, { recursive: true });
});
