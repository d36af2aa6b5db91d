// @ts-check
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';

import { median } from './measures.mjs';

/** Visitors who ask at the same time. */
const connections = 32;
const seconds = 5;
const rounds = 3;

/** The page that is asked for, and the commit whose site is asked beside this one. */
export const throughputOf = { path: '/companyEncy/1.html', commit: '2f1b57e' };

/** The pages that are rendered first (services/config/affectedPaths.ts). */
const mostVisited = ['/', '/cht/Services', '/cht/price', '/cht/calculate', '/cht/xmsailSchool'];

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
const renderedPages = async (site) => (await signed(site, 'freshness', '')).pages;

/** Has every page of the sitemap rendered, so that a change of the menu renders as many. @param {Served} site */
export async function renderAll(site) {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  for (const [, path = ''] of sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g))
    await (await fetch(site.url + path)).arrayBuffer();
}

/**
 * A change of the menu, which stands on every page, on a site that has rendered every page.
 * @param {Served} site
 * @returns {Promise<{ pages: number, cpu: number, first: number }>} rendered pages, processor time in ms, and the time in
 *   ms until the ten pages that most visitors open were new
 */
export async function measureMenuChange(site) {
  const [began, before] = [Date.now(), cpuOf(site.pid)];
  const { rendered } = await signed(site, 'revalidate', '{"changes":[{"source":"menu"}],"paths":[]}');
  const cpu = cpuOf(site.pid) - before;
  const times = (await renderedPages(site))
    .filter(({ path }) => mostVisited.includes(path))
    .map(({ generatedAt }) => generatedAt);
  return { pages: rendered, cpu, first: Math.max(...times) - began };
}
