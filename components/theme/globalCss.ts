import { createGlobalStyle, css } from 'styled-components';

import { belowFold, proseBelowFold } from './belowFold';
import { fontFamilies } from './fonts';

/**
 * The rules that need values of scripts; all others are in `scheme.css` and `elements.css`, which browsers keep from page
 * to page. `_document` writes them: a component would write them again at hydration, and browsers would style every
 * element anew (docs/decisions/0045).
 */
export const globalCss = css`
  :root {
    --sans: ${fontFamilies.sans};
    --serif: ${fontFamilies.serif};
    /* Each in place of the other where a scheme needs it; bundlers would look for them beside a style sheet. */
    --lp: url(/brand/logo-inverse.svg);
    --li: url(/brand/logo.svg);
  }

  /* Phones lay out what is below the first screen later (docs/decisions/0045). */
  @media (width < 48rem) {
    [data-first-screen] :is(${belowFold}) {
      content-visibility: auto;
      contain-intrinsic-size: auto 600px;
    }
    [data-first-screen] ${proseBelowFold} {
      contain-intrinsic-size: auto 8rem;
    }
  }
`
  .filter((part) => typeof part === 'string')
  .join('');

/** The same where a page is not written by `_document`: the gateway's pages and stories. */
export const GlobalStyle = createGlobalStyle`
  ${globalCss}
`;
