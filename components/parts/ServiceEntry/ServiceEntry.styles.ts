import styled from 'styled-components';

import { priceNote } from '@/components/parts/PriceText/priceNote';
import { theme } from '@/components/theme/theme';

export const Content = styled.div`
  display: grid;
  gap: ${theme.space.m} ${theme.space.l};
  padding-block: ${theme.space.xs} ${theme.space.l};

  ${theme.from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${theme.space.s};
  align-content: start;
  justify-items: start;
`;

export const Summary = styled.p`
  font-family: ${theme.font.serif};
  line-height: 1.5;
`;

/** Further facts, each under its name. */
export const Facts = styled.dl`
  display: grid;
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;

  dd + dt {
    margin-top: ${theme.space.xs};
  }

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  /* One to a line, as they were entered. */
  dd {
    white-space: pre-line;
  }
`;

export const Links = styled.p`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.size.s};
`;

export const Prices = styled.dl`
  align-self: start;
  padding-inline-start: ${theme.space.m};
  border-inline-start: 1px solid ${theme.color.lineStrong};

  dt {
    font-size: ${theme.size.s};
    line-height: 1.4;
  }

  dd {
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${theme.weight.semibold};
  }

  small {
    ${priceNote}
    line-height: 1.4;
  }

  dd + dt {
    margin-top: ${theme.space.s};
  }
`;
