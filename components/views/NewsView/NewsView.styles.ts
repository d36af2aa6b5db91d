import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { marginFacts } from '@/components/ui/MarginColumns/marginFacts';

export const Facts = styled.dl`
  ${marginFacts}
  gap: ${theme.space.s};
  margin-bottom: ${theme.space.m};
`;

/** Of no use on paper. */
export const ReadOn = styled.div`
  @media print {
    display: none;
  }
`;
