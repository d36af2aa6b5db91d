import styled from 'styled-components';

/** A sheet of specimens: Storybook's own styles of headings and tables end at its edge. */
export const Sheet = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  margin-block: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl};
  color: ${({ theme }) => theme.color.text};
  font-family: ${({ theme }) => theme.font.sans};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.45;
`;

export const Scroller = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xs}
      0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.size.xs};
    font-weight: ${({ theme }) => theme.weight.medium};
  }

  tbody th {
    font-weight: ${({ theme }) => theme.weight.medium};
  }
`;

export const Tiles = styled.ul<{ $least?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $least = '11rem' }) => $least}, 1fr));
  gap: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Value = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;
`;
