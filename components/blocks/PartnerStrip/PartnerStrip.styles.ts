import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: ${theme.space.xl} ${theme.space.l};
  list-style: none;
`;

export const Partner = styled.li`
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.text};
`;

export const Name = styled.h3`
  margin-top: ${theme.space.m};
  font-size: ${theme.size.h4};
`;

export const Kind = styled.p`
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  margin-top: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

export const All = styled.p`
  margin-top: ${theme.space.xl};
`;
