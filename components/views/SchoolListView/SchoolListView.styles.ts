import styled from 'styled-components';

import { Container } from '@/components/ui/Container/Container';

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xxl};
  padding-bottom: ${({ theme }) => theme.space.section};

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: ${({ theme }) => theme.columns.margin};
    column-gap: ${({ theme }) => theme.space.xl};
  }
`;

export const Listing = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  align-content: start;
  min-width: 0;

  ${({ theme }) => theme.from.desktop} {
    grid-column: 2;
    grid-row: 1;
  }
`;

/** The margin column, left of the list like a section's heading; below it on a phone. */
export const Margin = styled.aside`
  ${({ theme }) => theme.from.desktop} {
    grid-column: 1;
    grid-row: 1;
    padding-inline-end: ${({ theme }) => theme.space.m};
  }
`;

export const HotHeading = styled.h2`
  padding-bottom: ${({ theme }) => theme.space.xs};
  border-bottom: 2px solid ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.s};
`;
