import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Works with scripts alone. */
export const Order = styled.div`
  max-width: 20rem;
  padding-bottom: ${theme.space.m};

  @media print, (scripting: none) {
    display: none;
  }
`;

/** Below a tablet every row is a block, whose cells name their column themselves; the roles stay those of a table. */
export const Table = styled.table`
  display: block;
  width: 100%;
  margin-top: ${theme.space.s};
  font-size: ${theme.size.s};
  line-height: 1.45;

  tbody,
  tr,
  th {
    display: block;
  }

  tr {
    padding-block: ${theme.space.s};
    border-top: 1px solid ${theme.color.line};
  }

  th {
    font-weight: ${theme.weight.semibold};
    text-align: start;
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
  }

  ${theme.from.tablet} {
    display: table;

    tbody {
      display: table-row-group;
    }

    tr {
      display: table-row;
    }

    th,
    td {
      display: table-cell;
      padding: ${theme.space.xs} ${theme.space.m} ${theme.space.xs} 0;
      border-top: 1px solid ${theme.color.line};
      vertical-align: baseline;
    }
  }
`;

export const Head = styled.thead`
  display: none;

  ${theme.from.tablet} {
    display: table-header-group;

    th {
      position: sticky;
      top: ${theme.width.headerHeight};
      border-top: 0;
      border-bottom: 2px solid ${theme.color.text};
      background: ${theme.color.background};
      color: ${theme.color.textMuted};
      font-size: ${theme.size.xs};
      font-weight: ${theme.weight.regular};
    }
  }
`;

export const Cell = styled.td`
  display: grid;
  grid-template-columns: 36% minmax(0, 1fr);
  gap: 0 ${theme.space.s};
  padding-top: 0.125rem;
  overflow-wrap: break-word;
  hyphens: auto;

  &::before {
    content: attr(data-name) / '';
    grid-row: 1 / span 9;
    color: ${theme.color.textMuted};
  }

  > * {
    grid-column: 2;
  }

  &[data-none] {
    display: none;
  }

  ${theme.from.tablet} {
    &,
    &[data-none] {
      display: table-cell;
    }

    &::before {
      content: none;
    }
  }
`;

/* Elements of a table that keep their roles though a phone lays them out otherwise. */
export const Body = styled.tbody``;
export const Row = styled.tr``;
export const Name = styled.th``;
