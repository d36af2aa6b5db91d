import localFont from 'next/font/local';

/*
 * Files come from packages, so that nothing is downloaded at build time. Calls must stay literal: the compiler
 * reads them. Each `extended` face covers Central European letters and loads only where a page uses one.
 */
const sans = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
  preload: true,
});

const sansExtended = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
});

const serif = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
      weight: '200 900',
      style: 'normal',
    },
    {
      path: '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
      weight: '200 900',
      style: 'italic',
    },
  ],
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  preload: false,
});

const serifExtended = localFont({
  src: '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
});

/** Values of the custom properties that `theme.font` refers to; the extended faces stand first, limited by range. */
export const fontFamilies = {
  sans: `${sansExtended.style.fontFamily}, ${sans.style.fontFamily}`,
  serif: `${serifExtended.style.fontFamily}, ${serif.style.fontFamily}`,
} as const;
