// @ts-check
import { existsSync } from 'node:fs';

import { Failure } from '../failure.mjs';
import { run } from '../processes.mjs';

const program = '/usr/bin/wrk';

/** @type {import('../cluster/packages.mjs').Program} */
export const wrkOfDebian = {
  purpose: 'wrk, which asks for pages as fast as they are answered',
  packages: ['wrk'],
  isThere: () => existsSync(program),
};

/**
 * Answers of an address per second, and the time within which 99 of 100 came, in milliseconds.
 * @typedef {{ perSecond: number, p99: number }} Load
 */

/** @param {string} text such as `1.23ms`, `45.60us` or `1.02s` */
function milliseconds(text) {
  const [, number, unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1_000, m: 60_000 }[unit] ?? NaN);
}

/** Reads the output of wrk. @param {string} text @param {string} url @returns {Load} */
export function loadOf(text, url) {
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  const [, p99] = /99%\s+(\S+)/.exec(text) ?? [];
  const [, failed] = /Non-2xx or 3xx responses: (\d+)/.exec(text) ?? [];
  const [errors] = /Socket errors: .*/.exec(text) ?? [];
  if (failed || errors) throw new Failure(`${url}: ${failed ? `${failed} answers were no page` : errors}.`);
  if (!perSecond || !p99) throw new Failure(`wrk measured nothing at ${url}:\n${text}`);
  return { perSecond: Number(perSecond), p99: milliseconds(p99) };
}

/**
 * Asks for an address over 32 connections, as a browser that has chosen English.
 * @param {string} url
 * @param {number} seconds
 * @returns {Promise<Load>}
 */
export async function askFor(url, seconds) {
  /** @type {string[]} */
  const lines = [];
  const headers = ['accept-encoding: gzip', 'accept-language: en', 'cookie: i18n_redirected=en'];
  const args = [
    '-t',
    '1',
    '-c',
    '32',
    '-d',
    `${seconds}s`,
    '--latency',
    ...headers.flatMap((one) => ['-H', one]),
  ];
  const code = await run(program, [...args, url], {
    onLine: (line) => lines.push(line),
    logFile: '/dev/null',
  });
  if (code !== 0) throw new Failure(`wrk failed at ${url}: ${lines.join(' ')}`);
  return loadOf(lines.join('\n'), url);
}
