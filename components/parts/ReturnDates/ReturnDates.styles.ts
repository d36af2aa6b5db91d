import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Dates = styled.ol`
  margin-bottom: ${theme.space.s};
  font-size: ${theme.size.s};
  line-height: 1.4;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${theme.space.s};
  padding-block: ${theme.space.xs};
  border-bottom: 1px solid ${theme.color.line};

  ${theme.from.tablet} {
    gap: ${theme.space.m};
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  time {
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${theme.weight.medium};
  }
`;

export const Download = styled.div`
  @media (scripting: none), print {
    display: none;
  }
`;

export const Failed = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
