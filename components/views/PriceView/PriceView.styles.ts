import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
`;

/** The links below a country. */
export const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.l};
  list-style: none;
`;

/** Terms of every price. */
export const Terms = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
