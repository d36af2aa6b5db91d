import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** One step away on a phone; open where it has room and the browser can do that. */
export const Fold = styled.details`
  summary {
    min-height: ${theme.width.target};
    padding-block: ${theme.space.s};
    color: ${theme.color.link};
    cursor: pointer;
  }

  ${theme.from.tablet} {
    @supports selector(details::details-content) {
      &::details-content {
        display: block;
        content-visibility: visible;
      }

      > summary {
        display: none;
      }
    }
  }

  @media print {
    summary {
      display: none;
    }
  }
`;

export const Frame = styled.div`
  max-width: 100%;
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`;

export const Table = styled.table`
  width: 100%;
  font-size: ${theme.size.s};
  line-height: 1.35;

  th {
    font-weight: ${theme.weight.regular};
    text-align: start;
  }

  th a {
    display: block;
    padding-block: 0.3rem;
    color: inherit;
    text-decoration-color: ${theme.color.lineStrong};
    text-underline-offset: 0.2em;
  }

  th a:hover {
    text-decoration-color: ${theme.color.signal};
  }

  th[scope='row'] {
    min-width: 9rem;
    padding-inline-end: ${theme.space.s};
    hyphens: auto;
  }

  thead th {
    padding-bottom: ${theme.space.xxs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  td,
  thead th:not(:first-child) {
    width: 2.25rem;
    min-width: 1.75rem;
    text-align: center;
  }

  abbr {
    text-decoration: none;
  }

  tr {
    border-bottom: 1px solid ${theme.color.line};
  }

  tbody {
    border-top: 2px solid ${theme.color.text};
  }

  /* Thirty countries fit on a sheet. */
  @media print {
    th a {
      padding-block: 0.05rem;
    }

    td,
    thead th:not(:first-child) {
      width: auto;
      min-width: 0;
      font-size: 0.65rem;
    }
  }
`;

/** Filled for what is due, everything else in outline, so that it reads without colours. */
export const Mark = styled.span`
  display: inline-block;
  width: 0.75rem;
  height: 0.75rem;
  border: 2px solid ${theme.color.text};
  border-radius: ${theme.radius.round};
  vertical-align: -0.05em;
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-standing='due'] {
    border-color: ${theme.color.signal};
    background: ${theme.color.signal};
  }

  &[data-standing='ahead'] {
    border-style: dotted;
  }

  &[data-standing='marketplace'],
  &[data-standing='supplier'] {
    height: 0;
    border-width: 0 0 2px;
    border-color: ${theme.color.textMuted};
    border-radius: 0;
    vertical-align: 0.25em;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    &[data-standing='due'] {
      background: CanvasText;
    }
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.l};
  padding-top: ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  list-style: none;
`;
