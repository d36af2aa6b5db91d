import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Title = styled.h3`
  padding-bottom: ${theme.space.m};
  font-size: ${theme.size.h3};
`;

export const Until = styled.p`
  padding-top: ${theme.space.m};
  font-size: ${theme.size.s};
`;
