import styled from 'styled-components';

export const Tier = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Purpose = styled.div`
  max-width: 42rem;
  margin-bottom: ${({ theme }) => theme.space.l};

  p {
    margin: 0;
    font-family: ${({ theme }) => theme.font.serif};
    font-size: ${({ theme }) => theme.size.lead};
    line-height: 1.4;
  }
`;

export const Guidance = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  margin-block: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
  border-top: 1px solid ${({ theme }) => theme.color.text};
  color: ${({ theme }) => theme.color.text};
  font-family: ${({ theme }) => theme.font.sans};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.5;

  > div {
    display: grid;
    gap: 0 ${({ theme }) => theme.space.l};
    padding-top: ${({ theme }) => theme.space.s};
  }

  dt {
    font-style: normal;
    font-weight: ${({ theme }) => theme.weight.semibold};
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
  margin: ${({ theme }) => theme.space.l} 0 ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.size.h4};
`;

/** The window of a state that is only true in one. */
export const StoryWindow = styled.iframe<{ $width?: number; $height: number }>`
  display: block;
  width: ${({ $width }) => ($width ? `${$width}px` : '100%')};
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  border: 0;
  outline: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.background};
`;

/** A state that is shown when somebody asks for it. */
export const Played = styled.details`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.text};
  font-family: ${({ theme }) => theme.font.sans};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.5;

  &:last-of-type {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }

  summary {
    padding-block: ${({ theme }) => theme.space.s};
    cursor: pointer;
  }

  &[open] {
    padding-bottom: ${({ theme }) => theme.space.l};
  }

  strong {
    margin-inline-end: ${({ theme }) => theme.space.s};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  p {
    max-width: 42rem;
    margin: 0 0 ${({ theme }) => theme.space.s};
  }
`;

/** The setup of a state. */
export const Setup = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.xs};
`;
