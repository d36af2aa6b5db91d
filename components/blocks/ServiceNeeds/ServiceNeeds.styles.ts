import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Need = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m} ${theme.space.xl};
  padding-block: ${theme.space.l};
  border-top: 1px solid ${theme.color.line};

  &:first-child {
    border-top-color: ${theme.color.text};
  }

  &:last-child {
    padding-bottom: 0;
  }

  ${theme.from.desktop} {
    grid-template-columns: ${theme.columns.margin};
  }
`;

export const Phrase = styled.h3`
  font-size: ${theme.size.h3};
`;

export const Text = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.5;
`;

export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.l};
  align-content: start;
  list-style: none;

  a {
    display: inline-block;
    padding-block: ${theme.space.xxs};
  }
`;
