import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { marginFacts } from '@/components/ui/MarginColumns/marginFacts';

export const Facts = styled.dl`
  ${marginFacts}
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space.s} ${theme.space.l};
  margin-bottom: ${theme.space.xl};
`;
