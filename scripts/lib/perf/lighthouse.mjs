// @ts-check
import lighthouse from 'lighthouse';

import { Failure } from '../failure.mjs';
import { weighLoad } from './weight.mjs';

// Measures (requirements, 12.2 and 12.3).

/**
 * Lighthouse's own phone: 412 × 823, CPU × 4 and slow 4G, both simulated from a load without throttling.
 * @type {import('lighthouse').Flags}
 */
const settings = {
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  // Only reports with pictures need it.
  disableFullPageScreenshot: true,
};

/** The phone that Lighthouse takes; its user agent is left to the browser. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Weighs a first visit.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./routes.mjs').Locale} locale
 */
export async function weigh(browser, url, locale) {
  const page = await browser.newPage({ ...phone, locale });
  const weight = weighLoad(page);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const weighed = await weight((await answer?.text()) ?? '');
  await page.close();
  return weighed;
}

/** How often a page is tried: on a busy machine a recording now and then misses the start of the page. */
const tries = 3;

/**
 * One Lighthouse run with an empty cache.
 * @param {string} url
 * @param {import('./routes.mjs').Locale} locale the visitor's language
 * @param {number} port of the browser's DevTools protocol
 * @returns {Promise<Record<string, number>>} scores of 100 by category; `lcp` and `tbt` in milliseconds, `cls`
 */
export async function runLighthouse(url, locale, port) {
  let reason = 'no report';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const result = await lighthouse(
      url,
      { port, output: 'json', logLevel: 'silent' },
      {
        extends: 'lighthouse:default',
        settings: { ...settings, extraHeaders: { 'Accept-Language': locale } },
      },
    );
    const report = result?.lhr;
    if (report && !report.runtimeError) {
      /** @param {string} audit */
      const value = (audit) => report.audits[audit]?.numericValue ?? NaN;
      return {
        ...Object.fromEntries(
          Object.values(report.categories).map(({ id, score }) => [id, Math.round((score ?? NaN) * 100)]),
        ),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
      };
    }
    reason = report?.runtimeError?.message ?? reason;
  }
  throw new Failure(`Lighthouse could not measure ${url}: ${reason}`);
}
