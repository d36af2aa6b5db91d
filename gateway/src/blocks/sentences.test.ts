import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { blockSentences } from './sentences';

const pictures = path.join(__dirname, '../../public/blocks');

it.each(Object.entries(blockSentences))(
  '%s has a picture and one sentence in each language',
  (slug, { en, de }) => {
    expect(existsSync(path.join(pictures, `${slug}.svg`))).toBe(true);
    expect(en).toMatch(/^[A-Z][^.]+\.$/);
    expect(de).toMatch(/^[A-ZÄÖÜ][^.]+\.$/);
  },
);

it('no picture is left over', () =>
  expect(readdirSync(pictures).sort()).toEqual(
    Object.keys(blockSentences)
      .map((slug) => `${slug}.svg`)
      .sort(),
  ));
