import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/**
 * Choices with an address each, side by side; `$isRow` keeps them in one row that scrolls sideways below a desktop.
 * @avoid For actions: `Button`. For more than about thirty choices.
 * @accessibility Links in a landmark that needs a name; `aria-current` marks the chosen one, with a ground and in forced
 *   colours with a thick border.
 */
export const Chips = styled.nav<{ $isRow?: boolean }>`
  display: flex;
  flex-wrap: ${({ $isRow }) => ($isRow ? 'nowrap' : 'wrap')};
  gap: ${theme.space.xs};
  overflow-x: ${({ $isRow }) => ($isRow ? 'auto' : 'visible')};
  scrollbar-width: none;
  font-size: ${theme.size.s};

  a {
    display: inline-flex;
    flex-shrink: ${({ $isRow }) => ($isRow ? 0 : 1)};
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

  /* How many there are. */
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
    gap: ${theme.space.xxs};
    overflow-x: visible;
    font-size: ${theme.size.xs};

    a {
      min-height: 1.75rem;
      padding-inline: ${theme.space.xs};
    }
  }

  @media (forced-colors: active) {
    a[aria-current] {
      border-width: 3px;
    }
  }

  @media print {
    display: none;
  }
`;
