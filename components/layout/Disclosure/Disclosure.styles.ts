import styled, { css } from 'styled-components';

import { HeaderButton } from '@/components/layout/headerItem.styles';
import { theme } from '@/components/theme/theme';

/** As high as a row of the header, so that the panel hangs from its lower edge. In the sheet of phones it grows. */
export const Root = styled.div`
  position: relative;

  ${theme.from.tablet} {
    display: flex;
    align-items: center;
    width: fit-content;
    height: ${theme.width.headerRow};
  }

  /* Before hydration, the focus of the button opens the panel: no script does yet. */
  [data-early] &:focus-within > [hidden] {
    display: block;
  }

  /* Nor does one without scripts; some browsers give a pressed button no focus. */
  @media (scripting: none) {
    &:is(:hover, :focus-within) > [hidden] {
      display: block;
    }
  }
`;

export const Toggle = styled(HeaderButton)`
  svg {
    transition: rotate ${theme.motion.fast};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const startAligned = css`
  inset-inline: calc(-1 * ${theme.space.m}) auto;
`;

/** On tablets there is more room before a button than after it. */
export const Panel = styled.div<{ $align: 'start' | 'end' }>`
  padding: 0 0 ${theme.space.s} ${theme.space.m};

  ul {
    list-style: none;
  }

  ${theme.from.tablet} {
    position: absolute;
    top: 100%;
    inset-inline-end: calc(-1 * ${theme.space.m});
    z-index: 1;
    width: max-content;
    min-width: 10rem;
    max-width: min(40rem, 90vw);
    padding: ${theme.space.xs} ${theme.space.m};
    border: 1px solid ${theme.color.line};
    background: ${theme.color.background};
    box-shadow: ${theme.shadow.raised};
  }

  ${theme.from.wide} {
    ${({ $align }) => $align === 'start' && startAligned}
  }
`;
