import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import type { LabelPlace } from '../../parts/OfficeMap/europe';

export const Drawing = styled.svg`
  width: 100%;
  height: auto;
  border: 1px solid ${theme.color.text};
  background: ${theme.color.background};

  @media print, (scripting: none) {
    &:empty {
      display: none;
    }
  }
`;

export const Graticule = styled.use`
  fill: none;
  stroke: ${theme.color.line};
  stroke-width: 0.75px;
  pointer-events: none;
`;

export const Land = styled.use`
  fill: ${theme.color.surface};
  stroke: ${theme.color.line};
  stroke-width: 0.75px;
`;

export const Scale = styled.use`
  fill: none;
  stroke: ${theme.color.text};
  stroke-width: 0.75px;
  pointer-events: none;
`;

export const Degrees = styled.use`
  display: none;
  fill: ${theme.color.textMuted};
  font-size: 11px;
  pointer-events: none;

  ${theme.from.tablet} {
    display: inline;
  }
`;

/** The first step of the scale that is too dark for ink. */
const onDark = 3;

/** Engraved like an atlas: ink borders on light tints, paper borders on dark ones. */
export const Country = styled.use<{ $band: number; $active: boolean }>`
  fill: ${({ $band, $active }) => ($active ? theme.color.signal : theme.color.scale[$band])};
  stroke: ${({ $band, $active }) => ($active || $band >= onDark ? theme.color.background : theme.color.text)};
  stroke-width: ${({ $band, $active }) => ($active || $band >= onDark ? '0.75px' : '0.5px')};
  transition: fill ${theme.motion.fast};
`;

/** In units of the drawing, which is 720 wide: large enough to read where a phone shows it at 288 px. */
export const Label = styled.text<{ $room: LabelPlace['room']; $band: number; $active: boolean }>`
  display: ${({ $room }) => ($room === 'large' ? 'inline' : 'none')};
  fill: ${({ $room, $band, $active }) => {
    if ($room === 'beside') return theme.color.text;
    if ($active) return theme.color.onSignal;
    return $band >= onDark ? theme.color.onInverse : theme.color.text;
  }};
  font-size: 26px;
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${theme.weight.semibold};
  text-anchor: middle;
  dominant-baseline: central;
  pointer-events: none;

  ${theme.from.tablet} {
    display: inline;
    font-size: ${({ $room }) => ($room === 'large' ? '17px' : '13px')};
  }
`;
