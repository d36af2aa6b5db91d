import { contrastOf, insufficientPairs } from './contrast';
import { colourPairs } from './pairs';
import { theme } from './theme';

it.each(colourPairs)('$colour on $ground: at least $least : 1 ($use)', (pair) => {
  expect(contrastOf(pair)).toBeGreaterThanOrEqual(pair.least);
});

it('names each pair with insufficient contrast, and its ratio', () => {
  expect(insufficientPairs([{ colour: 'textMuted', ground: 'inverse', least: 4.5, use: 'Nowhere' }])).toEqual(
    ['textMuted on inverse has 2.04 : 1, and needs 4.5 : 1 (Nowhere).'],
  );
});

it('includes the colour behind a translucent background', () => {
  const overPaper = contrastOf({ colour: 'text', ground: 'headerBackground', through: 'background' });
  expect(contrastOf({ colour: 'text', ground: 'headerBackground', through: 'inverse' })).toBeLessThan(
    overPaper,
  );
});

it('every colour of a text or a mark is in a pair', () => {
  const paired = new Set(colourPairs.flatMap(({ colour, ground }) => [colour, ground]));
  /** Hairlines that separate and carry nothing, and what lies over a page behind a dialog. */
  const silent = ['line', 'lineOnInverse', 'backdrop', 'scale'];
  expect(
    Object.keys(theme.color).filter((role) => !silent.includes(role) && !paired.has(role as never)),
  ).toEqual([]);
});
