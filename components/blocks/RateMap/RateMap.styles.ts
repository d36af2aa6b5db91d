import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Figure = styled.figure`
  display: grid;
  gap: ${theme.space.m};

  ${theme.from.tablet} {
    gap: ${theme.space.xl};
  }

  ${theme.from.desktop} {
    grid-template-columns: ${theme.columns.picture};
    grid-template-rows: auto 1fr;
    column-gap: ${theme.space.xxl};
    row-gap: ${theme.space.m};
  }
`;

export const Picture = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-content: start;
  min-width: 0;

  ${theme.from.desktop} {
    grid-row: 1 / span 2;
  }
`;

export const Caption = styled.figcaption`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};

  ${theme.from.desktop} {
    grid-column: 2;
  }
`;
