import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Entry = styled.li`
  position: relative;
  padding-inline-start: calc(${theme.width.target} + ${theme.space.xxs});
  border-bottom: 1px solid ${theme.color.line};

  @media print {
    padding-inline-start: 2rem;
  }
`;

/** As large as a finger, beside the line and not within it: a fold has no controls in its summary. */
export const Tick = styled.label`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  width: ${theme.width.target};
  height: ${theme.width.target};
  place-items: center start;
  cursor: pointer;

  /* It needs scripts. */
  @media (scripting: none) {
    display: none;
  }

  ${theme.from.tablet} {
    inset-block-start: ${theme.space.xxs};
  }

  @media print {
    inset-block-start: ${theme.space.xxs};
    width: ${theme.space.l};
    height: ${theme.space.l};
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${theme.color.link};
    cursor: pointer;
  }
`;

export const Fold = styled.details`
  summary {
    padding-block: ${theme.space.xs};
    list-style-position: outside;
    cursor: pointer;
  }

  ${theme.from.tablet} {
    summary {
      padding-block: ${theme.space.s};
    }
  }

  @media print {
    summary {
      padding-block: ${theme.space.xs} 0;
      break-after: avoid;
      list-style: none;
    }
  }

  summary:hover h4 {
    text-decoration: underline ${theme.color.signal} 2px;
    text-underline-offset: 0.25em;
  }
`;

/** The title, and below it how sure, where and for how much. */
export const Line = styled.div`
  display: inline-grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
  width: calc(100% - 1.25rem);
  vertical-align: top;
`;

export const Title = styled.h4`
  font-size: ${theme.size.s};
  overflow-wrap: break-word;
  hyphens: auto;

  ${theme.from.tablet} {
    font-size: ${theme.size.m};
  }

  @media print {
    font-size: ${theme.size.s};
  }
`;

export const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s};
  align-items: baseline;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  line-height: 1.4;

  ${theme.from.tablet} {
    font-size: ${theme.size.s};
  }

  @media print {
    font-size: ${theme.size.xs};
  }
`;

/** A seller in twenty countries has one line of them on a phone, and all of them once the duty is open. */
export const Places = styled.span`
  @media screen and (width < 48rem) {
    details:not([open]) & {
      flex: 1 1 0;
      min-width: 7rem;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const Cost = styled.span`
  color: ${theme.color.text};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${theme.weight.medium};

  ${theme.from.tablet} {
    margin-inline-start: auto;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${theme.space.s};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${theme.space.xxs} ${theme.space.l};

  @media print {
    gap: ${theme.space.xxs};
    padding-bottom: ${theme.space.xs};
    line-height: 1.35;
  }
`;

/** On paper they stand in the list of all dates, and the next one in the duty's line. */
export const Dates = styled.div`
  @media print {
    display: none;
  }
`;

export const Reason = styled.p`
  max-width: ${theme.width.text};
  font-family: ${theme.font.serif};

  @media print {
    max-width: none;
    font-size: ${theme.size.s};
  }
`;

/** From which answers it follows, and why it has to be checked. */
export const Grounds = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  span {
    display: block;
  }

  @media print {
    max-width: none;
    font-size: ${theme.size.xs};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};

  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.m};
  }
`;

export const Sources = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  list-style: none;

  /* On paper the act is named, and its address would be longer than its reason. */
  @media print {
    && a::after {
      content: none;
    }
  }
`;
