import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Block } from 'payload';

import { cmsNames } from '../../../../.storybook/cmsNames';
import { pageBlocks } from './pageBlocks';

// The editor brings all of Payload, which Jest cannot load.
jest.mock('../fields/richText', () => ({ editor: {}, localisedRichText: () => ({}) }));

const pictures = path.join(__dirname, '../../../public');
const pictureOf = ({ admin }: Block) => {
  const thumbnail = admin?.images?.thumbnail;
  return typeof thumbnail === 'object' ? thumbnail.url : '';
};

it.each(pageBlocks.map(({ config }) => [config.slug, config] as const))(
  '%s has one sentence in each language, and its picture exists',
  (_slug, config) => {
    const { singular } = config.labels ?? {};
    const { en, de } = singular as { en: string; de: string };
    expect(en).toMatch(/^[^:]+: [A-Z][^.]+\.$/);
    expect(de).toMatch(/^[^:]+: [A-ZÄÖÜ][^.]+\.$/);
    expect(existsSync(path.join(pictures, pictureOf(config)))).toBe(true);
  },
);

it('has no picture without a block', () =>
  expect(
    readdirSync(path.join(pictures, 'blocks'))
      .map((file) => `/blocks/${file}`)
      .sort(),
  ).toEqual(pageBlocks.map(({ config }) => pictureOf(config)).sort()));

it('has the names that Storybook tells designers', () => {
  const names = pageBlocks.map(({ config: { slug, labels } }) => {
    const { singular } = labels ?? {};
    const { en, de } = singular as { en: string; de: string };
    return [slug, [en, de].map((label) => label.split(':')[0])];
  });
  expect(Object.fromEntries(names)).toEqual(cmsNames);
});
