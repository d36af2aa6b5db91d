import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Rows = styled.ul`
  border-top: 1px solid ${theme.color.line};
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.m} 0;
  border-bottom: 1px solid ${theme.color.line};
`;

export const Title = styled.h3`
  font-size: ${theme.size.h4};
  line-height: 1.4;
`;

export const Summary = styled.p`
  max-width: ${theme.width.text};
  font-family: ${theme.font.serif};
`;
