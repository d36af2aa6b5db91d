import styled, { keyframes } from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Button } from '@/components/ui/Button/Button';

const appear = keyframes`
  to {
    visibility: visible;
  }
`;

/** As wide for a guest as for a member, so that nothing in the header moves. */
export const Slot = styled.div`
  ${theme.from.tablet} {
    display: flex;
    justify-content: flex-end;
    align-items: center;
    gap: ${theme.space.m};
    min-width: 13rem;
    height: ${theme.width.headerRow};
  }

  /* It takes the focus after a logout, but is no control. */
  &:focus {
    outline: none;
  }

  /* The page was rendered for a guest: a member sees no wrong state, and where the scripts do not come, the wait ends. */
  [data-member] &:not([data-known]) {
    visibility: hidden;
    animation: ${appear} 1ms 1s forwards;
  }
`;

export const Register = styled(Button)`
  && {
    min-height: 2.5rem;
    padding: 0 ${theme.space.m};
    justify-content: center;
  }
`;
