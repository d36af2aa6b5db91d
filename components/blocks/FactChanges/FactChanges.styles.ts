import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Year = styled.h3`
  padding-top: ${theme.space.l};
  font-size: ${theme.size.h3};
`;

export const List = styled.ol`
  font-size: ${theme.size.s};
  line-height: 1.45;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${theme.space.s};
  padding-block: ${theme.space.xs};
  border-top: 1px solid ${theme.color.line};
  scroll-margin-top: ${theme.space.m};

  &:target {
    background: ${theme.color.surface};
  }

  > a {
    color: inherit;
    font-variant-numeric: tabular-nums lining-nums;
    text-decoration: none;
  }

  > a:hover {
    text-decoration: underline;
  }

  small {
    white-space: nowrap;
  }
`;
