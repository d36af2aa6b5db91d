// @ts-check
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { median } from '../perf/measures.mjs';
import { startDiskServer } from './diskServer.mjs';
import { askFor } from './wrk.mjs';

/** The page that is asked for. */
const page = '/companyEncy/1.html';
const seconds = 5;
const rounds = 3;

/**
 * Answers per second of one page: by nginx from its cache, by nginx from a file, by one instance of the site.
 * @typedef {{ page: string, cached: import('./wrk.mjs').Load, disk: import('./wrk.mjs').Load, instance: import('./wrk.mjs').Load }} Throughput
 */

/**
 * Measures in turn, so that what else the machine does meets all three; the first round warms up and does not count.
 * @param {{ siteUrl: string, gatewayHost: string, instance: string, folder: string }} cluster
 * @returns {Promise<Throughput>} medians
 */
export async function measureThroughput({ siteUrl, gatewayHost, instance, folder }) {
  const headers = { cookie: 'i18n_redirected=en', 'accept-encoding': 'gzip' };
  const first = await fetch(siteUrl + page, { headers });
  const html = await first.text();
  /** @type {(string | null)[]} */
  const states = [];
  // nginx keeps a page to the end of a second, which may lie between two of them.
  for (let next = 0; next < 3; next += 1) {
    const answer = await fetch(siteUrl + page, { headers });
    await answer.arrayBuffer();
    states.push(answer.headers.get('x-cache-status'));
  }
  if (!states.includes('HIT'))
    throw new Failure(`${page} does not come from nginx's cache.`);
  const disk = await startDiskServer(html, { folder: path.join(folder, 'disk'), siteUrl, gatewayHost });
  const urls = [siteUrl + page, disk, instance + page];
  /** @type {import('./wrk.mjs').Load[][]} */
  const measured = urls.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const load = await askFor(url, seconds);
      if (round > 0) measured[index]?.push(load);
    }
  }
  const [cached, file, alone] = measured.map((loads) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99: median(loads.map(({ p99 }) => p99)),
  }));
  if (!cached || !file || !alone) throw new Error('There are three addresses.');
  return { page, cached, disk: file, instance: alone };
}
