import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { typeset } from '@/components/theme/typeset';
import { Container } from '@/components/ui/Container/Container';

export const Result = styled.section`
  padding-bottom: ${theme.space.section};

  @media print {
    padding-bottom: 0;
  }

  &:focus {
    outline: none;
  }
`;

/** The margin stays in view beside the report; on a phone it is a bar above it. */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.l};

  > svg {
    grid-column: 1 / -1;
  }

  ${theme.from.desktop} {
    grid-template-columns: ${theme.columns.margin};
    grid-template-rows: auto auto 1fr;
    column-gap: ${theme.space.xl};
  }

  @media print {
    display: block;
  }
`;

export const Heading = styled.h2`
  ${typeset('h2')}

  ${theme.from.desktop} {
    grid-column: 1;
    grid-row: 2;
  }
`;

/** The verdict is the first part of the report, above the bar of a phone too. */
export const VerdictRow = styled.div`
  ${theme.from.desktop} {
    grid-column: 2;
    grid-row: 2;
  }
`;

export const MarginColumn = styled.div`
  display: contents;

  ${theme.from.desktop} {
    display: block;
    grid-column: 1;
    grid-row: 3;
  }
`;

export const Report = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  min-width: 0;

  ${theme.from.tablet} {
    gap: ${theme.space.xl};
  }

  /* Below the header and, on a phone, the bar with the total. */
  [id] {
    scroll-margin-top: 4.5rem;
  }

  ${theme.from.desktop} {
    grid-column: 2;
    grid-row: 3;

    [id] {
      scroll-margin-top: ${theme.space.m};
    }
  }

  @media print {
    display: block;

    > * {
      margin-top: ${theme.space.m};
    }
  }
`;

export const Part = styled.div<{ $isForScreens: boolean }>`
  min-width: 0;

  @media print {
    ${({ $isForScreens }) => $isForScreens && 'display: none;'}
  }
`;

export const PartName = styled.h3`
  margin-bottom: ${theme.space.s};
  font-size: ${theme.size.h3};
`;

export const PartLead = styled.p`
  max-width: ${theme.width.text};
  margin-bottom: ${theme.space.m};
  font-size: ${theme.size.s};

  ${theme.from.tablet} {
    font-size: inherit;
  }

  @media print {
    font-size: ${theme.size.s};
  }
`;
