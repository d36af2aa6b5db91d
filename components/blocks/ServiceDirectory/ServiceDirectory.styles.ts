import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

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
