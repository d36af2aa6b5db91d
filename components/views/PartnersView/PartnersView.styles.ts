import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Rules = styled.dl`
  > div {
    padding-block: ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
  }

  > div:last-child {
    border-bottom: 1px solid ${theme.color.line};
  }

  dt {
    font-size: ${theme.size.h4};
    font-weight: ${theme.weight.semibold};
    line-height: ${theme.leading.snug};
  }

  dd {
    max-width: ${theme.width.text};
    margin-top: ${theme.space.xs};
    font-family: ${theme.font.serif};
    line-height: 1.55;
  }
`;
