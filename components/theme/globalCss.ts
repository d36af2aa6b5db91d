import { createGlobalStyle, css } from 'styled-components';

import { theme } from '@/components/theme/theme';

import { belowFold } from './belowFold';
import { fontFamilies } from './fonts';
import { motionStyle } from './motion';
import { printStyle } from './printStyle';
import { schemeStyle } from './schemeStyle';

/**
 * Element defaults, as plain CSS; components set everything else themselves. `_document` writes it: a component would
 * write it again at hydration, and browsers would style every element anew (docs/decisions/0045).
 */
export const globalCss = css`
  :root {
    --sans: ${fontFamilies.sans};
    --serif: ${fontFamilies.serif};
    --hr: ${theme.width.headerBase};
    --hh: var(--hr);
  }

  @media (48rem <= width < 77rem) {
    :root {
      --hr: 3.25rem;
      --hh: 6.5rem;
    }
  }

  ${schemeStyle}

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    hyphenate-limit-chars: 12 5 5;
    /* Keeps anchors and focused controls clear of the sticky header. */
    scroll-padding-top: ${theme.width.headerHeight};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${theme.color.background};
    color: ${theme.color.text};
    font-family: ${theme.font.sans};
    font-size: ${theme.size.m};
    line-height: ${theme.leading.body};
    /* German compounds are longer than a phone is wide. */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote,
  fieldset,
  table {
    margin: 0;
  }
  ul,
  ol {
    padding: 0;
  }

  h1,
  h2,
  h3,
  h4 {
    /* At every level: the title of a page is set apart where it is. */
    font-weight: ${theme.weight[theme.setting.h2.weight]};
    line-height: ${theme.leading[theme.setting.h2.leading]};
    letter-spacing: -0.012em;
    word-spacing: 0.05em;
    text-wrap: balance;
  }

  /* What stands in narrow columns; on phones, running text too. */
  :lang(de) :is(h1, h2, h3, h4, th, td, dt, dd, figcaption, legend) {
    hyphens: auto;
  }

  @media (width < 30rem) {
    :lang(de) :is(p, li) {
      hyphens: auto;
    }
  }

  html:has(dialog:modal) {
    overflow: hidden;
  }
  html:has([popover='auto']:popover-open) {
    overflow: hidden;
  }

  /* Phones lay out what is below the first screen later (docs/decisions/0045). */
  @media (width < 48rem) {
    [data-first-screen] :is(${belowFold}) {
      content-visibility: auto;
      contain-intrinsic-size: auto 600px;
    }
  }

  p {
    text-wrap: pretty;
  }
  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  main img {
    filter: var(--dim);
  }
  main img[data-drawing] {
    filter: var(--ink, none);
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  a {
    color: inherit;
  }
  address {
    font-style: normal;
  }
  /* Its columns share a width that no single letter may claim: they scroll instead. */
  table {
    border-collapse: collapse;
    overflow-wrap: break-word;
  }
  table,
  time {
    font-variant-numeric: tabular-nums lining-nums;
  }

  :focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 3px;
    border-radius: ${theme.radius.s};
  }

  ::selection {
    background: ${theme.color.signalSurface};
    color: ${theme.color.text};
  }

  ${motionStyle}
  ${printStyle}
`
  .filter((part) => typeof part === 'string')
  .join('');

/** The same where a page is not written by `_document`: the gateway's pages and stories. */
export const GlobalStyle = createGlobalStyle`
  ${globalCss}
`;
