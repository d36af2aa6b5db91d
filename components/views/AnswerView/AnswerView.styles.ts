import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Facts = styled.p`
  padding-top: ${theme.space.l};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
