import styled from 'styled-components';

export const Entry = styled.li`
  border-top: 1px solid ${({ theme }) => theme.color.line};

  &:first-child {
    border-top: 0;
  }
`;

/** A plus that turns into a minus, drawn from two lines, ends the line. */
export const Line = styled.summary`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.xl};
  padding: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.m} 0;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: calc(${({ theme }) => theme.space.m} + 0.65em);
    inset-inline-end: 0.25rem;
    width: 1rem;
    height: 1.5px;
    background: ${({ theme }) => theme.color.signal};
    transition: transform ${({ theme }) => theme.motion.calm};
  }

  &::after {
    transform: rotate(90deg);
  }

  details[open] > &::after {
    transform: none;
  }

  &:hover h3,
  &:hover h4 {
    color: ${({ theme }) => theme.color.link};
  }

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
`;

export const What = styled.span`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  align-content: start;
`;

export const Name = styled.h4`
  font-size: ${({ theme }) => theme.size.h4};
  overflow-wrap: anywhere;

  img {
    margin-inline-end: 0.25em;
  }
`;

export const Quiet = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

/** Stands among the others as soon as they are shown. */
export const FirstPrice = styled.span`
  details[open] & {
    display: none;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
  padding: 0 ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.l} 0;

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  align-content: start;
`;

export const Summary = styled.p`
  font-family: ${({ theme }) => theme.font.serif};
  line-height: 1.5;
`;

export const Note = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Prices = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  align-content: start;

  > div {
    padding-inline-start: ${({ theme }) => theme.space.m};
    border-inline-start: 1px solid ${({ theme }) => theme.color.lineStrong};
  }

  dt {
    font-size: ${({ theme }) => theme.size.s};
    line-height: 1.4;
  }

  dd {
    margin-top: ${({ theme }) => theme.space.xxs};
  }
`;
