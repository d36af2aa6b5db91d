import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const List = styled.ol`
  list-style: none;
  counter-reset: place;

  > li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    padding-block: ${theme.space.m};
    border-bottom: 1px solid ${theme.color.line};
    counter-increment: place;
  }

  > li::before {
    content: counter(place);
    color: ${theme.color.signal};
    font-size: ${theme.size.h3};
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${theme.weight.medium};
    line-height: 1;
  }
`;
