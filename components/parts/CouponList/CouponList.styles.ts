import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const List = styled.ul`
  border-top: 1px solid ${theme.color.line};
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.l};
  padding: ${theme.space.m} 0;
  border-bottom: 1px dashed ${theme.color.lineStrong};

  ${theme.from.tablet} {
    grid-template-columns: minmax(9rem, 25%) minmax(0, 1fr);
  }
`;

export const Worth = styled.span`
  font-size: ${theme.size.h2};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.2;
`;

export const Conditions = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
