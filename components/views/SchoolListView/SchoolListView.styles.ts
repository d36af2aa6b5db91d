import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};
  padding-bottom: ${theme.space.section};

  ${theme.from.desktop} {
    grid-template-columns: ${theme.columns.margin};
    column-gap: ${theme.space.xl};
  }
`;

export const Listing = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  align-content: start;
  min-width: 0;

  ${theme.from.desktop} {
    grid-column: 2;
    grid-row: 1;
  }
`;

/** The margin column, left of the list like a section's heading; below it on a phone. */
export const Margin = styled.aside`
  ${theme.from.desktop} {
    grid-column: 1;
    grid-row: 1;
    padding-inline-end: ${theme.space.m};
  }
`;

export const HotHeading = styled.h2`
  padding-bottom: ${theme.space.xs};
  border-bottom: 2px solid ${theme.color.text};
  font-size: ${theme.size.s};
`;
