// @ts-check
import { aligned } from '../perf/report.mjs';

/**
 * @typedef {import('../reliability/figures.mjs').Run & { throughput: import('./throughput.mjs').Throughput }} Report
 */

/** As the rows of a table. @param {import('./throughput.mjs').Throughput} throughput @returns {string[][]} */
export function throughputCells({ cached, instance }) {
  /** @param {string} name @param {import('./wrk.mjs').Load} load */
  const row = (name, { perSecond, p99 }) => [name, perSecond.toFixed(0), `${p99.toFixed(1)} ms`];
  return [
    ['One page, 32 connections', 'Answers per second', '99 of 100 within'],
    row('nginx, from its cache', cached),
    row('One instance of the site alone', instance),
  ];
}

/** The report as lines for a terminal. @param {Report} report */
export const printed = ({ throughput }) => aligned(throughputCells(throughput));
