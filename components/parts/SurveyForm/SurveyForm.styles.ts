import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { visuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
  min-width: 0;

  [hidden] {
    display: none;
  }

  /* Without scripts every question is asked: none of them can come later. */
  @media (scripting: none) {
    [hidden] {
      display: grid;
    }

    [data-stepping] {
      display: none;
    }
  }

  /* Clear of the header and of the buttons. */
  input,
  select,
  summary {
    scroll-margin-block: ${theme.space.m} 11rem;
  }

  /* On paper: what was answered, not what could have been. No grids, which Chromium lays over each other at a break. */
  @media print {
    &,
    [data-step],
    fieldset {
      display: block;
    }

    fieldset {
      break-inside: avoid;
    }

    [data-step],
    [data-step] > * {
      margin-block: ${theme.space.s} 0;
    }

    fieldset:not(:has(:checked)),
    label:has(input:is([type='checkbox'], [type='radio']):not(:checked)),
    details:not(:has(:checked)),
    summary {
      display: none;
    }
  }
`;

export const More = styled.details`
  summary {
    min-height: ${theme.width.target};
    padding: ${theme.space.s} 0;
    color: ${theme.color.link};
    font-size: ${theme.size.s};
    cursor: pointer;
  }
`;

export const Short = styled.div`
  max-width: 24rem;
`;

/** A row of numbers on a phone, where the name of the open step stands below it. */
export const Steps = styled.ol`
  display: flex;
  gap: ${theme.space.xs};
  scroll-margin-top: ${theme.space.m};
  list-style: none;

  @media print, (scripting: none) {
    display: none;
  }

  li {
    flex: 1;
    min-width: 0;

    ${theme.from.tablet} {
      flex: 1 1 auto;
    }
  }

  button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.35em;
    align-content: start;
    width: 100%;
    height: 100%;
    min-height: ${theme.width.target};
    padding: ${theme.space.xs} 0;
    border: 0;
    border-top: 3px solid ${theme.color.link};
    background: none;
    color: ${theme.color.link};
    font-size: ${theme.size.s};
    line-height: ${theme.leading.snug};
    text-align: start;
    cursor: pointer;
  }

  button:hover:enabled span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  [aria-current] button {
    border-color: ${theme.color.signal};
    color: ${theme.color.text};
    font-weight: ${theme.weight.semibold};
  }

  [aria-current] ~ li button {
    border-color: ${theme.color.line};
  }

  button:disabled {
    color: ${theme.color.textMuted};
    cursor: default;
  }

  strong {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums lining-nums;
  }

  @media (width < 48rem) {
    span {
      ${visuallyHidden}
    }
  }
`;

export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
`;

export const StepName = styled.h3`
  margin-bottom: calc(${theme.space.m} - ${theme.space.xl});
  font-size: ${theme.size.h3};

  &:focus {
    outline: none;
  }
`;

/** Once the form is begun, it stays in reach of the thumb, unless the screen is too low for it. */
export const Foot = styled.div<{ $isSticky: boolean }>`
  display: grid;
  gap: ${theme.space.xs} ${theme.space.l};
  align-items: center;
  margin-top: ${theme.space.s};
  padding-block: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.background};

  ${theme.from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  @media screen and (height > 30rem) {
    ${({ $isSticky }) => $isSticky && 'position: sticky;'}
    bottom: var(--room-below);
    z-index: 1;
  }

  @media print {
    display: none;
  }
`;

/** Holds the room of two lines, so that the buttons stay where they are. */
export const Total = styled.div`
  align-content: center;
  min-height: 2.8em;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  line-height: 1.4;

  &:empty {
    min-height: 0;
  }

  p {
    font-size: inherit;
    line-height: inherit;
  }

  strong {
    color: ${theme.color.text};
  }

  ${theme.from.tablet} {
    font-size: ${theme.size.s};
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: -2;
  gap: ${theme.space.s};

  button:not(:first-child) {
    flex-grow: 1;
  }
`;

/** What was missing or wrong when the form was sent without scripts. */
export const Faults = styled.div`
  padding: ${theme.space.m};
  border-inline-start: 3px solid ${theme.color.signal};
  background: ${theme.color.surface};

  p {
    font-weight: ${theme.weight.semibold};
  }

  ul {
    padding-inline-start: ${theme.space.l};
  }
`;
