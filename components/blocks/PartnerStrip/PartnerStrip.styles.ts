import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** On a phone five: the page of partners has all. */
export const List = styled.ul`
  border-bottom: 1px solid ${theme.color.line};
  list-style: none;

  @media (width < 48rem) {
    > :nth-child(n + 6) {
      display: none;
    }
  }

  ${theme.from.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
    gap: ${theme.space.xl} ${theme.space.l};
    border: 0;
  }
`;

/** On a phone a line: a small mark, and name and kind beside it. */
export const Partner = styled.li`
  border-top: 1px solid ${theme.color.line};

  @media (width < 48rem) {
    --mark: 2.5rem;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    column-gap: ${theme.space.m};
    align-items: center;
    padding-block: ${theme.space.xs};

    > :first-child {
      grid-row: span 2;
    }
  }

  ${theme.from.tablet} {
    padding-top: ${theme.space.m};
    border-color: ${theme.color.text};
  }
`;

export const Name = styled.h3`
  grid-column: 2;
  font-size: ${theme.size.h4};

  ${theme.from.tablet} {
    margin-top: ${theme.space.m};
  }
`;

export const Kind = styled.p`
  grid-column: 2;
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  margin-top: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

export const All = styled.p`
  margin-top: ${theme.space.l};

  ${theme.from.tablet} {
    margin-top: ${theme.space.xl};
  }
`;
