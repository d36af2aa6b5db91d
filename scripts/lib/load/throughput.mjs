// @ts-check
import { Failure } from '../failure.mjs';
import { median } from '../perf/measures.mjs';
import { askFor } from './wrk.mjs';

/** The page that is asked for. */
const page = '/companyEncy/1.html';
const seconds = 5;
const rounds = 3;

/**
 * Answers per second of one page: by nginx from its cache, by one instance of the site.
 * @typedef {{ page: string, cached: import('./wrk.mjs').Load, instance: import('./wrk.mjs').Load }} Throughput
 */

/**
 * Measures in turn, so that what else the machine does meets both; the first round warms up and does not count.
 * @param {{ siteUrl: string, instance: string }} cluster
 * @returns {Promise<Throughput>} medians
 */
export async function measureThroughput({ siteUrl, instance }) {
  const headers = { cookie: 'i18n_redirected=en', 'accept-encoding': 'gzip' };
  await (await fetch(siteUrl + page, { headers })).arrayBuffer();
  const second = await fetch(siteUrl + page, { headers });
  await second.arrayBuffer();
  if (second.headers.get('x-cache-status') !== 'HIT')
    throw new Failure(`${page} does not come from nginx's cache.`);
  const urls = [siteUrl + page, instance + page];
  /** @type {import('./wrk.mjs').Load[][]} */
  const measured = urls.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const load = await askFor(url, seconds);
      if (round > 0) measured[index]?.push(load);
    }
  }
  const [cached, alone] = measured.map((loads) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99: median(loads.map(({ p99 }) => p99)),
  }));
  if (!cached || !alone) throw new Error('There are two addresses.');
  return { page, cached, instance: alone };
}
