import { block } from '@/services/fixtures/pages';

import { groundsOf, withFactsInMargin } from './pageRhythm';

const figures = (count: number) =>
  block('keyFigures', {
    items: Array.from({ length: count }, (_, index) => ({
      value: `${index}`,
      label: `Fact ${index}`,
      note: '',
    })),
  });
const shown = (blocks: Parameters<typeof withFactsInMargin>[0]) =>
  withFactsInMargin(blocks).map((one) => [
    one.kind,
    one.kind === 'prose' ? (one.facts?.items.length ?? 0) : null,
  ]);

it.each([1, 2])('puts %s key figures before a text into its margin', (count) =>
  expect(shown([figures(count), block('prose')])).toEqual([['prose', count]]),
);

it.each([
  ['three of them', [figures(3), block('prose')]],
  ['those after a text', [block('prose'), figures(2)]],
  ['those before another section', [figures(2), block('steps')]],
  ['those in another language', [{ ...figures(2), language: 'en' as const }, block('prose')]],
])('leaves %s as a section', (_, blocks) =>
  expect(shown(blocks)).toEqual(blocks.map(({ kind }) => [kind, kind === 'prose' ? 0 : null])),
);

it('tints what is looked up or looked at, and no two neighbours', () =>
  expect(
    groundsOf(['hero', 'keyFigures', 'prose', 'annotatedPicture', 'annotatedPicture', 'priceTable']),
  ).toEqual(['plain', 'tinted', 'plain', 'tinted', 'plain', 'tinted']));
