import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space.s} ${theme.space.l};
  margin-bottom: ${theme.space.xl};
  padding-top: ${theme.space.s};
  border-top: 2px solid ${theme.color.text};
  font-size: ${theme.size.s};
  line-height: 1.45;

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`;
