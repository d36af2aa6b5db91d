import type { Decorator } from '@storybook/react';
import { createGlobalStyle } from 'styled-components';

/** The styles for a system that prefers reduced motion, as in `components/theme/scheme.css`. */
export const ReducedMotion = createGlobalStyle`
  html {
    scroll-behavior: auto !important;
  }

  *,
  *::before,
  *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0s !important;
  }
`;

let isReduced = false;
const ofTheSystem = window.matchMedia.bind(window);

/** Answers the one question of scripts as the toolbar has it, and leaves every other to the browser. */
window.matchMedia = (query) => {
  if (!isReduced || !query.includes('prefers-reduced-motion')) return ofTheSystem(query);
  return ofTheSystem(query.includes('no-preference') ? 'not all' : 'all');
};

/** Shows a story to somebody for whom motion is too much, where the toolbar or the story says so. */
export const withMotion: Decorator = (Story, { globals }) => {
  isReduced = globals.motion === 'reduced';
  return (
    <>
      {isReduced && <ReducedMotion />}
      <Story />
    </>
  );
};
