import styled from 'styled-components';

import { Cover } from '@/components/parts/ArticleTeaser/ArticleTeaser.styles';
import { theme } from '@/components/theme/theme';

export const Films = styled.ul`
  display: grid;
  gap: ${theme.space.xl};
  list-style: none;

  > li:target {
    background: ${theme.color.surface};
  }

  /* On a phone the still image is as wide as the page, and the film's own page names the chapters. */
  @media (width < 48rem) {
    article {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${theme.space.s};
    }
  }
`;

export const Still = styled(Cover)`
  position: relative;
  grid-row: auto;

  img {
    aspect-ratio: 16 / 9;
  }
`;

/** That there is something to play, and how long it is. */
export const Mark = styled.p`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  padding: ${theme.space.xs} ${theme.space.s};
  background: ${theme.color.signal};
  color: ${theme.color.onSignal};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums lining-nums;
  forced-color-adjust: none;
`;

export const Contents = styled.p`
  margin-top: ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  @media (width < 48rem) {
    display: none;
  }
`;
