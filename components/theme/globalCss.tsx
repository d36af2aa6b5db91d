import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { GlobalStyle } from './GlobalStyle';

/** What only styled-components reads: the ends of rules, and the records of their components. */
const records = /\/\*!sc\*\/\n|data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g;

let made: string | undefined;

/** The global styles as CSS. They are the same on every page and are made once; for the server alone. */
export function globalCss(): string {
  if (made !== undefined) return made;
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
    const css = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
    return (made = css.replaceAll(records, ''));
  } finally {
    sheet.seal();
  }
}
