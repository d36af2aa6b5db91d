import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Facts = styled.dl`
  display: grid;
  gap: ${theme.space.s};
  margin-bottom: ${theme.space.m};
  padding-top: ${theme.space.s};
  border-top: 2px solid ${theme.color.text};
  font-size: ${theme.size.s};
  line-height: 1.45;

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`;

/** Of no use on paper. */
export const ReadOn = styled.div`
  @media print {
    display: none;
  }
`;
