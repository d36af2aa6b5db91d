// @ts-check
import { aligned, markdown, verdict } from '../perf/report.mjs';

/** A page from nginx's cache has at least this share of the answers per second that it has from a file. */
const shareOfDisk = 0.85;

/**
 * @typedef {{ day: string, commit: string, machine: string, throughput: import('./throughput.mjs').Throughput }} Report
 */

/** @param {import('./throughput.mjs').Throughput} throughput @returns {string[][]} */
function throughputCells({ cached, disk, instance }) {
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

/** The page `docs/reliability.md`. @param {Report} report */
export const reliabilityPage = ({ day, commit, machine, throughput }) =>
  [
    '# What the site withstands',
    '',
    `Written by \`npm run load\` on ${day}, of commit ${commit}, on ${machine}. Who asks, nginx and the instances share this machine; each figure is the median of three rounds, measured in turn in one run. ✓ says that a bar is met, ✗ that it is not.`,
    '',
    '## Answers per second',
    '',
    `The page is \`${throughput.page}\`, compressed by gzip, asked for by a visitor who has chosen English ([decision 108](decisions/0108-nginx-in-front.md) says who is answered from the cache).`,
    '',
    ...markdown(throughputCells(throughput)),
    '',
  ].join('\n');
