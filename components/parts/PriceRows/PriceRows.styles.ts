import styled from 'styled-components';

import { priceNote } from '@/components/parts/PriceText/priceNote';
import { foldSign } from '@/components/theme/foldSign';
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

/** The note on VAT stands right above the amounts. */
export const VatNote = styled.p`
  padding-bottom: ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

/** Folded on a phone; from a tablet on open before scripts come, and without them, but for what is not the country's own. */
export const Area = styled.details`
  border-top: 2px solid ${theme.color.text};

  &[hidden] {
    display: none;
  }

  ${theme.from.tablet} {
    padding-bottom: ${theme.space.l};

    [data-unhydrated] &:not([data-further])::details-content {
      content-visibility: visible;
    }
  }

  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

export const Line = styled.summary`
  ${foldSign('50%')};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  align-items: baseline;
  padding: ${theme.space.s} ${theme.space.xl} ${theme.space.s} 0;

  h2 {
    font-size: ${theme.size.h3};
  }

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  ${theme.from.tablet} {
    [data-unhydrated] :not([data-further]) > &::after {
      transform: none;
    }
  }
`;

/** Below a tablet every row is a block, whose cells name their column themselves; the roles stay those of a table. */
export const Table = styled.table`
  width: 100%;
  line-height: 1.45;

  &,
  tbody {
    display: block;
  }

  thead {
    display: none;
  }

  th {
    text-align: start;
  }

  /* What puts a service into the offer needs scripts. */
  @media print, (scripting: none) {
    tr > :last-child {
      display: none !important;
    }
  }

  ${theme.from.tablet} {
    display: table;
    table-layout: fixed;

    thead {
      display: table-header-group;
    }

    tbody {
      display: table-row-group;
    }

    th,
    td {
      padding: ${theme.space.xs} ${theme.space.l} ${theme.space.xs} 0;
      vertical-align: baseline;
    }

    /* The head stays in view as long as its rows do. */
    thead th {
      position: sticky;
      top: ${theme.width.headerHeight};
      z-index: 1;
      width: 27%;
      background: ${theme.color.background};
      box-shadow: inset 0 -1px ${theme.color.line};
      color: ${theme.color.textMuted};
      font-size: ${theme.size.xs};
      font-weight: ${theme.weight.regular};
    }

    thead th:first-child {
      width: auto;
    }

    thead th:last-child {
      width: 8.5rem;
    }
  }
`;

export const Row = styled.tr`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.xs} ${theme.space.m};
  padding-block: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums lining-nums;

  &[hidden] {
    display: none !important;
  }

  th {
    grid-column: 1 / -1;
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
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
    ${priceNote}
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  td > div + div {
    margin-top: ${theme.space.xs};
  }

  td:last-child {
    grid-column: 1 / -1;
  }

  /* A line is enough, and as long as it is empty it has no baseline that the others could stand on. */
  td > [data-deferred] {
    min-height: 1lh;
    margin: 0;
  }

  ${theme.from.tablet} {
    display: table-row;

    /* The border of a row in a table is that of its cells. */
    th,
    td {
      border-top: 1px solid ${theme.color.line};
    }

    td:last-child {
      vertical-align: top;
    }

    &:first-child > * {
      border-top: 0;
    }
  }
`;

/** On a phone it names its column itself. */
export const Cell = styled.td`
  &[data-column]::before {
    content: attr(data-column);
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  &:empty {
    visibility: hidden;
  }

  ${theme.from.tablet} {
    &[data-column]::before {
      content: none;
    }

    &:empty {
      visibility: visible;
    }
  }
`;
