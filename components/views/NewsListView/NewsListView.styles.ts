import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Rows = styled.div`
  display: grid;
  gap: ${theme.space.l};
`;

export const Types = styled.nav`
  font-size: ${theme.size.s};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.l};
    list-style: none;
  }

  a,
  span {
    display: inline-block;
    padding-block: ${theme.space.xs};
  }

  [aria-current] {
    font-weight: ${theme.weight.semibold};
  }
`;
