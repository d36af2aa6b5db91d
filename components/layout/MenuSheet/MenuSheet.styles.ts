import styled from 'styled-components';

import { HeaderButton } from '@/components/layout/headerItem.styles';
import { CommandButton } from '@/components/layout/sheet.styles';
import { theme } from '@/components/theme/theme';

export const OpenButton = styled(HeaderButton)`
  gap: ${theme.space.xs};

  ${theme.from.tablet} {
    display: none;
  }

  @supports not selector(:popover-open) {
    display: none;
  }
`;

/**
 * From tablets on its content stands in the header's row. Opened, it is a sheet at any width: a phone may be turned.
 */
export const Sheet = styled.div`
  width: min(100vw, 28rem);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0 ${theme.width.gutter} ${theme.space.xl};
  border: 0;
  background: ${theme.color.background};
  color: ${theme.color.text};
  overscroll-behavior: contain;
  transition: translate ${theme.motion.calm};

  &::backdrop {
    background: ${theme.color.backdrop};
  }

  @starting-style {
    translate: 2rem 0;
  }

  /* The header's items one below the other, as lines of a ledger; what a line opens is indented. */
  &:popover-open {
    nav > ul {
      flex-direction: column;
      align-items: stretch;
    }

    a,
    button[aria-expanded] {
      display: flex;
      justify-content: space-between;
      width: 100%;
      min-height: 3.25rem;
      border-top: 1px solid ${theme.color.line};
      font-size: ${theme.size.h4};
      font-weight: ${theme.weight.semibold};
      line-height: ${theme.leading.snug};
      white-space: normal;
      text-align: start;
    }

    a::after,
    button::after {
      bottom: calc(50% - 7px);
    }

    /* Only the current page makes room for the mark. */
    :is(a, button):not([aria-current], [data-current])::after {
      content: none;
    }

    :where([aria-current], [data-current]) {
      padding-inline-start: ${theme.space.s};
    }

    button + div a {
      justify-content: start;
      min-height: ${theme.width.target};
      padding-inline-start: 0;
      border: 0;
      font-size: ${theme.size.s};

      &:not([aria-current]) {
        font-weight: ${theme.weight.regular};
      }
    }

    [role='group'] > a + a {
      justify-content: center;
      border: 0;
    }
  }

  ${theme.from.tablet} {
    &:not(:popover-open) {
      display: contents;
    }
  }

  /* Browsers before 2024: all of it, as a plain list above the page. */
  @supports not selector(:popover-open) {
    width: 100%;
    height: auto;

    nav > ul {
      display: block;
    }
  }
`;

export const Head = styled.div`
  display: none;

  :popover-open > & {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: ${theme.width.headerRow};
  }
`;

export const CloseButton = styled(CommandButton)`
  display: grid;
  place-items: center;
  width: ${theme.width.target};
  height: ${theme.width.target};
  margin-inline-end: -0.625rem;
`;
