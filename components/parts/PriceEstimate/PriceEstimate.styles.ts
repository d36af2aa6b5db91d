import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Ask = styled.p`
  margin-block: ${theme.space.l};

  @media print, (scripting: none) {
    display: none;
  }
`;

/** Every price of the sum, one step away. Paper has the fees of each service, and the sums. */
export const Every = styled.details`
  @media print {
    display: none;
  }

  summary {
    min-height: ${theme.width.target};
    padding-block: ${theme.space.s};
    color: ${theme.color.link};
    font-size: ${theme.size.s};
    cursor: pointer;
  }
`;

export const Note = styled.p`
  max-width: ${theme.width.text};
  padding-top: ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
