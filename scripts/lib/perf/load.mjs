// @ts-check
import { calibrate, cpuAfterFirstPaint, traceCategories } from './trace.mjs';
import { weighLoad } from './weight.mjs';

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

/**
 * Loads a page as a first visit over slow 4G.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./routes.mjs').Locale} locale the visitor's language
 * @returns {Promise<import('./weight.mjs').Weight & { cpu: number, blocking: number, ratio: number }>} its weight, and
 *   its CPU time in milliseconds (scripts/lib/perf/trace.mjs)
 */
export async function measureLoad(browser, url, locale) {
  const context = await browser.newContext({ ...phone, locale });
  try {
    const page = await context.newPage();
    const weight = weighLoad(page);
    await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', network);
    await browser.startTracing(page, { categories: traceCategories });
    const answer = await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settling);
    await page.evaluate(calibrate, calibrate.mark);
    await page.waitForTimeout(settling);
    /** @type {{ traceEvents: import('./trace.mjs').TraceEvent[] }} */
    const trace = JSON.parse((await browser.stopTracing()).toString());

    return { ...(await weight((await answer?.text()) ?? '')), ...cpuAfterFirstPaint(trace.traceEvents) };
  } finally {
    await context.close();
  }
}
