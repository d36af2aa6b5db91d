import styled from 'styled-components';

export const Filters = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: ${({ theme }) => theme.width.text};

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media print {
    display: none;
  }
`;

export const Count = styled.p`
  padding: ${({ theme }) => theme.space.m} 0;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
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

  thead {
    display: none;
  }

  th {
    text-align: start;
  }

  ${({ theme }) => theme.from.tablet} {
    display: table;

    thead {
      display: table-header-group;
    }

    tbody {
      display: table-row-group;
    }

    tr {
      display: table-row;
    }

    th,
    td {
      display: table-cell;
      padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.s}
        0;
      vertical-align: baseline;
    }

    thead th {
      color: ${({ theme }) => theme.color.textMuted};
      font-size: ${({ theme }) => theme.size.xs};
      font-weight: ${({ theme }) => theme.weight.regular};
    }
  }
`;

export const Row = styled.tr`
  padding-block: ${({ theme }) => theme.space.m};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

export const Area = styled.th`
  border-bottom: 2px solid ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.h3};
  font-weight: ${({ theme }) => theme.weight.semibold};

  && {
    padding-block: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.xs};
  }
`;

export const Name = styled.th`
  font-weight: ${({ theme }) => theme.weight.medium};

  ${({ theme }) => theme.from.tablet} {
    width: 31%;
  }
`;

export const Place = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  margin-top: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
  font-weight: ${({ theme }) => theme.weight.regular};
`;

export const Cell = styled.td`
  margin-top: ${({ theme }) => theme.space.s};

  &::before {
    content: attr(data-column);
    display: block;
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.size.xs};
  }

  &:empty {
    display: none;
  }

  ${({ theme }) => theme.from.tablet} {
    width: 23%;

    &::before {
      content: none;
    }

    &:empty {
      display: table-cell;
    }
  }
`;

export const Amount = styled.div`
  & + & {
    margin-top: ${({ theme }) => theme.space.s};
  }
`;

export const Covers = styled.span`
  display: block;
  font-size: ${({ theme }) => theme.size.xs};
  line-height: 1.4;
`;
