// @ts-check
// Makes the site's own font files from those of the packages: the letters of English and German, the weights that the
// theme has. Run it when a package of fonts changes, and redraw the stories:
//   node scripts/fonts.mjs
import './lib/node-version.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import subsetFont from 'subset-font';

import { command } from './lib/command.mjs';
import { fromRoot } from './lib/root.mjs';

/** Latin of English and German, and the signs that the site has on its pages. */
const most = `${between(0x20, 0x7e)}ÄÖÜäöüßé\u00a0£§©°\u00ad·×–—‘’‚“”„•…€−→↓\u2009\u2011\u202f`;
/** The letters that other Western European names have most, and rarer signs. */
const more = 'Éàáâåæçèêëíîïñóôøúû«®±²³»½‹›™←↑↗≤≥≠';
/** The other letters of Western Europe; those of other regions are in the `extended` faces. */
const rare = [...`${between(0xc0, 0xff)}ŒœŸı`]
  .filter((letter) => !`${most}${more}÷`.includes(letter))
  .join('');

/** @param {number} from @param {number} to */
function between(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

/**
 * Each first file comes with the first answers of a new connection: Archivo in the `weight` of components/theme/theme.ts,
 * the serif in one weight (docs/decisions/0050).
 */
const sources = [
  {
    name: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    first: most,
    others: more + rare,
  },
  {
    name: 'source-serif-4',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    variationAxes: { wght: 400 },
    first: most + more,
    others: rare,
  },
];

/** Ranges as CSS writes them. @param {string} letters */
function rangesOf(letters) {
  /** @type {[number, number][]} */
  const ranges = [];
  for (const code of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

await command(async () => {
  const folder = fromRoot('components/theme/faces');
  mkdirSync(folder, { recursive: true });
  for (const { name, source, variationAxes, first, others } of sources) {
    for (const { file, letters } of [
      { file: `${name}.woff2`, letters: first },
      { file: `${name}-others.woff2`, letters: others },
    ]) {
      // What components/ asks for, and kerning and ligatures, which browsers apply by themselves.
      const options = { variationAxes, keepFeatures: ['kern', 'liga', 'tnum', 'lnum'] };
      const made = await subsetFont(readFileSync(fromRoot('node_modules', source)), letters, {
        targetFormat: 'woff2',
        ...options,
      });
      writeFileSync(`${folder}/${file}`, made);
      console.log(`${file}: ${(made.length / 1000).toFixed(1)} kB`);
    }
    console.log(`unicode-range of its others: ${rangesOf(others)}`);
  }
  return 0;
});
