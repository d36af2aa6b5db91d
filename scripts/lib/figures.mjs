// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';

import { Failure } from './failure.mjs';
import { fromRoot } from './root.mjs';

const page = fromRoot('docs/reliability.md');

/**
 * The figure that a test has stated for a row of docs/reliability.md (e2e/support/figure.ts), and whether the test passed.
 * @typedef {{ row: string, figure: string, isMet: boolean }} Stated
 */

/**
 * The figures in the tests of a report.
 * @param {{ isMet: boolean, properties?: { property: { name: string, value: string }[] } }[]} tests
 * @returns {Stated[]}
 */
export const statedFigures = (tests) =>
  tests.flatMap(({ isMet, properties }) =>
    (properties?.property ?? []).flatMap(({ name, value }) =>
      name.startsWith('figure:') ? [{ row: name.slice('figure:'.length), figure: value, isMet }] : [],
    ),
  );

/**
 * Writes figures into their rows. Several of one row become one; those of a short run replace none of a full one.
 * @param {Stated[]} stated
 * @param {boolean} isFull
 */
export function writeFigures(stated, isFull) {
  const lines = readFileSync(page, 'utf8').split('\n');
  const form = `${isFull ? 'full' : 'short'}, ${new Date().toISOString().slice(0, 10)}`;
  for (const row of new Set(stated.map((one) => one.row))) {
    const index = lines.findIndex((line) => line.startsWith(`| <!-- ${row} -->`));
    const cells = lines[index]?.split(' | ');
    if (!cells) throw new Failure(`docs/reliability.md has no row ${row}.`);
    if (!isFull && cells[4]?.startsWith('full')) continue;
    const own = stated.filter((one) => one.row === row);
    const verdict = own.every(({ isMet }) => isMet) ? '✓' : '✗';
    const measured = `${verdict} ${own.map(({ figure }) => figure).join('; ')}`;
    lines[index] = [...cells.slice(0, 3), measured, `${form} |`].join(' | ');
  }
  writeFileSync(page, lines.join('\n'));
}
