import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Margin = styled.div`
  position: sticky;
  top: ${theme.width.headerHeight};
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.space.m};
  align-items: center;
  border-block: 1px solid ${theme.color.line};
  background: ${theme.color.background};
  font-size: ${theme.size.s};
  line-height: 1.4;

  @media print {
    position: static;
    border: 0;
  }

  ${theme.from.desktop} {
    top: calc(${theme.width.headerHeight} + ${theme.space.l});
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
    max-height: calc(100vh - ${theme.width.headerHeight} - 3rem);
    padding-inline-end: ${theme.space.l};
    overflow-y: auto;
    border-block: 0;
  }
`;

/** Says that the report does not belong to the answers any more. */
export const Old = styled.div`
  grid-column: 1 / -1;

  p {
    padding: ${theme.space.xs} ${theme.space.s};
    border-inline-start: 3px solid ${theme.color.signal};
    background: ${theme.color.surface};
    font-weight: ${theme.weight.medium};
  }
`;

export const Sum = styled.p`
  font-variant-numeric: tabular-nums lining-nums;

  /* The verdict has the same. */
  @media print {
    display: none;
  }

  span {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  strong {
    font-weight: ${theme.weight.semibold};
  }

  ${theme.from.desktop} {
    padding-top: ${theme.space.xs};
    border-top: 2px solid ${theme.color.text};

    span {
      font-size: ${theme.size.s};
    }

    strong {
      font-size: ${theme.size.h4};
    }
  }
`;

/** Folds out on a phone; on a desktop it is always open, where the browser can do that. */
export const Contents = styled.details`
  &[open] {
    grid-column: 1 / -1;
  }

  summary {
    min-height: ${theme.width.target};
    padding-block: ${theme.space.s};
    color: ${theme.color.link};
    cursor: pointer;
  }

  ol {
    max-height: 50vh;
    overflow-y: auto;
    list-style: none;
  }

  a {
    display: block;
    padding-block: ${theme.space.xs};
    color: inherit;
    text-decoration: none;
  }

  a:hover,
  a:focus-visible {
    text-decoration: underline ${theme.color.signal} 2px;
    text-underline-offset: 0.25em;
  }

  a[aria-current] {
    color: ${theme.color.signal};
  }

  @media print {
    display: none;
  }

  ${theme.from.desktop} {
    @supports selector(details::details-content) {
      &::details-content {
        display: block;
        content-visibility: visible;
      }

      summary {
        display: none;
      }
    }

    ol {
      max-height: none;
    }
  }
`;
