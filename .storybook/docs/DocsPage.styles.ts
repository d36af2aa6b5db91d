import styled from 'styled-components';

import { theme } from '../../components/theme/theme';

export const Tier = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

export const Purpose = styled.div`
  max-width: 42rem;
  margin-bottom: ${theme.space.l};

  p {
    margin: 0;
    font-family: ${theme.font.serif};
    font-size: ${theme.size.lead};
    line-height: 1.4;
  }
`;

export const Guidance = styled.dl`
  display: grid;
  gap: ${theme.space.s} ${theme.space.l};
  margin-block: ${theme.space.l} ${theme.space.xl};
  border-top: 1px solid ${theme.color.text};
  color: ${theme.color.text};
  font-family: ${theme.font.sans};
  font-size: ${theme.size.s};
  line-height: 1.5;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${theme.space.l};
    overflow-wrap: anywhere;
    padding-top: ${theme.space.s};
  }

  dt {
    font-style: normal;
    font-weight: ${theme.weight.semibold};
  }

  dd,
  dd p {
    margin: 0;
    padding: 0;
    font-size: inherit;
  }

  @media (min-width: 40rem) {
    > div {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
`;

/** On a phone the table is wider than the page. */
export const Properties = styled.div`
  overflow-x: auto;
`;

export const State = styled.h3`
  margin: ${theme.space.l} 0 ${theme.space.xs};
  font-size: ${theme.size.h4};
`;

/** The window of a state that is only true in one. */
export const StoryWindow = styled.iframe<{ $width?: number; $height: number }>`
  display: block;
  width: ${({ $width }) => ($width ? `${$width}px` : '100%')};
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  border: 0;
  outline: 1px solid ${theme.color.line};
  background: ${theme.color.background};
`;

/** A state that is shown when somebody asks for it. */
export const Played = styled.details`
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.text};
  font-family: ${theme.font.sans};
  font-size: ${theme.size.s};
  line-height: 1.5;

  &:last-of-type {
    border-bottom: 1px solid ${theme.color.line};
  }

  summary {
    padding-block: ${theme.space.s};
    cursor: pointer;
  }

  &[open] {
    padding-bottom: ${theme.space.l};
  }

  strong {
    margin-inline-end: ${theme.space.s};
    font-weight: ${theme.weight.semibold};
  }

  p {
    max-width: 42rem;
    margin: 0 0 ${theme.space.s};
  }
`;

/** The setup of a state. */
export const Setup = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;
