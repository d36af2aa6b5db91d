// @ts-check
import { throughputCells } from '../load/report.mjs';
import { markdown } from '../perf/report.mjs';
import { rows } from './figures.mjs';

/**
 * The content of `docs/reliability.json`: the figures of the rows, and the report of `npm run load`.
 * @typedef {{ faults: Record<string, import('./figures.mjs').Figure>, load?: import('../load/report.mjs').Report }} Reliability
 */

/** @param {{ day: string, commit: string, machine: string }} run */
const wordsOf = ({ day, commit, machine }) => `on ${day}, of commit ${commit}, on ${machine}`;

/** @param {Reliability['faults']} faults */
const runsOf = (faults) => [...new Set(Object.values(faults).map(wordsOf))];

/** @param {Reliability['faults']} faults @param {string} part @returns {string[][]} */
function cellsOf(faults, part) {
  const runs = runsOf(faults);
  return [
    ['What goes wrong', 'What the site does', 'The bar', 'Measured', 'Form'],
    ...Object.entries(rows)
      .filter(([, row]) => row.part === part)
      .map(([key, { fault, does, bar }]) => {
        const figure = faults[key];
        if (!figure) return [fault, does, bar, 'not yet', ''];
        const form = figure.isFull ? 'full' : 'short';
        const run = runs.length > 1 ? `, run ${runs.indexOf(wordsOf(figure)) + 1}` : '';
        return [fault, does, bar, `${figure.isMet ? '✓' : '✗'} ${figure.figure}`, form + run];
      }),
  ];
}

/** @param {Reliability['faults']} faults */
function measuredBy(faults) {
  const runs = runsOf(faults);
  if (runs.length === 0) return 'Nothing has been measured yet.';
  if (runs.length === 1) return `Measured ${runs[0]}.`;
  return ['Measured', ...runs.map((run, index) => `- run ${index + 1} ${run}`)].join('\n');
}

/** The page `docs/reliability.md`. @param {Reliability} reliability */
export function reliabilityPage({ faults, load }) {
  const parts = [...new Set(Object.values(rows).map(({ part }) => part))];
  return [
    '# What the site withstands',
    '',
    'Written by `npm run faults` and `npm run load`. Each row of the first tables is a test with real servers (`e2e/outages`, `e2e/nginx`, `e2e/redis`, `e2e/postgres`), which fails where the bar is missed: ✓ says that it passed, ✗ that it did not. `npm run faults -- --short` runs the same tests in a short form; a figure of the short form stands here only until the full one has been measured. Times are those of one machine that runs all servers and whoever asks.',
    '',
    measuredBy(faults),
    ...parts.flatMap((part) => ['', `## ${part}`, '', ...markdown(cellsOf(faults, part))]),
    ...(load
      ? [
          '',
          '## Answers per second',
          '',
          `Measured by \`npm run load\` ${wordsOf(load)}. Who asks, nginx and the instances share this machine; each figure is the median of three rounds, measured in turn in one run. The page is \`${load.throughput.page}\`, compressed by gzip, asked for by a visitor who has chosen English ([decision 108](decisions/0108-nginx-in-front.md) says who is answered from the cache).`,
          '',
          ...markdown(throughputCells(load.throughput)),
        ]
      : []),
    '',
  ].join('\n');
}
