import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { pageBlocks } from './pageBlocks';

// The editor brings all of Payload, which Jest cannot load.
jest.mock('../fields/richText', () => ({ editor: {}, localisedRichText: () => ({}) }));

const pictures = path.join(__dirname, '../../../public/blocks');

it.each(
  pageBlocks.map(({ slug, labels }) => [slug, labels?.singular as { en: string; de: string }] as const),
)('%s has a picture and one sentence in each language', (slug, { en, de }) => {
  expect(existsSync(path.join(pictures, `${slug}.svg`))).toBe(true);
  expect(en).toMatch(/^[^:]+: [A-Z][^.]+\.$/);
  expect(de).toMatch(/^[^:]+: [A-ZÄÖÜ][^.]+\.$/);
});

it('has no picture without a block', () =>
  expect(readdirSync(pictures).sort()).toEqual(pageBlocks.map(({ slug }) => `${slug}.svg`).sort()));
