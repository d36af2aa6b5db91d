// @ts-check
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The pages that are rendered first (services/config/affectedPaths.ts). */
const mostVisited = ['/', '/cht/Services', '/cht/price', '/cht/calculate', '/cht/xmsailSchool'];

/**
 * A site that answers, and the secret that its gateway signs with.
 * @typedef {{ url: string, secret: string, pid: number }} Served
 */

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
