import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Entry = styled.li`
  position: relative;
  padding-inline-start: calc(${theme.width.target} + ${theme.space.xxs});
  border-bottom: 1px solid ${theme.color.line};

  /* On paper it is open, and can be longer than what is left of a sheet. */
  @media print {
    break-inside: auto;
  }
`;

/** As large as a finger, beside the line and not within it: a fold has no controls in its summary. */
export const Tick = styled.label`
  position: absolute;
  inset-block-start: ${theme.space.xxs};
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

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${theme.color.link};
    cursor: pointer;
  }
`;

export const Fold = styled.details`
  summary {
    padding-block: ${theme.space.s};
    list-style-position: outside;
    cursor: pointer;
  }

  @media print {
    summary {
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
  font-size: ${theme.size.m};
  overflow-wrap: break-word;
  hyphens: auto;
`;

export const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s};
  align-items: baseline;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.4;
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
`;

export const Reason = styled.p`
  max-width: ${theme.width.text};
  font-family: ${theme.font.serif};
`;

/** From which answers it follows, and why it has to be checked. */
export const Grounds = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  span {
    display: block;
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

export const Sources = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  list-style: none;
`;
