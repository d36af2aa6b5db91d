// @ts-check
import { readFileSync } from 'node:fs';

import { fromRoot } from '../root.mjs';

/**
 * A row of docs/reliability.md: what goes wrong, what the site does, what it has to keep to.
 * @typedef {{ part: string, fault: string, does: string, bar: string }} Row
 * The figure that a test has stated for a row (e2e/support/figure.ts), and whether the test passed.
 * @typedef {{ key: string, figure: string, isMet: boolean }} Stated
 * When and where figures were measured.
 * @typedef {{ day: string, commit: string, machine: string }} Run
 * @typedef {Run & { figure: string, isMet: boolean, isFull: boolean }} Figure
 */

/** All rows in their order, by the key that a test names. @type {Record<string, Row>} */
export const rows = JSON.parse(readFileSync(fromRoot('scripts/lib/reliability/faults.json'), 'utf8'));

/**
 * The figures in the tests of a report.
 * @param {{ isMet: boolean, properties?: { property: { name: string, value: string }[] } }[]} tests
 * @returns {Stated[]}
 */
export const statedFigures = (tests) =>
  tests.flatMap(({ isMet, properties }) =>
    (properties?.property ?? [])
      .filter(({ name }) => name in rows)
      .map(({ name, value }) => ({ key: name, figure: value, isMet })),
  );

/**
 * The figures after a run. Several statements about a row become one; a short run leaves what a full one has measured.
 * @param {Record<string, Figure>} before
 * @param {Stated[]} stated
 * @param {Run & { isFull: boolean }} run
 * @returns {Record<string, Figure>}
 */
export function afterRun(before, stated, run) {
  const after = { ...before };
  for (const key of new Set(stated.map((one) => one.key))) {
    if (before[key]?.isFull && !run.isFull) continue;
    const ofRow = stated.filter((one) => one.key === key);
    after[key] = {
      figure: ofRow.map(({ figure }) => figure).join('; '),
      isMet: ofRow.every(({ isMet }) => isMet),
      ...run,
    };
  }
  return after;
}
