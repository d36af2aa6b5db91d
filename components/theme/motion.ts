import { css } from 'styled-components';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Everything arrives at once. Storybook's toolbar shows a story by these very rules. */
export const reducedMotionStyle = css`
  html {
    scroll-behavior: auto;
  }

  *,
  *::before,
  *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
  }
`;

/** The one place where styles ask whether motion is wanted; components just name `theme.motion`. */
export const motionStyle = css`
  html {
    scroll-behavior: smooth;
  }

  @media ${lessMotion} {
    ${reducedMotionStyle}
  }
`;

/** The same question for scripts. In browsers only. */
export const prefersReducedMotion = () => window.matchMedia(lessMotion).matches;
