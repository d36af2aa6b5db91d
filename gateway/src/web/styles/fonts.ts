import localFont from 'next/font/local';

/*
 * The site's fonts, from the same packages. Calls must stay literal: the compiler reads them. Each `extended` face
 * covers Central European letters and loads only where a page uses one.
 */
const sans = localFont({
  src: '../../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
  preload: true,
  variable: '--face-sans',
});

const sansExtended = localFont({
  src: '../../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--face-sans-extended',
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
});

const serif = localFont({
  src: '../../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  preload: false,
  variable: '--face-serif',
});

const serifExtended = localFont({
  src: '../../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  variable: '--face-serif-extended',
  declarations: [{ prop: 'unicode-range', value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF' }],
});

/** Classes that define the custom properties of `tokens.css`. */
export const fontClasses = [sans, sansExtended, serif, serifExtended]
  .map(({ variable }) => variable)
  .join(' ');
