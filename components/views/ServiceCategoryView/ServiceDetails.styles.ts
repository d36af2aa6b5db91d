import styled from 'styled-components';

export const Entry = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl};
  padding-block: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  break-inside: avoid;

  &:first-child {
    border-top: 0;
  }

  /* The service that a link led to. */
  &:target h4 {
    text-decoration: underline ${({ theme }) => theme.color.signal} 3px;
    text-underline-offset: 0.3em;
  }

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
`;

export const Name = styled.h4`
  font-size: ${({ theme }) => theme.size.h4};
  overflow-wrap: anywhere;
`;

export const Summary = styled.p`
  margin-top: ${({ theme }) => theme.space.xs};
  font-family: ${({ theme }) => theme.font.serif};
  line-height: 1.5;
`;

export const Note = styled.p`
  margin-top: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Prices = styled.dl`
  align-self: start;
  padding-inline-start: ${({ theme }) => theme.space.m};
  border-inline-start: 1px solid ${({ theme }) => theme.color.lineStrong};

  dt {
    font-size: ${({ theme }) => theme.size.s};
    line-height: 1.4;
  }

  dd {
    margin-top: ${({ theme }) => theme.space.xxs};
  }

  dd + dt {
    margin-top: ${({ theme }) => theme.space.m};
  }
`;
