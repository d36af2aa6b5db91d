import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** On phones each row names itself above its cells; more than two countries scroll sideways. */
export const Scroller = styled.div<{ $countries: number }>`
  --countries: ${({ $countries }) => $countries};

  overflow-x: auto;
  margin-bottom: ${theme.space.xl};
`;

export const Table = styled.table`
  display: block;
  width: 100%;
  min-width: calc(var(--countries) * 9.5rem);
  font-size: ${theme.size.s};
  line-height: 1.45;

  thead,
  tbody {
    display: block;
  }

  tr {
    display: grid;
    grid-template-columns: repeat(var(--countries), minmax(0, 1fr));
    gap: 0 ${theme.space.s};
    padding-block: ${theme.space.xs};
    border-bottom: 1px solid ${theme.color.line};
  }

  thead tr {
    border-bottom: 2px solid ${theme.color.text};
  }

  th {
    font-weight: ${theme.weight.semibold};
    text-align: start;
  }

  tbody th {
    position: sticky;
    inset-inline-start: 0;
    grid-column: 1 / -1;
    justify-self: start;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-weight: ${theme.weight.regular};
  }

  td {
    font-variant-numeric: tabular-nums lining-nums;
    hyphens: auto;
    overflow-wrap: break-word;
    white-space: pre-line;
  }

  [hidden] {
    display: none;
  }

  ${theme.from.tablet} {
    min-width: calc(8rem + var(--countries) * 9rem);

    tr {
      grid-template-columns: 8rem repeat(var(--countries), minmax(0, 1fr));
      gap: ${theme.space.m};
    }

    tbody th {
      grid-column: 1;
      justify-self: stretch;
      background: ${theme.color.background};
      font-size: inherit;
    }
  }
`;

/* Elements of a table that keep their roles though a phone lays them out otherwise. */
export const Head = styled.thead``;
export const Body = styled.tbody``;
export const Row = styled.tr``;
export const Name = styled.th``;
export const Cell = styled.td``;

/** Above the row heads; on phones these have no column. */
export const Corner = styled.td`
  display: none;

  ${theme.from.tablet} {
    display: block;
  }
`;
