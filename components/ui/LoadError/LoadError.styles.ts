import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Place = styled.div`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  padding-block: ${theme.space.s};
`;
