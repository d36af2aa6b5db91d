import localFont from 'next/font/local';

/*
 * `node scripts/fonts.mjs` makes the files in `faces` from those of the packages: the letters of English and German, and the
 * weights of the theme (docs/decisions/0050). Calls must stay literal: the compiler reads them. Each `extended` face
 * covers Central European letters, each `Others` face the rarer ones of Western Europe, in the ranges of that script; they
 * load only where a page uses one. Browsers slant italics, and embolden the serif: its file has one weight
 * (docs/decisions/0050).
 *
 * A face that is late is left for the next page: no fallback has the same line breaks in two languages at every width,
 * so that a face that came after the text would move the page (requirements, 12: CLS). The constants name the
 * families, and no family may be named like a generic one: Chromium shows a `serif` of ours however late it is.
 */
const archivo = localFont({
  src: './faces/archivo.woff2',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: 'Arial',
  preload: true,
});

const archivoOthers = localFont({
  src: './faces/archivo-others.woff2',
  weight: '400 600',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00AB, U+00AE, U+00B1-00B3, U+00BB, U+00BD, U+00C0-00C3, U+00C5-00D5, U+00D8-00DB, U+00DD-00DE, U+00E0-00E3, U+00E5-00E8, U+00EA-00F5, U+00F8-00FB, U+00FD-00FF, U+0131, U+0152-0153, U+0178, U+2039-203A, U+2122, U+2190-2191, U+2197, U+2260, U+2264-2265',
    },
  ],
});

const archivoExtended = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
});

const sourceSerif = localFont({
  src: './faces/source-serif-4.woff2',
  weight: '400',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
  preload: true,
});

const sourceSerifOthers = localFont({
  src: './faces/source-serif-4-others.woff2',
  weight: '400',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00C0-00C3, U+00C5-00C8, U+00CA-00D5, U+00D8-00DB, U+00DD-00DE, U+00E3, U+00EC, U+00F0, U+00F2, U+00F5, U+00F9, U+00FD-00FF, U+0131, U+0152-0153, U+0178',
    },
  ],
});

const sourceSerifExtended = localFont({
  src: '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
});

/** Values of the custom properties that `theme.font` refers to; the faces of rare letters stand first, limited by range. */
export const fontFamilies = {
  sans: `${archivoExtended.style.fontFamily}, ${archivoOthers.style.fontFamily}, ${archivo.style.fontFamily}, 'Helvetica Neue', Arial, sans-serif`,
  serif: `${sourceSerifExtended.style.fontFamily}, ${sourceSerifOthers.style.fontFamily}, ${sourceSerif.style.fontFamily}, Georgia, 'Times New Roman', serif`,
} as const;
