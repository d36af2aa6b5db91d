import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${theme.space.l};
  min-width: 0;

  &[hidden] {
    display: none;
  }

  @media print, (scripting: none) {
    display: none;
  }
`;

/** Short entries, two in a row where there is room. */
export const Pairs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};

  ${theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Out of sight and out of reach for people; a machine that reads the code finds a field like any other. */
export const Trap = styled.div`
  position: absolute;
  inset-inline-start: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

export const Submit = styled.div`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  padding-top: ${theme.space.l};
  border-top: 1px solid ${theme.color.line};
`;

export const Note = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.5;
`;

/** For browsers without scripts alone. */
export const NoScripts = styled.div`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;

/** Something to read in place of the form, or above it. */
export const Panel = styled.div<{ $tone: 'calm' | 'signal' }>`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  scroll-margin-top: ${theme.space.l};
  padding: ${theme.space.l};
  border-inline-start: 3px solid ${({ $tone }) => ($tone === 'calm' ? theme.color.link : theme.color.signal)};
  background: ${theme.color.surface};

  > p {
    max-width: ${theme.width.text};
    overflow-wrap: anywhere;
  }
`;

export const Offered = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`;

/** The answers of the check, which are sent along. */
export const Answers = styled.details`
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};

  > summary {
    font-weight: ${theme.weight.semibold};
  }
`;

export const PanelTitle = styled.h3`
  font-size: ${theme.size.h3};
  line-height: ${theme.leading.snug};
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
  max-width: ${theme.width.text};
  padding-inline-start: 1.25em;
  overflow-wrap: anywhere;
`;

export const Services = styled.ul`
  padding-inline-start: 1.25em;
  overflow-wrap: anywhere;
`;
