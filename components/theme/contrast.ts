import Color from 'colorjs.io';

import { colourPairs, type ColourPair, type ColourRole } from './pairs';
import { theme } from './theme';

/** The colour of a role as the theme writes it. */
export function hexOf(role: ColourRole | 'white'): string {
  if (role === 'white') return role;
  const { scale, ...roles } = theme.color;
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
export function contrastOf({ colour, ground, through }: Omit<ColourPair, 'use' | 'least'>): number {
  const surface = new Color(hexOf(ground));
  return new Color(hexOf(colour)).contrast(
    through ? laidOver(surface, new Color(hexOf(through))) : surface,
    'WCAG21',
  );
}

/** One line for each pair that cannot be read well enough. */
export const insufficientPairs = (pairs: readonly ColourPair[] = colourPairs): string[] =>
  pairs
    .filter((pair) => contrastOf(pair) < pair.least)
    .map(
      (pair) =>
        `${pair.colour} on ${pair.ground} has ${contrastOf(pair).toFixed(2)} : 1, and needs ${pair.least} : 1 (${pair.use}).`,
    );
