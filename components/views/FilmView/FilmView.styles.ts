import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Transcript = styled.details`
  border-block: 1px solid ${theme.color.line};

  summary {
    padding: ${theme.space.s} 0;
    color: ${theme.color.link};
    font-weight: ${theme.weight.medium};
    cursor: pointer;
  }
`;

export const Published = styled.p`
  padding-top: ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
