// @ts-check
import { readFileSync } from 'node:fs';

import { fromRoot } from '../root.mjs';

/**
 * @typedef {import('./routes.mjs').Route} Route
 * What is measured of a route, under the name that it has in the JSON file.
 * @typedef {{ key: string, title: string, digits: number, bar?: (route: Route) => number | undefined, isFloor?: boolean }} Measure
 * @typedef {Record<string, number>} Values
 */

/** The bars: milliseconds for `lcp`, `tbt` and `interaction`, kB for sizes. @type {Record<string, number>} */
export const bars = JSON.parse(readFileSync(fromRoot('scripts/lib/perf/bars.json'), 'utf8'));

/** @type {Measure[]} */
export const measures = [
  { key: 'score', title: 'Score', digits: 0, bar: () => bars.score, isFloor: true },
  { key: 'lcp', title: 'LCP ms', digits: 0, bar: () => bars.lcp },
  { key: 'tbt', title: 'TBT ms', digits: 0, bar: () => bars.tbt },
  { key: 'cls', title: 'CLS', digits: 3, bar: () => bars.cls },
  { key: 'scripts', title: 'Scripts kB', digits: 1, bar: () => bars.scripts },
  { key: 'html', title: 'HTML kB', digits: 1, bar: ({ html }) => html },
  {
    key: 'nextData',
    title: 'Data kB',
    digits: 1,
    bar: ({ isContent }) => (isContent ? bars.nextData : undefined),
  },
  { key: 'nodes', title: 'Nodes', digits: 0, bar: () => bars.nodes },
  { key: 'fonts', title: 'Fonts kB', digits: 1, bar: () => bars.fonts },
  { key: 'fontFiles', title: 'Font files', digits: 0, bar: () => bars.fontFiles },
  { key: 'requests', title: 'Requests', digits: 0 },
  { key: 'cpu', title: 'CPU ms', digits: 0 },
  { key: 'blocking', title: 'of it blocking', digits: 0 },
  { key: 'ratio', title: 'CPU ratio', digits: 2 },
];

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

/**
 * Compares a value with the bar of its route, as rounded as it is shown.
 * @param {Measure} measure
 * @param {Route} route
 * @param {number} value
 * @returns {{ text: string, isMet: boolean | undefined }} the value, with the bar where there is one
 */
export function judge({ bar, digits, isFloor }, route, value) {
  const limit = bar?.(route);
  const text = value.toFixed(digits);
  if (limit === undefined) return { text, isMet: undefined };
  const isMet = isFloor ? Number(text) >= limit : Number(text) <= limit;
  return { text: `${text} ${isMet ? '✓' : '✗'} ${limit}`, isMet };
}
