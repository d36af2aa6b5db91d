import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Result = styled.div`
  &:focus {
    outline: none;
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  max-width: ${theme.width.text};
`;
