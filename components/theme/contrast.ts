import Color from 'colorjs.io';

import { colourPairs, type ColourPair, type ColourRole } from './pairs';
import { schemes } from './schemes';
import { theme } from './theme';

export type Scheme = keyof typeof schemes;

/** Every role, `scale.0` being the map's lightest tint. */
export const colourRoles = [
  ...Object.keys(theme.color).filter((role) => role !== 'scale'),
  ...theme.color.scale.map((_, index) => `scale.${index}`),
] as ColourRole[];

/** The colour of a role in a scheme. */
export function hexOf(role: ColourRole | 'white', scheme: Scheme): string {
  if (role === 'white') return role;
  const { scale, ...roles } = schemes[scheme];
  if (role.startsWith('scale.')) return scale[Number(role.slice(-1))] ?? '';
  return roles[role as keyof typeof roles];
}

/** A translucent colour as it looks over another. */
function laidOver(top: Color, below: Color) {
  const opaque = top.clone();
  opaque.alpha = 1;
  return below.mix(opaque, top.alpha, { space: 'srgb' });
}

/** Contrast of a pair by the formula of WCAG 2: from 1 to 21. */
export function contrastOf(
  { colour, ground, through }: Omit<ColourPair, 'use' | 'least'>,
  scheme: Scheme,
): number {
  const surface = new Color(hexOf(ground, scheme));
  return new Color(hexOf(colour, scheme)).contrast(
    through ? laidOver(surface, new Color(hexOf(through, scheme))) : surface,
    'WCAG21',
  );
}

/** One line for each pair that cannot be read well enough in one of the schemes. */
export const insufficientPairs = (pairs: readonly ColourPair[] = colourPairs): string[] =>
  (Object.keys(schemes) as Scheme[]).flatMap((scheme) =>
    pairs
      .filter((pair) => contrastOf(pair, scheme) < pair.least)
      .map(
        (pair) =>
          `${pair.colour} on ${pair.ground} has ${contrastOf(pair, scheme).toFixed(2)} : 1 (${scheme}), and needs ${pair.least} : 1 (${pair.use}).`,
      ),
  );
