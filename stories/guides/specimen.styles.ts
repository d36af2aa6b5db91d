import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** A sheet of specimens: Storybook's own styles of headings and tables end at its edge. */
export const Sheet = styled.div`
  display: grid;
  gap: ${theme.space.l};
  margin-block: ${theme.space.m} ${theme.space.xl};
  color: ${theme.color.text};
  font-family: ${theme.font.sans};
  font-size: ${theme.size.s};
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
    padding: ${theme.space.xs} ${theme.space.m} ${theme.space.xs} 0;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-weight: ${theme.weight.medium};
  }

  tbody th {
    font-weight: ${theme.weight.medium};
  }
`;

export const Tiles = styled.ul<{ $least?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $least = '11rem' }) => $least}, 1fr));
  gap: ${theme.space.l} ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Value = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;
`;
