import { z } from 'zod';

import { schemes } from '@/components/theme/schemes';
import { theme } from '@/components/theme/theme';

import { tokenFile, tokensIn, tokenStyle } from '../.storybook/tokens';

const alias = z.string().regex(/^\{[\w.]+\}$/);
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const duration = z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) });
const share = z.number().min(0).max(1);
const colour = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([share, share, share]),
  alpha: share,
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
});
const fontFamily = z.array(z.string()).min(1);
const fontWeight = z.number().min(1).max(1000);
const measure = z.union([dimension, alias]);

/** The format of the Design Tokens Community Group, 2025.10: the types that the theme needs. */
const values = {
  color: z.union([colour, alias]),
  dimension: measure,
  number: z.number(),
  fontFamily,
  fontWeight,
  transition: z.strictObject({
    duration,
    delay: duration,
    timingFunction: z.tuple([share, z.number(), share, z.number()]),
  }),
  shadow: z.array(
    z.strictObject({
      color: z.union([colour, alias]),
      offsetX: dimension,
      offsetY: dimension,
      blur: dimension,
      spread: dimension,
    }),
  ),
  typography: z.strictObject({
    fontFamily: alias,
    fontSize: measure,
    fontWeight: alias,
    letterSpacing: dimension,
    lineHeight: alias,
  }),
};
const [first, ...others] = Object.entries(values).map(([type, $value]) =>
  z.strictObject({
    $type: z.literal(type),
    $value,
    $description: z.string().min(1).optional(),
    $extensions: z.record(z.string().regex(/^\w+(\.\w+)+$/), z.unknown()).optional(),
  }),
);
const token = z.union([first, ...others].filter((one) => one !== undefined));

type Tree = Record<string, unknown>;
const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null;
const tokensOf = (tree: Tree, path: string[] = []): [path: string, token: Tree][] =>
  Object.entries(tree).flatMap(([name, node]): [string, Tree][] => {
    if (!isTree(node)) return [];
    return '$value' in node ? [[[...path, name].join('.'), node]] : tokensOf(node, [...path, name]);
  });
const leavesOf = (value: unknown, path: string[] = []): string[] =>
  isTree(value)
    ? Object.entries(value).flatMap(([name, below]) => leavesOf(below, [...path, name]))
    : [path.join('.')];

describe.each(['light', 'dark'] as const)('the file of the %s scheme', (scheme) => {
  const tokens = new Map(tokensOf(JSON.parse(tokenFile(scheme)) as Tree));

  it('has every value of the theme; a setting is one token of several values', () => {
    const { setting, ...plain } = theme;
    const settings = Object.keys(setting).map((name) => `setting.${name}`);
    expect([...tokens.keys()].sort()).toEqual([...leavesOf(plain), ...settings].sort());
  });

  it('keeps to the format, and each reference leads to a token', () => {
    for (const [path, one] of tokens) {
      const { error } = token.safeParse(one);
      expect(error && `${path}: ${error.message}`).toBeUndefined();
    }
    const references = JSON.stringify([...tokens.values()]).match(/(?<="\{)[\w.]+(?=\}")/g) ?? [];
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((reference) => !tokens.has(reference))).toEqual([]);
  });

  it('has the colours of the scheme', () => {
    const { text, scale } = schemes[scheme];
    expect(tokens.get('color.text')).toMatchObject({ $value: { hex: text, alpha: 1 } });
    expect(tokens.get('color.scale.4')).toMatchObject({ $value: { hex: scale[4] } });
    expect(tokens.get('color.imageVeil')).toMatchObject({
      $value: { hex: schemes.light.inverse, alpha: 0.8 },
    });
  });
});

it('writes each token as a custom property, colours in both schemes', () => {
  const style = tokenStyle();
  expect(style).toContain(`--color-text: light-dark(${schemes.light.text}, ${schemes.dark.text});`);
  expect(style).toContain('--space-section: clamp(2rem, 0.35rem + 7.7vw, 6.5rem);');
  expect(style).toContain('--size-h1-low: clamp(');
  const properties = style.match(/^ {2}--[a-z0-9-]+(?=: [^;]+;$)/gm) ?? [];
  expect(new Set(properties).size).toBe(tokensIn('light').length);
  // The ids that are referred to exist, none of the page's own short names among them.
  for (const [, name] of style.matchAll(/var\((--[a-z0-9-]+)\)/g)) expect(properties).toContain(`  ${name}`);
});
