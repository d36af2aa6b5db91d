import { css } from 'styled-components';

import { lightOfPictures, schemes } from './schemes';
import { theme } from './theme';

type Role = Exclude<keyof typeof theme.color, 'scale'>;
const roles = Object.keys(theme.color).filter((role): role is Role => role !== 'scale');

/** `var(--t)` names the property `--t`. */
const property = (value: string) => value.slice(4, -1);
const nameOf = (role: Role) => property(theme.color[role]);

/** All roles of a scheme, or of the theme, in one order. */
const listed = (colours: Record<Role, string> & { scale: readonly string[] }): string[] => [
  ...roles.map((role) => colours[role]),
  ...colours.scale,
];

/** The custom properties that `theme.color` names, each with its colour in both schemes. */
export function schemeProperties(): string {
  const dark = listed(schemes.dark);
  const properties = listed(theme.color).map(property);
  return listed(schemes.light)
    .map((light, index) => (light === dark[index] ? light : `light-dark(${light},${dark[index]})`))
    .map((colour, index) => `${properties[index]}:${colour}`)
    .join(';');
}

/** Each logo as the file itself has it, or the other file in its place. */
const [inkLogo, paperLogo] = ['url(/brand/logo.svg)', 'url(/brand/logo-inverse.svg)'];

/** Differences in the dark besides colours: the logo, the light of pictures, and drawings in ink, which become pale. */
const inTheDark = css`
  --logo: var(--lp);
  --dim: brightness(${lightOfPictures});
  --ink: invert(0.9) hue-rotate(180deg);
  --blend: screen;
`;

/**
 * The colours of the page: by the system's setting, or by the visitor's choice in `data-scheme` of the root
 * (docs/decisions/0097). Paper is always light. Where the system forces colours, it decides about the logo too.
 */
export const schemeStyle = css`
  :root {
    color-scheme: light dark;
    --lp: ${paperLogo};
    --clear: transparent;
    ${schemeProperties()};
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme]) {
      ${inTheDark}
    }
  }

  [data-scheme='light'] {
    color-scheme: light;
  }

  [data-scheme='dark'] {
    color-scheme: dark;
    ${inTheDark}
  }

  @media (forced-colors: active) {
    :root {
      --clear: Canvas;
      --logo: ${inkLogo} !important;
      --logo-on-inverse: ${inkLogo};
      /* Marks and borders that are drawn as grounds: browsers keep the system's own colours there. */
      ${nameOf('signal')}: Highlight;
      ${nameOf('signalHover')}: Highlight;
      ${nameOf('signalOnInverse')}: Highlight;
      ${nameOf('onSignal')}: HighlightText;
      ${nameOf('lineStrong')}: CanvasText;
    }
  }

  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    :root {
      --logo: var(--lp) !important;
      --logo-on-inverse: normal;
    }
  }

  @media print {
    :root {
      color-scheme: light !important;
      --logo: normal !important;
      --dim: none !important;
      --ink: none !important;
      --blend: multiply !important;
    }
  }
`;
