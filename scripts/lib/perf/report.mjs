// @ts-check
import { readFileSync } from 'node:fs';

import { fromRoot } from '../root.mjs';

/**
 * The measured values of a route in a language, under the names of the columns.
 * @typedef {Record<string, number>} Values
 * @typedef {{ route: import('./routes.mjs').Route, locale: string, values: Values }} Row
 * An act of a visitor and the milliseconds until its answer; Infinity where none came.
 * @typedef {{ name: string, path: string, locale: string, latency: number }} Interaction
 * @typedef {{ rows: Row[], interactions: Interaction[] }} Report
 */

/** The bars: milliseconds for `lcp`, `tbt` and `interaction`, kB for sizes. @type {Record<string, number>} */
const bars = JSON.parse(readFileSync(fromRoot('scripts/lib/perf/bars.json'), 'utf8'));

/** @type {{ key: string, title: string, digits: number }[]} */
const columns = [
  { key: 'performance', title: 'Performance', digits: 0 },
  { key: 'accessibility', title: 'Accessibility', digits: 0 },
  { key: 'best-practices', title: 'Best practices', digits: 0 },
  { key: 'seo', title: 'SEO', digits: 0 },
  { key: 'lcp', title: 'LCP ms', digits: 0 },
  { key: 'tbt', title: 'TBT ms', digits: 0 },
  { key: 'cls', title: 'CLS', digits: 3 },
  { key: 'scripts', title: 'Scripts kB', digits: 1 },
  { key: 'html', title: 'HTML kB', digits: 1 },
  { key: 'nextData', title: 'Data kB', digits: 1 },
  { key: 'nodes', title: 'Nodes', digits: 0 },
  { key: 'fonts', title: 'Fonts kB', digits: 1 },
  { key: 'fontFiles', title: 'Font files', digits: 0 },
  { key: 'requests', title: 'Requests', digits: 0 },
];

/** Categories of Lighthouse, whose bars are the least that they may be. */
const lighthouseScores = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @param {number[]} numbers at least one */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** The median of each value. @param {Values[]} runs @returns {Values} */
export const medians = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key] ?? NaN))]),
  );

/** @param {Row} row @param {string} key */
function barOf({ route }, key) {
  if (key === 'html') return route.html;
  return key === 'nextData' && !route.isContent ? undefined : bars[key];
}

/** A value as it is shown, compared with its bar where there is one. @param {string} text @param {number | undefined} bar @param {boolean} [isFloor] */
function judged(text, bar, isFloor = false) {
  if (bar === undefined) return text;
  return `${text} ${(isFloor ? Number(text) >= bar : Number(text) <= bar) ? '✓' : '✗'} ${bar}`;
}

/** A table of Markdown. @param {string[][]} rows the first one is its head */
const table = ([head = [], ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The tables of all measurements: each value has ✓ where it meets its bar, ✗ where it does not. @param {Report} report */
export const perfReport = ({ rows, interactions }) =>
  [
    table([
      ['Route', ...columns.map(({ title }) => title)],
      ...rows.map((row) => [
        `${row.route.name}, ${row.locale}`,
        ...columns.map(({ key, digits }) =>
          judged((row.values[key] ?? NaN).toFixed(digits), barOf(row, key), lighthouseScores.includes(key)),
        ),
      ]),
    ]),
    table([
      ['Act right after first paint', 'Page', 'Answer ms'],
      ...interactions.map(({ name, path, locale, latency }) => [
        `${name}, ${locale}`,
        path,
        judged(latency.toFixed(0), bars.interaction),
      ]),
    ]),
  ].join('\n\n');
