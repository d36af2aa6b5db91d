import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Font size of captions. */
export const captionSize = 'clamp(0.8125rem, 2.2vw, 1.375rem)';

/** Below the picture is room for two lines of captions: at its foot, films have a scale of their own. */
const withCaptions = css`
  height: 0;
  padding-bottom: calc(56.25% + 3 * ${captionSize});
  aspect-ratio: auto;
`;

export const Screen = styled.div<{ $hasFilm?: boolean }>`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};

  ${({ $hasFilm }) => $hasFilm && withCaptions}

  @media print {
    display: none;
  }
`;

export const Poster = styled.div`
  position: absolute;
  inset: 0;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The whole picture is pressed, its corner looks like it. */
export const Start = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: flex-end;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${theme.color.onSignal};
  cursor: pointer;

  &:focus-visible {
    /* Light between dark: seen on any picture. */
    outline: 3px solid ${theme.color.onInverse};
    outline-offset: -6px;
    box-shadow: inset 0 0 0 9px ${theme.color.inverse};
  }

  &:hover > span {
    background: ${theme.color.signalHover};
  }
`;

export const StartMark = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-height: 3.5rem;
  padding: 0 ${theme.space.l};
  background: ${theme.color.signal};
  forced-color-adjust: none;
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.m};
  padding: ${theme.space.m};
  background: ${theme.color.inverse};
  text-align: center;
`;
