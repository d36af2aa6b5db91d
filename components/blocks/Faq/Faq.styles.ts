import styled from 'styled-components';

import { foldSign } from '@/components/theme/foldSign';
import { theme } from '@/components/theme/theme';

export const Entry = styled.details`
  border-top: 1px solid ${theme.color.line};

  &:last-child {
    border-bottom: 1px solid ${theme.color.line};
  }
`;

export const Question = styled.summary`
  ${foldSign(`calc(${theme.space.m} + 0.65em)`)};
  padding: ${theme.space.m} ${theme.space.xl} ${theme.space.m} 0;
  font-size: ${theme.size.h4};
  font-weight: ${theme.weight.medium};
  line-height: 1.4;
  overflow-wrap: anywhere;
  hyphens: auto;

  &:hover {
    color: ${theme.color.link};
  }
`;

export const Answer = styled.div`
  padding: 0 ${theme.space.xl} ${theme.space.l} 0;
`;
