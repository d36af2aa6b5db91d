import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Rows of chips that stay below the header while what they are for scrolls, where the window leaves room for it. */
export const ChipBar = styled.div`
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

  @media print {
    display: none;
  }
`;
