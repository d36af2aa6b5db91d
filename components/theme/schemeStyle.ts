import { css } from 'styled-components';

import { schemes } from './schemes';

const propertyOf = (role: string) => `--${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const flat = ({ scale, ...roles }: (typeof schemes)[keyof typeof schemes]): [string, string][] => [
  ...Object.entries(roles).map(([role, colour]): [string, string] => [propertyOf(role), colour]),
  ...scale.map((tint, index): [string, string] => [`--scale-${index}`, tint]),
];

/** The custom properties that `theme.color` names, each with its colour in both schemes. */
export function schemeProperties(): string {
  const dark = new Map(flat(schemes.dark));
  return flat(schemes.light)
    .map(
      ([name, light]) =>
        `${name}:${dark.get(name) === light ? light : `light-dark(${light},${dark.get(name)})`}`,
    )
    .join(';');
}

/** Each logo as the file itself has it, or the other file in its place. */
const [inkLogo, paperLogo] = ['url(/brand/logo.svg)', 'url(/brand/logo-inverse.svg)'];

/**
 * The colours of the page: by the system's setting, or by the visitor's choice in `data-scheme` of the root
 * (docs/decisions/0097). Paper is always light. Where the system forces colours, it decides about the logo too.
 */
export const schemeStyle = css`
  :root {
    color-scheme: light dark;
    ${schemeProperties()};
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme]) {
      --logo: ${paperLogo};
    }
  }

  [data-scheme='light'] {
    color-scheme: light;
  }

  [data-scheme='dark'] {
    color-scheme: dark;
    --logo: ${paperLogo};
  }

  @media (forced-colors: active) {
    :root {
      --logo: ${inkLogo} !important;
      --logo-on-inverse: ${inkLogo};
      /* Marks and borders that are drawn as grounds: browsers keep the system's own colours there. */
      --signal: Highlight;
      --signal-hover: Highlight;
      --signal-on-inverse: Highlight;
      --on-signal: HighlightText;
      --line-strong: CanvasText;
    }
  }

  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    :root {
      --logo: ${paperLogo} !important;
      --logo-on-inverse: normal;
    }
  }

  @media print {
    :root {
      color-scheme: light !important;
      --logo: normal !important;
    }
  }
`;
