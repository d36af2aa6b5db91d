// @ts-check
import os from 'node:os';

import { bars, judge, measures } from './measures.mjs';

/**
 * The measured values of a route in a language.
 * @typedef {{ route: import('./routes.mjs').Route, locale: string, values: import('./measures.mjs').Values }} Row
 * An act of a visitor and the milliseconds until its answer; Infinity where none came.
 * @typedef {{ name: string, path: string, locale: string, latency: number }} Interaction
 * The site as a whole: a change of the menu (scripts/lib/perf/server.mjs), and the
 * milliseconds of builds (scripts/lib/perf/builds.mjs).
 * @typedef {{ menu: { pages: number, cpu: number, first: number }, builds: { articles: number, few: number, many: number } }} Server
 * @typedef {{ day: string, commit: string, machine: string, runs: number, rows: Row[], interactions: Interaction[], server?: Server }} Report
 */

/** What the figures depend on. */
export const machine = () =>
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown processor'}, ${os.platform()} ${os.arch()}, Node ${process.versions.node}`;

/** @param {Row[]} rows @returns {string[][]} */
const routeCells = (rows) => {
  const shown = measures.filter(({ key }) => rows.some(({ values }) => key in values));
  return [
    ['Route', ...shown.map(({ title }) => title)],
    ...rows.map(({ route, locale, values }) => [
      `${route.name}, ${locale}`,
      ...shown.map((measure) => {
        const value = values[measure.key];
        return value === undefined ? '' : judge(measure, route, value).text;
      }),
    ]),
  ];
};

/** @param {Interaction[]} interactions @returns {string[][]} */
const interactionCells = (interactions) => [
  ['Act', 'Page', 'Answer ms'],
  ...interactions.map(({ name, path, locale, latency }) => {
    const bar = bars.interaction ?? NaN;
    const text = Number.isFinite(latency) ? latency.toFixed(0) : 'none';
    return [`${name}, ${locale}`, path, `${text} ${latency <= bar ? '✓' : '✗'} ${bar}`];
  }),
];

/** @param {string} text @param {boolean} isMet @param {number | string} bar */
export const verdict = (text, isMet, bar) => `${text} ${isMet ? '✓' : '✗'} ${bar}`;

/** @param {Server} server @returns {string[][]} */
function serverCells({ menu, builds }) {
  const { build = NaN, buildArticles, menuPages = NaN, menuCpu = NaN, menuFirst = NaN } = bars;
  const cpu = (menu.cpu / menu.pages) * menuPages;
  const longer = builds.many / builds.few;
  return [
    ['Server', 'Value'],
    [
      `Change of the menu, ${menu.pages} pages: CPU ms for ${menuPages}`,
      verdict(cpu.toFixed(0), cpu <= menuCpu, menuCpu),
    ],
    [
      'The ten most visited are new after ms',
      verdict(menu.first.toFixed(0), menu.first <= menuFirst, menuFirst),
    ],
    [`Build with ${builds.articles} articles, s`, (builds.few / 1000).toFixed(0)],
    [
      `Build with ${buildArticles} articles, against it`,
      verdict(`${longer.toFixed(2)} ×`, longer <= build, `${build} ×`),
    ],
  ];
}

/** Columns side by side for a terminal. @param {string[][]} cells */
export function aligned(cells) {
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A table of Markdown. @param {string[][]} cells */
export function markdown([head = [], ...rows]) {
  /** @param {string[]} cells */
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

/** The report as lines for a terminal. @param {Report} report */
export const printed = ({ rows, interactions, server }) => [
  ...aligned(routeCells(rows)),
  ...(interactions.length > 0 ? ['', ...aligned(interactionCells(interactions))] : []),
  ...(server ? ['', ...aligned(serverCells(server))] : []),
];

/** The page `docs/performance.md`. @param {Report} report */
export const performancePage = ({ day, commit, machine, runs, rows, interactions, server }) =>
  [
    '# How light the site is',
    '',
    `Written by \`npm run perf\` on ${day}, of commit ${commit}, on ${machine}: the median of ${runs} ${runs === 1 ? 'run' : 'runs'}. Each cell shows the value, whether the bar is met (✓) or not (✗), and the bar. How each is measured: [decision 49](decisions/0049-how-performance-is-measured.md).`,
    '',
    ...markdown(routeCells(rows)),
    ...(interactions.length > 0
      ? [
          '',
          '## Answers right after first paint',
          '',
          'Milliseconds from a tap or key to its visible answer, with the processor four times slower, begun at first contentful paint. None: what was tapped or typed was lost.',
          '',
          ...markdown(interactionCells(interactions)),
        ]
      : []),
    ...(server ? ['', '## The server', '', ...markdown(serverCells(server))] : []),
    '',
  ].join('\n');
