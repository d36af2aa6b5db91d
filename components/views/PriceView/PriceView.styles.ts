import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`;

/** Terms of every price. */
export const Terms = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
