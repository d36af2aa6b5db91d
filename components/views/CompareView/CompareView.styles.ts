import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Choice = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  padding-bottom: ${theme.space.xl};

  ${theme.from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media print, (scripting: none) {
    display: none;
  }
`;

export const Note = styled.p`
  max-width: ${theme.width.text};
  padding-bottom: ${theme.space.l};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
