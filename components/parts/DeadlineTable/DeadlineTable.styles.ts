import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Month = styled.div`
  & + & {
    padding-top: ${theme.space.xl};
  }

  h3 {
    padding-bottom: ${theme.space.xs};
  }
`;

/** On phones each row has its day beside all the rest; the roles stay those of a table. */
export const Table = styled.table`
  display: block;
  width: 100%;
  border-top: 2px solid ${theme.color.text};
  font-size: ${theme.size.s};
  line-height: 1.45;

  tbody {
    display: block;
  }

  /* Named for readers of screens alone, where the columns are no columns. */
  thead {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }

  tr {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0 ${theme.space.s};
    padding-block: ${theme.space.xs};
    border-bottom: 1px solid ${theme.color.line};
  }

  tr > :first-child {
    grid-row: span 3;
    font-variant-numeric: tabular-nums lining-nums;
  }

  th {
    font-weight: ${theme.weight.medium};
    text-align: start;
  }

  td {
    overflow-wrap: anywhere;
  }

  td > time {
    font-weight: ${theme.weight.medium};
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-weight: ${theme.weight.regular};
  }

  ${theme.from.tablet} {
    thead {
      position: static;
      display: block;
      width: auto;
      height: auto;
      clip-path: none;
      color: ${theme.color.textMuted};
      font-size: ${theme.size.xs};
    }

    tr {
      grid-template-columns: 11rem minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr);
      gap: ${theme.space.m};
    }

    tr > :first-child {
      grid-row: auto;
    }

    &[data-brief] tr {
      grid-template-columns: 11rem minmax(0, 3fr) minmax(0, 2fr);
    }
  }

  @media print {
    tr {
      break-inside: avoid;
    }
  }
`;

/* Elements of a table that keep their roles though a phone lays them out otherwise. */
export const Head = styled.thead``;
export const Body = styled.tbody``;
export const Row = styled.tr``;
export const Name = styled.th``;
export const Cell = styled.td``;
