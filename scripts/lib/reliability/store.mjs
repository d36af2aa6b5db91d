// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { machine } from '../perf/report.mjs';
import { fromRoot } from '../root.mjs';
import { reliabilityPage } from './page.mjs';

const dataFile = fromRoot('docs/reliability.json');
const pageFile = fromRoot('docs/reliability.md');

/** This day, this commit, this machine. @returns {import('./figures.mjs').Run} */
export const thisRun = () => ({
  day: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['describe', '--always', '--dirty'], {
    cwd: fromRoot(),
    encoding: 'utf8',
  }).trim(),
  machine: machine(),
});

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
