// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { fromRoot } from '../root.mjs';
import { reliabilityPage } from './page.mjs';

const dataFile = fromRoot('docs/reliability.json');
const pageFile = fromRoot('docs/reliability.md');

/**
 * Changes what is known, and writes the page anew.
 * @param {(before: import('./page.mjs').Reliability) => import('./page.mjs').Reliability} change
 */
export function changeReliability(change) {
  /** @type {import('./page.mjs').Reliability} */
  const before = existsSync(dataFile) ? JSON.parse(readFileSync(dataFile, 'utf8')) : { faults: {} };
  const after = change(before);
  writeFileSync(dataFile, `${JSON.stringify(after, null, 2)}\n`);
  writeFileSync(pageFile, reliabilityPage(after));
}
