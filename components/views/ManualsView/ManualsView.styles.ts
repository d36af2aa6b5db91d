import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Contents = styled.ol`
  display: grid;
  gap: ${theme.space.m};
  margin-bottom: ${theme.space.m};
  padding-inline-start: 1.25em;
`;

export const Facts = styled.p`
  padding-bottom: ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

export const File = styled.p`
  @media print {
    display: none;
  }

  padding-top: ${theme.space.l};
`;
