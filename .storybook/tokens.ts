import Color from 'colorjs.io';

import { colourRoles, hexOf, type Scheme } from '../components/theme/contrast';
import { colourPairs } from '../components/theme/pairs';
import { theme, type Theme } from '../components/theme/theme';

/** A token in the format of the Design Tokens Community Group (2025.10, designtokens.org). */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  /** Details that the format cannot express, under the house's name. */
  $extensions?: { 'example.kompassa': { least?: unknown; css: string } };
}

export interface ThemeToken extends DesignToken {
  /** Its place in the theme, such as `['size', 'h1']`. */
  path: string[];
  /** As CSS writes it. */
  css: string;
}

type Group = keyof Theme;
/** Tables of plain values. */
type PlainGroup = Exclude<Group, 'color' | 'font' | 'setting' | 'clear'>;
type Value = DesignToken & { css?: string };

/** For designers: what each group is for. */
export const groupDescriptions: Record<Group, string> = {
  color: 'Colours by role; each has a value in the light and in the dark scheme.',
  space: 'Distances on a grid of 4 px.',
  font: 'Faces: the sans for headings, interface and figures, the serif for leads and long reading.',
  size: 'Sizes of type. Large ones grow with the window between 320 and 1280 px.',
  weight: 'Weights of the sans.',
  leading: 'Line heights, as multiples of the size.',
  setting: 'Sizes that are set in a way of their own. All others are running text in the sans.',
  radius: 'Rounded corners.',
  clear: 'Borders that only take space; they show where the system forces its colours.',
  shadow: 'The shadow of what lies over the page.',
  width: 'Widths of columns, heights of the header and of controls.',
  columns: 'Two columns of a desktop: the width of the first as a multiple of the second.',
  from: 'Widths of the window from which a layout has more room.',
  motion: 'Durations and curves of transitions.',
  layer: 'The order of layers, from back to front.',
};

/** The packages' families; the site's own names for them are made by its build. */
const families: Record<keyof Theme['font'], string[]> = {
  sans: ['Archivo', 'Helvetica Neue', 'Arial', 'sans-serif'],
  serif: ['Source Serif 4', 'Georgia', 'Times New Roman', 'serif'],
};

const rounded = (part: number) => Math.round(part * 10_000) / 10_000;
const propertyOf = (path: string[]) =>
  `--${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
/** `{size.h1}` refers to another token; in CSS, `var(--size-h1)`. */
const aliasOf = (...path: string[]) => `{${path.join('.')}}`;
export const variableOf = ({ path }: Pick<ThemeToken, 'path'>) => `var(${propertyOf(path)})`;

function colour(css: string): Value {
  const { coords, alpha } = new Color(css).to('srgb');
  const hex = new Color('srgb', coords).toString({ format: 'hex', collapse: false });
  const components = coords.map((part) => rounded(Number(part)));
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha: Number(alpha), hex } };
}

function measure(css: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`Not a measure: ${css}`);
  return { value: Number(value), unit };
}

/** A fluid one has its largest value, which it has on a desktop. */
function dimension(css: string): Value {
  const [, least, most] = /^clamp\((\S+), .+, (\S+)\)$/.exec(css) ?? [];
  if (least === undefined || most === undefined) return { $type: 'dimension', $value: measure(css) };
  const $extensions = { 'example.kompassa': { least: measure(least), css } };
  return { $type: 'dimension', $value: measure(most), $extensions };
}

/** The header's heights are properties of the page; tablets have a header of two lower rows (components/theme/elements.css). */
const heights: Record<string, Value> = {
  'var(--hr)': {
    $type: 'dimension',
    $value: aliasOf('width', 'headerBase'),
    $description: 'One row of the header. On tablets 3.25rem.',
    css: 'var(--width-header-base)',
  },
  'var(--hh)': {
    $type: 'dimension',
    $value: aliasOf('width', 'headerRow'),
    $description: 'The header: one row. On tablets two, 6.5rem.',
    css: 'var(--width-header-row)',
  },
};

const curves: Record<string, number[]> = { 'ease-out': [0, 0, 0.58, 1] };

function transition(css: string): Value {
  const [, duration, curve = ''] = /^(\d+)ms (.+)$/.exec(css) ?? [];
  const timingFunction = curves[curve] ?? curve.match(/-?[\d.]+/g)?.map(Number);
  const delay = { value: 0, unit: 'ms' };
  return {
    $type: 'transition',
    $value: { duration: { value: Number(duration), unit: 'ms' }, delay, timingFunction },
  };
}

function shadow(css: string): Value {
  const layers = css.split(', ').map((layer) => {
    const [offsetX, offsetY, blur] = layer.split(' ').slice(0, 3).map(measure);
    return { color: aliasOf('color', 'shadow'), offsetX, offsetY, blur, spread: measure('0') };
  });
  return { $type: 'shadow', $value: layers, css: css.replaceAll(theme.color.shadow, 'var(--color-shadow)') };
}

/** `minmax(0, 3fr) minmax(0, 5fr)`: 0.6. */
function columns(css: string): Value {
  const [first = 0, second = 1] = [...css.matchAll(/(\d+)fr/g)].map(([, share]) => Number(share));
  return { $type: 'number', $value: rounded(first / second) };
}

function setting(name: keyof Theme['setting']): Value {
  const { font, weight, leading } = theme.setting[name];
  const { value, unit } = dimension(theme.size[name]).$value as ReturnType<typeof measure>;
  // Headings are set a little tighter, by a share of their size that the format cannot express.
  const letterSpacing = { value: name.startsWith('h') ? rounded(-0.012 * value) : 0, unit };
  return {
    $type: 'typography',
    $value: {
      fontFamily: aliasOf('font', font),
      fontSize: aliasOf('size', name),
      fontWeight: aliasOf('weight', weight),
      letterSpacing,
      lineHeight: aliasOf('leading', leading),
    },
    css: `${theme.weight[weight]} var(--size-${name})/${theme.leading[leading]} var(--font-${font})`,
  };
}

const number = ($type: string) => (value: number) => ({ $type, $value: value });

/** A group without a line here does not compile. */
const converters: { [Name in PlainGroup]: (value: Theme[Name][keyof Theme[Name]]) => Value } = {
  space: dimension,
  size: dimension,
  weight: number('fontWeight'),
  leading: number('number'),
  radius: dimension,
  shadow,
  width: (css) => heights[css] ?? dimension(css),
  columns,
  from: (css) => {
    const least = css.replace(/^.*min-width: |\)$/g, '');
    return { ...dimension(least), css: least };
  },
  motion: transition,
  layer: number('number'),
};

function plainTokens(group: PlainGroup): ThemeToken[] {
  const convert = converters[group] as (value: string | number) => Value;
  return Object.entries<string | number>(theme[group]).map(([name, value]) => ({
    path: [group, name],
    css: String(value),
    ...convert(value),
  }));
}

const usesOf = (role: string) =>
  [...new Set(colourPairs.filter(({ colour }) => colour === role).map(({ use }) => use))].join('. ');

const colourTokens = (scheme: Scheme): ThemeToken[] =>
  colourRoles.map((role) => ({
    path: ['color', ...role.split('.')],
    css: hexOf(role, scheme),
    ...colour(hexOf(role, scheme)),
    ...(usesOf(role) && { $description: usesOf(role) }),
  }));

/** Every value of the theme in a scheme; colours alone differ between the two. */
export const tokensIn = (scheme: Scheme): ThemeToken[] =>
  (Object.keys(theme) as Group[]).flatMap((group) => {
    if (group === 'color') return colourTokens(scheme);
    if (group === 'clear')
      return {
        path: [group],
        css: 'transparent',
        $description: groupDescriptions.clear,
        ...colour('transparent'),
      };
    if (group === 'font')
      return (Object.keys(families) as (keyof typeof families)[]).map((name) => ({
        path: ['font', name],
        css: families[name].map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', '),
        $type: 'fontFamily',
        $value: families[name],
      }));
    if (group === 'setting')
      return (Object.keys(theme.setting) as (keyof Theme['setting'])[]).map((name) => ({
        path: ['setting', name],
        css: '',
        ...setting(name),
      }));
    return plainTokens(group);
  });

type TokenTree = { [name: string]: unknown };

/** A file of design tokens, as design tools import it: one for each scheme. */
export function tokenFile(scheme: Scheme): string {
  const file: TokenTree = {};
  for (const { path, css: _, ...token } of tokensIn(scheme)) {
    const [group = '', ...rest] = path;
    let node = file;
    for (const name of path.slice(0, -1)) node = (node[name] ??= {}) as TokenTree;
    node[path.at(-1) ?? ''] = token;
    if (rest.length > 0) (file[group] as TokenTree).$description = groupDescriptions[group as Group];
  }
  return JSON.stringify(file, null, 2);
}

/** The same as custom properties, each colour in both schemes. Media queries do not take any: `from` is for scripts. */
export function tokenStyle(): string {
  const dark = tokensIn('dark');
  const lines = tokensIn('light').map(({ path, css }, index) => {
    const inTheDark = dark[index]?.css;
    return `  ${propertyOf(path)}: ${css === inTheDark ? css : `light-dark(${css}, ${inTheDark})`};`;
  });
  return [':root {', '  color-scheme: light dark;', ...lines, '}', ''].join('\n');
}
