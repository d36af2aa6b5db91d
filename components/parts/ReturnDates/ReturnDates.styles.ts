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
  grid-template-columns: minmax(8.5rem, auto) minmax(0, 1fr);
  gap: ${theme.space.m};
  padding-block: ${theme.space.xs};
  border-bottom: 1px solid ${theme.color.line};

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
