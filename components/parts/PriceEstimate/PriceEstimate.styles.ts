import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${theme.space.l};
  margin-bottom: ${theme.space.l};
`;

export const Total = styled.div`
  padding-top: ${theme.space.xs};
  border-top: 2px solid ${theme.color.text};

  dt,
  dd span {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  strong,
  dd span {
    display: block;
  }

  strong {
    font-size: ${theme.size.figure};
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${theme.weight.regular};
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
`;

export const Ask = styled.p`
  margin-bottom: ${theme.space.l};

  @media print, (scripting: none) {
    display: none;
  }
`;

/** What others charge is set apart from our fees. */
export const Others = styled.div`
  margin-bottom: ${theme.space.l};
  padding: ${theme.space.m};
  background: ${theme.color.surface};

  > h4 {
    font-size: ${theme.size.m};
  }

  > dl {
    margin-block: ${theme.space.m} 0;
  }

  dd strong {
    font-size: ${theme.size.h3};
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
