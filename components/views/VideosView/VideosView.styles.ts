import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Film and list: the list stands beside where there is room. */
export const Course = styled.div`
  display: grid;
  gap: ${theme.space.l};

  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const Contents = styled.ol`
  align-self: start;
  border-bottom: 1px solid ${theme.color.line};
  list-style: none;
`;

/** A lesson to choose; the one in the player is marked. */
export const Choice = styled.button`
  display: grid;
  grid-template-columns: 1.5rem 1fr auto;
  gap: ${theme.space.s};
  align-items: baseline;
  width: 100%;
  min-height: ${theme.width.target};
  padding: ${theme.space.s} ${theme.space.xs};
  border: 0;
  border-top: 1px solid ${theme.color.line};
  background: transparent;
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-current] {
    background: ${theme.color.surface};
  }

  &[aria-current] {
    box-shadow: inset 3px 0 ${theme.color.signal};
  }
`;

export const Number = styled.span`
  color: ${theme.color.signal};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Length = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.l};
  padding: ${theme.space.xs} 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

export const Watch = styled.button`
  padding: 0;
  border: 0;
  background: transparent;
  color: ${theme.color.link};
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

export const Transcript = styled.details`
  border-top: 1px solid ${theme.color.line};

  summary {
    padding: ${theme.space.s} 0;
    color: ${theme.color.link};
    font-weight: ${theme.weight.medium};
    cursor: pointer;
  }
`;

export const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`;
