import styled, { keyframes } from 'styled-components';

import { theme } from '@/components/theme/theme';

const appear = keyframes`
  to {
    visibility: visible;
  }
`;

/** As wide for a guest as for a member, so that nothing in the header moves. */
export const Slot = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: ${theme.space.l};
  min-width: 11.75rem;
  height: ${theme.width.headerHeight};

  /* It takes the focus after a logout, but is no control. */
  &:focus {
    outline: none;
  }

  /* The page was rendered for a guest: a member sees no wrong state, and where no script tells, the wait ends. */
  @media (scripting: enabled) {
    &:not([data-known]) {
      visibility: hidden;
      animation: ${appear} 1ms 1s forwards;
    }
  }

  @media (scripting: none) {
    min-width: 0;
    height: auto;
  }
`;
