import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Entry = styled.li`
  display: grid;
  gap: ${theme.space.m} ${theme.space.xl};
  padding-block: ${theme.space.m} ${theme.space.l};
  border-top: 1px solid ${theme.color.line};
  break-inside: avoid;

  &:first-child {
    border-top: 0;
  }

  /* The service that a link led to. */
  &:target h4 {
    text-decoration: underline ${theme.color.signal} 3px;
    text-underline-offset: 0.3em;
  }

  ${theme.from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
`;

export const Name = styled.h4`
  font-size: ${theme.size.h4};
  overflow-wrap: anywhere;
`;

export const Summary = styled.p`
  margin-top: ${theme.space.xs};
  font-family: ${theme.font.serif};
  line-height: 1.5;
`;

export const Note = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Prices = styled.dl`
  align-self: start;
  padding-inline-start: ${theme.space.m};
  border-inline-start: 1px solid ${theme.color.lineStrong};

  dt {
    font-size: ${theme.size.s};
    line-height: 1.4;
  }

  dd {
    margin-top: ${theme.space.xxs};
  }

  dd + dt {
    margin-top: ${theme.space.m};
  }
`;
