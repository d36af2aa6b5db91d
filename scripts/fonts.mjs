// @ts-check
// Makes the site's own font files from those of the packages: the letters of English and German, the weights that the
// theme has. Run it when a package of fonts changes, and redraw the stories:
//   npm run fonts
import './lib/node-version.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import subsetFont from 'subset-font';

import { command } from './lib/command.mjs';
import { fromRoot } from './lib/root.mjs';

/** Latin of Western Europe, and the signs around it; other letters are in the `extended` faces. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
];
const signs = 'ŒœŸı–—―‘’‚“”„†‡•…‰‹›⁄€™−→←↑↓↗×≤≥≈≠\u2009\u2011\u202f';

const characters =
  ranges
    .map(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(''),
    )
    .join('') + signs;

const options = /** @type {const} */ ({
  targetFormat: 'woff2',
  // `weight` of components/theme/theme.ts.
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // What components/ asks for, and kerning and ligatures, which browsers apply by themselves.
  keepFeatures: ['kern', 'liga', 'tnum', 'lnum'],
});

/** The made file by its source. */
const files = {
  archivo: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  'source-serif-4': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
};

await command(async () => {
  const folder = fromRoot('components/theme/faces');
  mkdirSync(folder, { recursive: true });
  for (const [name, source] of Object.entries(files)) {
    const made = await subsetFont(readFileSync(fromRoot('node_modules', source)), characters, options);
    writeFileSync(`${folder}/${name}.woff2`, made);
    console.log(`${name}.woff2: ${(made.length / 1000).toFixed(1)} kB`);
  }
  return 0;
});
