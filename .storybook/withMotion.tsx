import type { Decorator } from '@storybook/react';
import { createGlobalStyle } from 'styled-components';

import { reducedMotionStyle } from '../components/theme/motion';

/** The styles for a system that prefers reduced motion. */
export const ReducedMotion = createGlobalStyle`${reducedMotionStyle}`;

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
