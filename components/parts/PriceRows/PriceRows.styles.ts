import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Filters = styled.div`
  display: grid;
  gap: ${theme.space.m};
  max-width: ${theme.width.text};

  ${theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media print {
    display: none;
  }
`;

export const Count = styled.p`
  padding: ${theme.space.m} 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

/** Below a tablet every row is a block, whose cells name their column themselves; the roles stay those of a table. */
export const Table = styled.table`
  width: 100%;
  line-height: 1.45;

  &,
  thead,
  tbody,
  tr,
  th,
  td {
    display: block;
  }

  thead,
  tbody[hidden] {
    display: none;
  }

  th {
    text-align: start;
  }

  ${theme.from.tablet} {
    display: table;

    thead {
      display: table-header-group;
    }

    tbody:not([hidden]) {
      display: table-row-group;
    }

    tr {
      display: table-row;
    }

    th,
    td {
      display: table-cell;
      padding: ${theme.space.s} ${theme.space.l} ${theme.space.s} 0;
      vertical-align: baseline;
    }

    thead th {
      color: ${theme.color.textMuted};
      font-size: ${theme.size.xs};
      font-weight: ${theme.weight.regular};
    }
  }
`;

/** The note on VAT stands right above the amounts. */
export const VatNote = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

export const Area = styled.th`
  border-bottom: 2px solid ${theme.color.text};
  font-size: ${theme.size.h3};
  font-weight: ${theme.weight.semibold};

  && {
    padding-block: ${theme.space.xl} ${theme.space.xs};
  }
`;

/** On a phone a block, whose cells name their column themselves. */
export const Row = styled.tr`
  padding-block: ${theme.space.m};
  border-bottom: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums lining-nums;

  &[hidden] {
    display: none !important;
  }

  th {
    font-weight: ${theme.weight.medium};
  }

  th a {
    color: ${theme.color.link};
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }

  th a:hover {
    text-decoration-thickness: 2px;
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-weight: ${theme.weight.regular};
    line-height: 1.4;
  }

  td::before {
    content: attr(data-column);
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  td:empty {
    display: none;
  }

  td > div + div {
    margin-top: ${theme.space.s};
  }

  ${theme.from.tablet} {
    th {
      width: 31%;
    }

    td {
      width: 23%;
    }

    td::before {
      content: none;
    }

    td:empty {
      display: table-cell;
    }
  }
`;

export const Cell = styled.td`
  margin-top: ${theme.space.s};
`;
