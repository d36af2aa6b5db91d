import styled, { css } from 'styled-components';

/** For an element that is read out and, on some screens, not shown. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * Read out, not shown.
 * @avoid To hide what is of no use to anybody: leave that out. For what can take the focus, unless it then
 *   shows.
 * @accessibility The only text that is read out and not seen: use it where the eye has the context already.
 */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
