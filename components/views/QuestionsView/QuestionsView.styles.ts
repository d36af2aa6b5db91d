import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Types = styled.nav`
  margin-top: ${theme.space.m};
  font-size: ${theme.size.s};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.l};
    list-style: none;
  }

  a {
    display: inline-block;
    padding-block: ${theme.space.xs};
  }
`;
