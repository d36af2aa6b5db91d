import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** Stays below the header while the list scrolls, where the window leaves room for the list. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
  padding-block: ${theme.space.xs};
  background: ${theme.color.background};
  border-bottom: 1px solid ${theme.color.line};

  @media (min-height: 40rem) {
    position: sticky;
    top: ${theme.width.headerHeight};
    z-index: 1;
  }
`;

/** One row that scrolls sideways on a phone. */
export const Chips = styled.nav`
  display: flex;
  gap: ${theme.space.xs};
  overflow-x: auto;
  scrollbar-width: none;
  font-size: ${theme.size.s};

  a {
    display: inline-flex;
    flex-shrink: 0;
    gap: 0.4em;
    align-items: center;
    min-height: 2.25rem;
    padding-inline: ${theme.space.s};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.round};
    outline-offset: -2px;
    line-height: ${theme.leading.snug};
    text-decoration: none;
  }

  a:hover {
    border-color: ${theme.color.text};
  }

  a[aria-current] {
    border-color: ${theme.color.inverse};
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }

  span {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums lining-nums;
  }

  a[aria-current] span {
    color: inherit;
  }

  ${theme.from.desktop} {
    flex-wrap: wrap;
    overflow-x: visible;

    a {
      min-height: 1.875rem;
    }
  }

  @media (forced-colors: active) {
    a[aria-current] {
      border-width: 3px;
    }
  }
`;
