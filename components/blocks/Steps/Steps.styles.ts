import styled from 'styled-components';

export const Scale = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  counter-reset: step;

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    row-gap: ${({ theme }) => theme.space.xl};
  }
`;

/** One unit of the ruler: a long mark in the signal colour where the step begins, ticks until the next. */
export const Step = styled.li`
  --tick: ${({ theme }) => theme.color.lineStrong};
  --mark: ${({ theme }) => theme.color.signal};
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  align-content: start;
  padding: 0 0 ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.xl};
  background:
    linear-gradient(var(--mark) 0 0) 0 0 / 1.25rem 3px no-repeat,
    repeating-linear-gradient(var(--tick) 0 1px, transparent 1px 8px) 0 0 / 0.5rem 100% no-repeat;
  counter-increment: step;

  &:last-child {
    padding-bottom: ${({ theme }) => theme.space.m};
  }

  ${({ theme }) => theme.from.tablet} {
    grid-template-rows: 1.5rem auto auto;
    padding: 0 ${({ theme }) => theme.space.l} 0 0;
    background:
      linear-gradient(var(--mark) 0 0) 0 2rem / 3px 1.25rem no-repeat,
      repeating-linear-gradient(to right, var(--tick) 0 1px, transparent 1px 8px) 0 2rem / 100% 0.5rem
        no-repeat;

    &:last-child {
      padding-bottom: 0;
    }
  }
`;

export const Title = styled.h3`
  display: flex;
  gap: 0.6em;
  font-size: ${({ theme }) => theme.size.h3};

  &::before {
    content: counter(step);
    color: ${({ theme }) => theme.color.signal};
    font-variant-numeric: tabular-nums lining-nums;
  }

  ${({ theme }) => theme.from.tablet} {
    grid-row: 2;
    margin-top: 2.5rem;
  }
`;

export const Duration = styled.p`
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${({ theme }) => theme.weight.medium};

  ${({ theme }) => theme.from.tablet} {
    grid-row: 1;
  }
`;

export const Text = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.5;
`;
