import { css } from 'styled-components';

import { theme } from '@/components/theme/theme';

/**
 * A page on paper: its text in one column, without what only a screen can do. Links out of the site show where they
 * lead, and what is folded is open. Components hide what is of no use on paper themselves.
 */
export const printStyle = css`
  @page {
    margin: 18mm 20mm 20mm;
  }

  @media print {
    html {
      font-size: 10pt;
    }

    /* Grounds are not printed, so nothing may rely on one. */
    body,
    [data-tone] {
      background: none !important;
      color: ${theme.color.text} !important;
    }

    /* Prints the content without the site's header and footer. */
    main:has([data-print='alone']) section:not(:has([data-print='alone'], h1)) {
      display: none;
    }

    main nav {
      display: none;
    }

    main a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }

    details::details-content {
      display: block;
      content-visibility: visible;
    }

    h1,
    h2,
    h3,
    h4 {
      break-after: avoid;
    }

    li,
    tr,
    dl > div,
    figure {
      break-inside: avoid;
    }

    p {
      orphans: 3;
      widows: 3;
    }
  }
`;
