import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { visuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';

/** Until an outline has followed its part to a narrower window, it must not widen the page. */
export const Parts = styled.ul`
  position: absolute;
  inset: 0 0 auto;
  overflow-x: clip;
  list-style: none;
`;

/** The outline of a part. Nothing of the page is below it for a pointer, but for its button. */
export const Place = styled.li`
  ${visuallyHidden}

  &[data-shown] {
    z-index: 1;
    overflow: visible;
    clip-path: none;
    outline: 2px solid ${theme.color.signal};
    outline-offset: -2px;
    white-space: normal;
    pointer-events: none;
  }
`;

/** Stays in sight while a tall part scrolls, below the header. */
export const Edit = styled.button`
  position: sticky;
  top: calc(${theme.width.headerHeight} + ${theme.space.xs});
  display: block;
  max-width: min(20rem, 100%);
  min-height: ${theme.width.target};
  padding: ${theme.space.xs} ${theme.space.m};
  margin-inline-start: auto;
  border: 1px solid ${theme.color.onSignal};
  border-radius: ${theme.radius.m};
  background: ${theme.color.signal};
  color: ${theme.color.onSignal};
  font-weight: ${theme.weight.semibold};
  pointer-events: auto;
`;
