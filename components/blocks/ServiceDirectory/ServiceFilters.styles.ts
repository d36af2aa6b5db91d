import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Stays below the header while the list scrolls, where the window leaves room for the list. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
  padding-block: ${theme.space.xs};
  background: ${theme.color.background};
  border-bottom: 1px solid ${theme.color.line};

  @media (min-height: 45rem) {
    position: sticky;
    top: ${theme.width.headerHeight};
    z-index: 1;
  }
`;
