import type { Preview } from '@storybook/react';

import { theme } from '../components/theme/theme';
import { liveDataModes } from '../stories/support/liveData';

/** The tools of the toolbar. A story sets its own values in `globals`. */
export const toolbars = {
  locale: {
    description: 'Language of texts; EN + 40 % is longer than any translation',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'EN', right: 'English' },
        { value: 'de', title: 'DE', right: 'Deutsch' },
        { value: 'long', title: 'EN + 40 %', right: 'Longer than any translation' },
      ],
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Scheme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  forcedColors: {
    description: 'Forced colours, as with a contrast theme of the system: an approximation',
    toolbar: {
      title: 'Forced colours',
      icon: 'accessibility',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'Own colours' },
        { value: 'active', title: 'Forced colours', right: 'An approximation' },
      ],
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      title: 'Direction',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left', right: 'As for Arabic and Hebrew' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion', right: 'As the system prefers' },
        { value: 'reduced', title: 'Reduced motion', right: 'prefers-reduced-motion' },
      ],
    },
  },
  liveData: {
    description: 'How the API calls of a story are answered; no request leaves the page',
    toolbar: {
      title: 'Live data',
      icon: 'transfer',
      items: liveDataModes.map((value) => ({ value, title: `Live data: ${value}` })),
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes'];

const widths = [320, 768, 1280, 1920];

/** Viewports by name, such as `w320`. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
  ]),
);

/** The theme's grounds of pages, in the scheme of the toolbar. Components on `inverse` bring it themselves (`Section`, `Toast`). */
export const backgrounds = {
  options: {
    paper: { name: 'Paper', value: theme.color.background },
    mist: { name: 'Mist', value: theme.color.surface },
    signal: { name: 'Signal tint', value: theme.color.signalSurface },
  },
  // The theme's spacing stands on a grid of 4 px; every fourth line is drawn stronger.
  grid: { cellSize: 4, cellAmount: 4, opacity: 0.4 },
};
