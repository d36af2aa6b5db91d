import type { Decorator } from '@storybook/react';
import { createGlobalStyle } from 'styled-components';

import { theme } from '../components/theme/theme';

type SystemColour = 'Canvas' | 'CanvasText' | 'LinkText' | 'Highlight' | 'HighlightText' | 'transparent';

/** The system's colour for each role of the theme; those of marks are as in `components/theme/scheme.css`. */
const systemColours: Record<Exclude<keyof typeof theme.color, 'scale'>, SystemColour> = {
  text: 'CanvasText',
  textMuted: 'CanvasText',
  background: 'Canvas',
  surface: 'Canvas',
  line: 'CanvasText',
  lineStrong: 'CanvasText',
  link: 'LinkText',
  signal: 'Highlight',
  signalHover: 'Highlight',
  signalSurface: 'Canvas',
  onSignal: 'HighlightText',
  inverse: 'Canvas',
  onInverse: 'CanvasText',
  onInverseMuted: 'CanvasText',
  lineOnInverse: 'CanvasText',
  signalOnInverse: 'Highlight',
  positive: 'CanvasText',
  badgeText: 'CanvasText',
  headerBackground: 'Canvas',
  backdrop: 'Canvas',
  imageVeil: 'Canvas',
  shadow: 'transparent',
};

const { scale, ...roles } = theme.color;
const declare = (role: string, colour: SystemColour) => `${role.slice(4, -1)}: ${colour} !important;`;
const declarations = [
  ...Object.entries(roles).map(([name, role]) => declare(role, systemColours[name as keyof typeof roles])),
  ...scale.map((tint) => declare(tint, 'Canvas')),
];

const ForcedColors = createGlobalStyle`
  :root {
    --clear: Canvas !important;
    ${declarations.join('\n')}
  }
`;

/**
 * Shows a story with the system's colours in place of the theme's. An approximation: a page cannot switch the mode on, so
 * the system's own borders, and rules of components for this mode, are missing. The guide says how browsers do it.
 */
export const withForcedColors: Decorator = (Story, { globals }) => (
  <>
    {globals.forcedColors === 'active' && <ForcedColors />}
    <Story />
  </>
);
