import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Scale = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  counter-reset: step;

  ${theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${theme.from.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`;

/**
 * One unit of the ruler: a long mark in the signal colour where the step begins, ticks until the next one. Upright on
 * a phone; from a tablet on the rulers of a row lie level, however many lines the durations above them take.
 */
export const Step = styled.li`
  --tick: ${theme.color.lineStrong};
  --mark: ${theme.color.signal};
  position: relative;
  padding: 0 0 ${theme.space.l} 2rem;
  counter-increment: step;

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 1.25rem;
    background:
      linear-gradient(var(--mark) 0 0) 0 0 / 100% 3px no-repeat,
      repeating-linear-gradient(var(--tick) 0 1px, transparent 1px 8px) 0 0 / 0.5rem 100% no-repeat;
  }

  ${theme.from.tablet} {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    padding: 0 0 ${theme.space.l} 0;

    &::before {
      position: static;
      grid-row: 2;
      width: 100%;
      height: 1.25rem;
      margin-block: ${theme.space.xs} ${theme.space.s};
      background:
        linear-gradient(var(--mark) 0 0) 0 0 / 3px 100% no-repeat,
        repeating-linear-gradient(to right, var(--tick) 0 1px, transparent 1px 8px) 0 0 / 100% 0.5rem
          no-repeat;
    }
  }
`;

export const Title = styled.h3`
  display: flex;
  gap: 0.6em;
  padding-inline-end: ${theme.space.m};
  font-size: ${theme.size.h3};

  &::before {
    content: counter(step);
    color: ${theme.color.signal};
    font-variant-numeric: tabular-nums lining-nums;
  }

  ${theme.from.tablet} {
    grid-row: 3;
  }
`;

export const Duration = styled.p`
  margin-top: ${theme.space.xxs};
  padding-inline-end: ${theme.space.m};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${theme.weight.medium};
  line-height: 1.4;

  ${theme.from.tablet} {
    grid-row: 1;
    align-self: end;
  }
`;

export const Text = styled.p`
  margin-top: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.5;

  ${theme.from.tablet} {
    grid-row: 4;
    padding-inline-end: ${theme.space.l};
  }
`;
