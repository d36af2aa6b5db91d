// @ts-check
// Makes the site's own font files from those of the packages: the letters of English and German, the weights that the
// theme has. Run it when a package of fonts changes, and redraw the stories:
//   npm run fonts
import './lib/node-version.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import subsetFont from 'subset-font';

import { command } from './lib/command.mjs';
import { fromRoot } from './lib/root.mjs';

/** Latin of English and German, the letters that Western European names have most, and the signs around them. */
const first = `${between(0x20, 0x7e)}ÄÖÜäöüßÉàáâåæçèéêëíîïñóôøúû\u00a0£§©«\u00ad®°±²³·»½–—‘’‚“”„•…‹›€™−→←↑↓↗×≤≥≠\u2009\u2011\u202f`;
/** The other letters of Western Europe; those of other regions are in the `extended` faces. */
const others = [...`${between(0xc0, 0xff)}ŒœŸı`].filter((letter) => !`${first}×÷`.includes(letter)).join('');

/** @param {number} from @param {number} to */
function between(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

/** `weight` of components/theme/theme.ts, and one weight alone where two take more than a file can (docs/decisions/0059). */
const upright = { wght: { min: 400, max: 700, default: 400 } };
const sources = /** @type {const} */ ([
  ['archivo', '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2', upright],
  [
    'source-serif-4',
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    { wght: 400 },
  ],
]);

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
  for (const [name, source, variationAxes] of sources) {
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
  }
  console.log(`unicode-range of the others: ${rangesOf(others)}`);
  return 0;
});
