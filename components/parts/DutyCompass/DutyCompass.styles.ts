import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Panel = styled.div`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  width: 100%;
`;

export const Reading = styled.div`
  font-size: ${theme.size.s};
  line-height: 1.45;

  p {
    font-weight: ${theme.weight.semibold};
  }

  ul {
    margin-bottom: ${theme.space.xs};
    padding-inline-start: ${theme.space.l};
  }

  time {
    font-variant-numeric: tabular-nums lining-nums;
  }

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`;

export const Problem = styled.p`
  font-size: ${theme.size.s};
`;

/**
 * Over the picture, at the top of the column that both stand in. Sizes of letters are in units of the picture, 1600 of which
 * are 328 px on a phone.
 */
export const Card = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  width: 100%;
  aspect-ratio: 4 / 3;
  font-size: 48px;
  text-anchor: middle;
  dominant-baseline: central;
  forced-color-adjust: none;
  pointer-events: none;

  ${theme.from.tablet} {
    font-size: 36px;
  }
`;

/** Stands out from the picture, and from the page where there is none. */
const edged = css`
  stroke: ${theme.color.inverse};
  stroke-width: 8px;
  paint-order: stroke;
`;

export const Needle = styled.g`
  transform-origin: 800px 600px;
  fill: ${theme.color.signalOnInverse};
  transition: rotate ${theme.motion.calm};

  [data-tail] {
    fill: ${theme.color.onInverseMuted};
  }

  /* The picture below keeps its ink, on which the system's colour may not show. */
  @media (forced-colors: active) {
    fill: ${theme.color.onInverse};
    ${edged}
  }
`;

export const Bearings = styled.g`
  fill: ${theme.color.onInverseMuted};

  @media (forced-colors: active) {
    ${edged}
  }
`;

export const Labels = styled.g`
  fill: ${theme.color.onInverse};
  ${edged}

  [data-crowded]:not([data-chosen]) {
    display: none;
  }

  [data-chosen] {
    font-size: 60px;
    font-weight: ${theme.weight.semibold};
  }

  ${theme.from.tablet} {
    [data-crowded]:not([data-chosen]) {
      display: inline;
    }

    [data-chosen] {
      font-size: 48px;
    }
  }
`;
