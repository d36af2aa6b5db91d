import styled from 'styled-components';

import { foldSign } from '@/components/theme/foldSign';
import { theme } from '@/components/theme/theme';

export const Bundles = styled.div`
  border-bottom: 1px solid ${theme.color.line};

  h2 {
    padding-bottom: ${theme.space.xs};
    font-size: ${theme.size.h3};
  }
`;

export const Fold = styled.details`
  border-top: 1px solid ${theme.color.line};
`;

export const Line = styled.summary`
  ${foldSign(`calc(${theme.space.s} + 0.75em)`)};
  display: grid;
  gap: 0 ${theme.space.l};
  padding: ${theme.space.s} ${theme.space.xl} ${theme.space.s} 0;
  font-variant-numeric: tabular-nums lining-nums;

  h3 {
    font-size: ${theme.size.h4};
  }

  small {
    color: ${theme.color.positive};
    font-size: ${theme.size.xs};
  }

  ${theme.from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr);
    align-items: baseline;
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  max-width: ${theme.width.text};
  padding-bottom: ${theme.space.m};

  ul {
    padding-inline-start: 1.1em;
  }
`;

export const Note = styled.p`
  padding-block: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;
