// @ts-check
import { gzipSync } from 'node:zlib';

import { calibrate, cpuAfterFirstPaint, traceCategories } from './trace.mjs';

/** The phone that Lighthouse takes; its user agent is left to the browser. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G as Lighthouse takes it, so that scripts come after the first paint as they do on a phone. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How long a page may go on after its last request, in milliseconds. */
const settling = 500;

/** @param {Buffer} body kB of gzip, as small as gzip makes it */
const gzipped = (body) => gzipSync(body, { level: 9 }).length / 1000;

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Loads a page as a first visit over slow 4G and weighs it. What the browser asks for up to its load event
 * counts; what it prefetches for other pages does not.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./routes.mjs').Locale} locale the visitor's language
 * @returns {Promise<{ scripts: number, html: number, nextData: number, nodes: number, fonts: number, fontFiles: number,
 *   requests: number, cpu: number, blocking: number, ratio: number }>} sizes in kB, `scripts` in gzip and the others as
 *   they are; `cpu` and `blocking` in milliseconds (scripts/lib/perf/trace.mjs)
 */
export async function measureLoad(browser, url, locale) {
  const context = await browser.newContext({ ...phone, locale });
  try {
    const page = await context.newPage();
    /** @type {import('@playwright/test').Request[]} */
    const asked = [];
    let isLoaded = false;
    page.on('request', (request) => {
      if (!isLoaded && !request.headers()['sec-purpose']) asked.push(request);
    });
    page.once('load', () => (isLoaded = true));

    await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', network);
    await browser.startTracing(page, { categories: traceCategories });
    const answer = await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settling);
    await page.evaluate(calibrate, calibrate.mark);
    await page.waitForTimeout(settling);
    /** @type {{ traceEvents: import('./trace.mjs').TraceEvent[] }} */
    const trace = JSON.parse((await browser.stopTracing()).toString());

    /** @param {string} type @returns {Promise<Buffer[]>} */
    const bodies = (type) =>
      Promise.all(
        asked
          .filter((request) => request.resourceType() === type)
          .map(async (request) => (await request.response())?.body() ?? Buffer.alloc(0)),
      );
    const fonts = await bodies('font');
    const found = await page.evaluate(() => ({
      nextData: document.getElementById('__NEXT_DATA__')?.textContent ?? '',
      nodes: document.querySelectorAll('*').length,
    }));
    return {
      scripts: sum((await bodies('script')).map(gzipped)),
      html: ((await answer?.body())?.length ?? 0) / 1000,
      nextData: Buffer.byteLength(found.nextData) / 1000,
      nodes: found.nodes,
      fonts: sum(fonts.map(({ length }) => length)) / 1000,
      fontFiles: fonts.length,
      requests: asked.length,
      ...cpuAfterFirstPaint(trace.traceEvents),
    };
  } finally {
    await context.close();
  }
}
