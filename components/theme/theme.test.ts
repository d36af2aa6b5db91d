import { readFileSync } from 'node:fs';

import Color from 'colorjs.io';

import { type Scheme, contrastOf, insufficientPairs } from './contrast';
import { colourPairs } from './pairs';
import { schemes } from './schemes';
import { theme } from './theme';

const sheet = readFileSync('components/theme/scheme.css', 'utf8');
/** In the dark, pictures that are drawn on paper give back this share of their light. */
const lightOfPictures = Number(/--dim: brightness\(([\d.]+)\)/.exec(sheet)?.[1]);
const schemeNames = Object.keys(schemes) as Scheme[];

describe.each(schemeNames)('in the %s scheme', (scheme) => {
  it.each(colourPairs)('$colour on $ground: at least $least : 1 ($use)', (pair) => {
    expect(contrastOf(pair, scheme)).toBeGreaterThanOrEqual(pair.least);
  });

  it('each tint of the map differs from the next', () => {
    const luminances = schemes[scheme].scale.map((tint) => new Color(tint).luminance);
    const steps = luminances
      .slice(1)
      .map((value, index) => (value + 0.05) / ((luminances[index] ?? 0) + 0.05));
    for (const step of steps) expect(Math.max(step, 1 / step)).toBeGreaterThan(1.15);
  });
});

it('keeps the words in pictures of the workspace readable in the dark, on a softer paper', () => {
  const { text, textMuted, signal, background } = schemes.light;
  const dimmed = (colour: string) =>
    new Color(
      'srgb',
      new Color(colour).to('srgb').coords.map((part) => Number(part) * lightOfPictures) as never,
    );
  for (const colour of [text, textMuted, signal])
    expect(dimmed(colour).contrastWCAG21(dimmed(background))).toBeGreaterThanOrEqual(4.5);
  const night = new Color(schemes.dark.background);
  expect(dimmed(background).contrastWCAG21(night)).toBeLessThan(
    new Color(schemes.dark.text).contrastWCAG21(night),
  );
});

/** The roles of a scheme, or of the theme, and its tints, in one order. */
const listed = ({ scale, ...roles }: Record<string, string | readonly string[]>) =>
  [Object.values(roles), scale].flat() as string[];

it('has one property for each role, with both colours in scheme.css', () => {
  const properties = listed(theme.color).map((value) => value.slice(4, -1));
  expect(new Set(properties).size).toBe(properties.length);
  const [light, dark] = [listed(schemes.light), listed(schemes.dark)];
  const declarations = properties.map((property, index) => {
    const colour =
      light[index] === dark[index] ? light[index] : `light-dark(${light[index]}, ${dark[index]})`;
    return `  ${property}: ${colour};`;
  });
  expect(sheet).toContain(`\n${declarations.join('\n')}\n}`);
  expect(sheet.split(`--dim: brightness(${lightOfPictures});`)).toHaveLength(3);
  for (const scheme of schemeNames) expect(Object.keys(schemes[scheme])).toEqual(Object.keys(theme.color));
});

it('elements.css and scheme.css have the values and names of the theme', () => {
  const { color, font, size, leading, weight, setting, radius, width } = theme;
  const elements = readFileSync('components/theme/elements.css', 'utf8');
  for (const declaration of [
    `--hr: ${width.headerBase}`,
    `scroll-padding-top: ${width.headerHeight}`,
    `background: ${color.background}`,
    `color: ${color.text}`,
    `font-family: ${font.sans}`,
    `font-size: ${size.m}`,
    `line-height: ${leading.body}`,
    `font-weight: ${weight[setting.h2.weight]}`,
    `line-height: ${leading[setting.h2.leading]}`,
    `border-radius: ${radius.s}`,
    `background: ${color.signalSurface}`,
  ])
    expect(elements).toContain(`  ${declaration};`);
  const { signal, signalHover, signalOnInverse, onSignal, lineStrong } = color;
  for (const [role, system] of [
    [signal, 'Highlight'],
    [signalHover, 'Highlight'],
    [signalOnInverse, 'Highlight'],
    [onSignal, 'HighlightText'],
    [lineStrong, 'CanvasText'],
  ] as const)
    expect(sheet).toContain(`    ${role.slice(4, -1)}: ${system};`);
});

it('names each pair with insufficient contrast, its ratio and the scheme', () => {
  expect(insufficientPairs([{ colour: 'textMuted', ground: 'inverse', least: 4.5, use: 'Nowhere' }])).toEqual(
    ['textMuted on inverse has 2.04 : 1 (light), and needs 4.5 : 1 (Nowhere).'],
  );
});

// Shows (requirements, 9.5).
it.each(schemeNames)('keeps the background of the header at an opacity of 0.8 in the %s scheme', (scheme) =>
  expect(schemes[scheme].headerBackground).toMatch(/\/ 0\.8\)$/),
);

it('includes the colour behind a translucent background', () => {
  const header = { colour: 'text', ground: 'headerBackground' } as const;
  expect(contrastOf({ ...header, through: 'inverse' }, 'light')).toBeLessThan(
    contrastOf({ ...header, through: 'background' }, 'light'),
  );
});

it('every colour of a text or a mark is in a pair', () => {
  const paired = new Set(colourPairs.flatMap(({ colour, ground }) => [colour, ground]));
  /** Hairlines that separate and carry nothing, shadows, and what lies over a page behind a dialog. */
  const silent = ['line', 'lineOnInverse', 'backdrop', 'shadow', 'scale'];
  expect(
    Object.keys(theme.color).filter((role) => !silent.includes(role) && !paired.has(role as never)),
  ).toEqual([]);
});
