import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const List = styled.ul`
  border-top: 1px solid ${theme.color.text};
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m} ${theme.space.xl};
  padding-block: ${theme.space.l};
  border-bottom: 1px solid ${theme.color.line};

  ${theme.from.tablet} {
    grid-template-columns: ${theme.columns.margin};
  }
`;

export const Name = styled.h3`
  font-size: ${theme.size.h3};
`;

export const Kind = styled.p`
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  margin-top: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

export const Summary = styled.p`
  max-width: ${theme.width.text};
  margin-top: ${theme.space.s};
  font-family: ${theme.font.serif};
  line-height: 1.55;
`;
