import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Entries = styled.ul`
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  gap: ${theme.space.xs} ${theme.space.l};
  padding: ${theme.space.l} 0;
  border-bottom: 1px solid ${theme.color.line};

  &:first-child {
    padding-top: 0;
  }

  ${theme.from.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  align-content: start;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

export const Title = styled.h3`
  margin-bottom: ${theme.space.xs};
  font-size: ${theme.size.h3};
`;
