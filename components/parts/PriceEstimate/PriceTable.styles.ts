import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Table = styled.table`
  width: 100%;

  thead th {
    padding-bottom: ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-weight: ${theme.weight.regular};
    text-align: start;
  }

  tbody tr {
    border-bottom: 1px solid ${theme.color.line};
  }

  tbody + tbody th[scope='rowgroup'] {
    padding-top: ${theme.space.xl};
  }
`;

export const Name = styled.th`
  padding-block: ${theme.space.s};
  border-bottom: 2px solid ${theme.color.text};
  font-size: ${theme.size.h3};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
  text-align: start;
`;

export const SmallNote = styled.span`
  display: block;
  margin-top: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.regular};
`;

export const Item = styled.th`
  padding: ${theme.space.xs} ${theme.space.s} ${theme.space.xs} 0;
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.regular};
  line-height: 1.4;
  text-align: start;
  vertical-align: baseline;

  ${theme.from.tablet} {
    padding: ${theme.space.s} ${theme.space.m} ${theme.space.s} 0;
    font-size: inherit;
    line-height: 1.45;
  }
`;

export const Cell = styled.td`
  width: 42%;
  padding-block: ${theme.space.xs};
  vertical-align: baseline;

  ${theme.from.tablet} {
    padding-block: ${theme.space.s};
  }
`;

export const Empty = styled.p`
  color: ${theme.color.textMuted};
`;
