// @ts-check
import { execFileSync } from 'node:child_process';

import { machine } from './perf/report.mjs';
import { fromRoot } from './root.mjs';

/** This day, this commit, this machine. @returns {import('./reliability/figures.mjs').Run} */
export const thisRun = () => ({
  day: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['describe', '--always', '--dirty'], {
    cwd: fromRoot(),
    encoding: 'utf8',
  }).trim(),
  machine: machine(),
});
