// @ts-check
import { aligned, verdict } from '../perf/report.mjs';

/** A page from nginx's cache has at least this share of the answers per second that it has from a file. */
const shareOfDisk = 0.85;

/**
 * @typedef {import('../reliability/figures.mjs').Run & { throughput: import('./throughput.mjs').Throughput }} Report
 */

/** As the rows of a table. @param {import('./throughput.mjs').Throughput} throughput @returns {string[][]} */
export function throughputCells({ cached, disk, instance }) {
  const share = cached.perSecond / disk.perSecond;
  /** @param {string} name @param {import('./wrk.mjs').Load} load */
  const row = (name, { perSecond, p99 }) => [name, perSecond.toFixed(0), `${p99.toFixed(1)} ms`, ''];
  return [
    ['One page, 32 connections', 'Answers per second', '99 of 100 within', 'Against the bar'],
    [
      ...row('nginx, from its cache', cached).slice(0, 3),
      verdict(`${share.toFixed(2)} × a file`, share >= shareOfDisk, `${shareOfDisk} ×`),
    ],
    row('nginx, from a file', disk),
    [
      ...row('One instance of the site alone', instance).slice(0, 3),
      `nginx answers ${(cached.perSecond / instance.perSecond).toFixed(1)} × as many`,
    ],
  ];
}

/** The report as lines for a terminal. @param {Report} report */
export const printed = ({ throughput }) => aligned(throughputCells(throughput));
