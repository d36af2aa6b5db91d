// @ts-check
// Makes the site's own font files from those of the packages: the letters of English and German, the weights that the
// theme has. Run it when a package of fonts or a range changes, and redraw the stories:
//   node scripts/fonts.mjs
import './lib/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';

import subsetFont from 'subset-font';

import { fromRoot } from './lib/root.mjs';

/** Latin of English and German, and the signs that the site has on its pages. */
const most =
  '20-7E A0 A3 A7 A9 AD B0 B7 C4 D6-D7 DC DF E4 E9 F6 FC 2009 2011 2013-2014 2018-201A 201C-201E 2022 2026 202F 20AC 2192-2193 2212';
/** The letters that other Western European names have most, and rarer signs. */
const more =
  'AB AE B1-B3 BB BD C9 E0-E2 E5-E8 EA-EB ED-EF F1 F3-F4 F8 FA-FB 2039-203A 2122 2190-2191 2197 2260 2264-2265';
/** The other letters of Western Europe; those of other regions are in the `extended` faces. */
const rare = 'C0-C3 C5-C8 CA-D5 D8-DB DD-DE E3 EC F0 F2 F5 F9 FD-FF 131 152-153 178';

/**
 * Each first file comes with the first answers of a new connection: Archivo in the `weight` of components/theme/theme.ts,
 * the serif in one weight (docs/decisions/0050). The letters of `others` are ranges in components/theme/fonts.ts, too.
 */
const sources = [
  {
    name: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    files: { '': most, '-others': `${more} ${rare}` },
  },
  {
    name: 'source-serif-4',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    variationAxes: { wght: 400 },
    files: { '': `${most} ${more}`, '-others': rare },
  },
];

/** @param {string} ranges of code points, in hexadecimal */
const lettersOf = (ranges) =>
  ranges
    .split(' ')
    .map((range) => range.split('-').map((code) => parseInt(code, 16)))
    .flatMap(([from = 0, to = from]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

for (const { name, source, variationAxes, files } of sources) {
  for (const [suffix, ranges] of Object.entries(files)) {
    // Figures that components/ asks for, and kerning and ligatures, which browsers apply by themselves.
    const options = { variationAxes, keepFeatures: ['kern', 'liga', 'tnum', 'lnum'] };
    const font = readFileSync(fromRoot('node_modules', source));
    const made = await subsetFont(font, lettersOf(ranges), { targetFormat: 'woff2', ...options });
    writeFileSync(fromRoot(`components/theme/faces/${name}${suffix}.woff2`), made);
    console.log(`${name}${suffix}.woff2: ${(made.length / 1000).toFixed(1)} kB`);
  }
}
