import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Ruler = styled.ol`
  display: grid;
  list-style: none;
`;

export const Entry = styled.li`
  --tick: ${theme.color.lineStrong};
  --mark: ${theme.color.signal};
  --ruler: 0rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs} ${theme.space.l};
  padding: 0 0 ${theme.space.xl} ${theme.space.xl};
  background:
    linear-gradient(var(--mark) 0 0) var(--ruler) 0 / 1.25rem 3px no-repeat,
    repeating-linear-gradient(var(--tick) 0 1px, transparent 1px 8px) var(--ruler) 0 / 0.5rem 100% no-repeat;

  &:last-child {
    padding-bottom: ${theme.space.m};
  }

  ${theme.from.tablet} {
    --ruler: 11rem;
    grid-template-columns: 10rem minmax(0, 1fr);
    column-gap: 4rem;
    padding-inline-start: 0;
  }
`;

export const When = styled.p`
  margin-top: -0.2em;
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${theme.weight.medium};
  line-height: 1.4;
`;

export const Content = styled.div`
  ${theme.from.tablet} {
    margin-top: -0.3em;
  }
`;

export const Title = styled.h3`
  font-size: ${theme.size.h3};
`;

export const Text = styled.p`
  max-width: 36rem;
  margin-top: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.5;
`;
