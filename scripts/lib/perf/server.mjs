// @ts-check
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { median } from './measures.mjs';

/** Visitors who ask at the same time. */
const connections = 32;
const seconds = 5;
const rounds = 3;

/** The page that is asked for, and the commit whose site is asked beside this one. */
export const throughputOf = { path: '/companyEncy/1.html', commit: '2f1b57e' };

/** How many of the most visited pages are watched. */
const watched = 10;
/** Visits that make them the most visited: more than any page had while the routes were measured. */
const visits = 100;

/**
 * A site that answers, and the secret that its gateway signs with.
 * @typedef {{ url: string, secret: string, pid: number }} Served
 */

/** Answers of a page per second, asked for again and again over open connections, compressed as for every browser. @param {string} url */
async function requestsPerSecond(url) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + seconds * 1000;
  let count = 0;
  const ask = () =>
    new Promise((resolve, reject) => {
      http
        .get(url, { agent, headers: { 'accept-language': 'en', 'accept-encoding': 'gzip' } }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}.`));
          answer.resume().once('end', () => resolve((count += 1)));
        })
        .once('error', reject);
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) await ask();
    }),
  );
  agent.destroy();
  return count / seconds;
}

/**
 * Requests per second of one page on each of some sites, measured in turn. The first round warms up and does not count.
 * @param {string[]} urls
 * @returns {Promise<number[]>} medians
 */
export async function throughputs(urls) {
  /** @type {number[][]} */
  const measured = urls.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const value = await requestsPerSecond(url);
      if (round > 0) measured[index]?.push(value);
    }
  }
  return measured.map(median);
}

/** Processor time of a process in milliseconds. @param {number} pid */
function cpuOf(pid) {
  try {
    const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ')
      .slice(11, 13)
      .map(Number) ?? [0, 0];
    return (user + system) * 10;
  } catch {
    // macOS: minutes, seconds and hundredths.
    const [minutes = 0, rest = 0] = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .split(':')
      .map(Number);
    return (minutes * 60 + rest) * 1000;
  }
}

/** A request as the gateway signs it. @param {Served} site @param {'revalidate' | 'freshness'} name @param {string} body */
async function signed({ url, secret }, name, body) {
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${name}\n${timestamp}\n${body}`).digest('hex');
  const headers = { 'x-timestamp': timestamp, 'x-signature': signature, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/${name}`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`/api/${name} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** @param {Served} site @returns {Promise<{ path: string, locale: string, generatedAt: number }[]>} */
const renderedPages = async (site) => (await signed(site, 'freshness', '{"outstanding":[]}')).pages;

/** Waits until the site has rendered in the background what it renders after a start. @param {Served} site */
export async function untilWarm(site) {
  for (let before = NaN; ;) {
    const newest = Math.max(...(await renderedPages(site)).map(({ generatedAt }) => generatedAt));
    if (newest === before) return;
    before = newest;
    await pause(20_000);
  }
}

/**
 * A change of the menu, which stands on every page, on a site that is warm.
 * @param {Served} site
 * @returns {Promise<{ pages: number, cpu: number, first: number }>} rendered pages, processor time in ms, and the time in
 *   ms until the ten most visited pages were new
 */
export async function measureMenuChange(site) {
  const visited = (await renderedPages(site)).slice(0, watched).map(({ path, locale }) => ({ path, locale }));
  for (const { path, locale } of visited) {
    const headers = { 'accept-language': locale, cookie: `i18n_redirected=${locale}` };
    for (let visit = 0; visit < visits; visit += 1)
      await fetch(`${site.url}${locale === 'en' ? '' : `/${locale}`}${path}`, { headers });
  }
  const [began, before] = [Date.now(), cpuOf(site.pid)];
  const { pages } = await signed(site, 'revalidate', '{"changes":[{"source":"menu"}],"paths":[]}');
  const cpu = cpuOf(site.pid) - before;
  const now = await renderedPages(site);
  const times = visited.map(
    ({ path, locale }) =>
      now.find((page) => page.path === path && page.locale === locale)?.generatedAt ?? NaN,
  );
  return { pages: pages.length, cpu, first: Math.max(...times) - began };
}
