import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Group = styled.div`
  position: relative;
`;

/** Before the carousel runs, and without scripts, a strip that scrolls from slide to slide. */
export const Viewport = styled.div<{ $isRunning: boolean }>`
  overflow-x: ${({ $isRunning }) => ($isRunning ? 'hidden' : 'auto')};
  scroll-snap-type: ${({ $isRunning }) => ($isRunning ? 'none' : 'x mandatory')};
`;

export const Track = styled.ul`
  display: flex;
  list-style: none;
`;

export const Slide = styled.li`
  display: grid;
  flex: 0 0 100%;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  align-content: start;
  min-width: 0;
  scroll-snap-align: start;

  ${theme.from.tablet} {
    grid-template-columns: ${theme.columns.picture};
    column-gap: ${theme.space.xl};
  }

  img {
    width: 100%;
  }
`;

/** Above the slides, which pass below nothing. Keeps its place before the controls work, so that nothing moves when they do. */
export const Controls = styled.div<{ $isRunning: boolean }>`
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  min-height: ${theme.width.target};
  margin-bottom: ${theme.space.m};
  visibility: ${({ $isRunning }) => ($isRunning ? 'visible' : 'hidden')};
`;

export const Place = styled.p`
  margin-inline-end: auto;
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;

  ${theme.from.tablet} {
    margin-inline-end: ${theme.space.m};
  }
`;

export const Control = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.width.target};
  height: ${theme.width.target};
  padding: 0;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.s};
  background: transparent;
  cursor: pointer;
  transition: background-color ${theme.motion.fast};

  &:hover {
    background: ${theme.color.surface};
  }
`;
