import { css } from 'styled-components';

import { theme } from './theme';

/**
 * The summary of a fold, without the browser's triangle: a plus that turns into a minus, drawn from two lines, ends it.
 * @param top where the sign stands, from the summary's upper edge
 * @param open what is matched while the fold is open, where it is no summary
 */
export const foldSign = (top: string, open = 'details[open] > &') => css`
  position: relative;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: ${top};
    inset-inline-end: 0.25rem;
    width: 1rem;
    height: 1.5px;
    background: ${theme.color.signal};
    transition: transform ${theme.motion.calm};
  }

  &::after {
    transform: rotate(90deg);
  }

  ${open}::after {
    transform: none;
  }
`;
