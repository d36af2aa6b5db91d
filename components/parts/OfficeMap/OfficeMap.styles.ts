import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Picture = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${theme.color.text};
  aspect-ratio: 4 / 3;

  svg {
    width: 100%;
    height: 100%;
  }
`;

export const Graticule = styled.use`
  fill: none;
  stroke: ${theme.color.line};
  stroke-width: 0.75px;
`;

export const Land = styled.use`
  fill: ${theme.color.surface};
  stroke: ${theme.color.lineStrong};
  stroke-width: 0.75px;
`;

/** In percent of the picture, so that names keep their size whatever the picture's is. */
export const City = styled.span.attrs<{ $x: number; $y: number }>(({ $x, $y }) => ({
  style: { left: `${$x}%`, top: `${$y}%` },
}))`
  position: absolute;
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  transform: translate(${({ $x }) => ($x > 70 ? 'calc(-100% + 0.3125rem)' : '-0.3125rem')}, -50%);
  flex-direction: ${({ $x }) => ($x > 70 ? 'row-reverse' : 'row')};
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.semibold};
  line-height: 1;
  white-space: nowrap;
  text-shadow: ${[1, 2, 3].map((blur) => `0 0 ${blur}px ${theme.color.surface}`).join(', ')};

  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid ${theme.color.background};
    border-radius: ${theme.radius.round};
    background: ${theme.color.signal};
    outline: 1px solid ${theme.color.signal};
  }
`;
