import styled, { keyframes } from 'styled-components';

import { theme } from '@/components/theme/theme';

const show = keyframes`
  to {
    visibility: visible;
  }
`;

/**
 * Filters and list. Where the address narrows them down, they are shown once that is done, so that nothing moves; after
 * four seconds as they are, for somebody whose scripts do not come.
 */
export const Narrowed = styled.div`
  [data-narrowed] & {
    visibility: hidden;
    animation: ${show} 0s 4s forwards;
  }
`;

export const Count = styled.p`
  padding-block: ${theme.space.m} ${theme.space.l};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Empty = styled.p`
  color: ${theme.color.textMuted};
`;

/** Terms of every price and time in the list. */
export const Terms = styled.p`
  max-width: ${theme.width.text};
  padding-top: ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
