// @ts-check
import { Failure } from '../failure.mjs';
import { phone } from './load.mjs';
import { median } from './measures.mjs';
import { locales } from './routes.mjs';

// Measures (requirements, 12.6).

/** How much slower a phone is taken to be. */
const slowdown = 4;
/** How long an answer is waited for, in milliseconds. */
const patience = 5_000;
/** Of the window in CSS pixels: high enough for every target. */
const height = 2_400;
/** The text that is typed, key by key. */
const typed = 'Berlin';

/**
 * An act of a visitor right after first paint: the element that is tapped or typed into, and a selector that something
 * fits once the page has answered. A field has answered when it holds all that was typed.
 * @typedef {{ name: string, path: string, target: string, answer?: string, width?: number }} Act
 */

/** @type {Act[]} */
const acts = [
  {
    name: 'menu',
    path: '/',
    target: 'header button[popovertarget="site-menu"]:not([popovertargetaction])',
    answer: '#site-menu:popover-open',
  },
  {
    name: 'search',
    path: '/',
    target: 'header button[aria-keyshortcuts]',
    answer: 'header dialog[open] [role="combobox"]',
  },
  {
    name: 'language',
    path: '/',
    // The menu of languages stands in the header from tablets on.
    width: 820,
    target: 'header button[aria-controls]:has(+ * [hreflang])',
    answer:
      'html[data-early] header button:focus:has(+ * [hreflang]), header button[aria-expanded="true"]:has(+ * [hreflang])',
  },
  {
    name: 'filter',
    path: '/cht/Services',
    target: 'main nav a[href*="tabIndex=2"]',
    answer: 'main nav a[href*="tabIndex=2"][aria-current]',
  },
  { name: 'form field', path: '/cht/Contact', target: 'main form input[name=name]' },
];

/**
 * Measures in the page, so that waiting for the main thread counts: from a tap to the frame in which `answer` is
 * there; without `answer`, the longest time from a key to the frame after its letter.
 * @param {string | undefined} answer
 */
function observe(answer) {
  /** @type {{ latency?: number }} */
  const seen = {};
  Object.assign(window, { interaction: seen });
  if (answer === undefined) {
    let began = 0;
    addEventListener('keydown', ({ timeStamp }) => (began = timeStamp), { capture: true });
    addEventListener('input', ({ isTrusted }) => {
      // The page repeats the event for a form that is hydrated later.
      if (!isTrusted) return;
      const pressed = began;
      requestAnimationFrame((now) => (seen.latency = Math.max(seen.latency ?? 0, now - pressed)));
    });
    return;
  }
  /** Looks from a tap on, at a time since 1970; in another document too, where the tap was on a link. @param {number} tapped */
  const lookSince = (tapped) => {
    const look = (/** @type {number} */ now) => {
      if (document.querySelector(answer)) seen.latency = performance.timeOrigin + now - tapped;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  const tapped = sessionStorage.getItem('tapped');
  if (tapped) lookSince(Number(tapped));
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const time = performance.timeOrigin + timeStamp;
      sessionStorage.setItem('tapped', String(time));
      lookSince(time);
    },
    { capture: true, once: true },
  );
}

/**
 * The place of the target.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {string} target
 * @throws Failure where it is not seen: nothing would be measured
 */
async function placeOf(context, url, target) {
  const page = await context.newPage();
  await page.goto(url);
  const seen = page.locator(target).filter({ visible: true });
  const box = (await seen.count()) > 0 && (await seen.first().boundingBox());
  await page.close();
  if (!box) throw new Failure(`${url} shows nothing to tap: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Does one act at first contentful paint.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./routes.mjs').Locale} locale
 * @param {Act} act
 * @returns {Promise<number>} milliseconds until the answer, Infinity where none came
 */
async function perform(browser, url, locale, { target, answer, width = phone.viewport.width }) {
  const settings = { ...phone, viewport: { width, height }, locale };
  const before = await browser.newContext(settings);
  const context = await browser.newContext(settings);
  try {
    const place = await placeOf(before, url, target);
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe, answer);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // By place, because to look for an element waits for the main thread, and a visitor does not.
    await page.mouse.click(place.x, place.y);
    if (answer === undefined) {
      await page.keyboard.type(typed);
      await page.waitForLoadState('networkidle');
      if ((await page.locator(target).first().inputValue()) !== typed) return Infinity;
    }
    const latency = await page.waitForFunction(
      () => /** @type {{ interaction?: { latency?: number } }} */ (window).interaction?.latency,
    );
    return (await latency.jsonValue()) ?? Infinity;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return Infinity;
    throw error;
  } finally {
    await before.close();
    await context.close();
  }
}

/**
 * Every act in both languages, with the processor four times slower.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site origin of the site
 * @param {number} runs
 * @returns {Promise<import('./report.mjs').Interaction[]>} medians
 */
export async function measureInteractions(browser, site, runs) {
  const measured = [];
  for (const act of acts) {
    for (const locale of locales) {
      const path = locale === 'en' ? act.path : `/${locale}${act.path}`.replace(/\/$/, '');
      const latencies = [];
      for (let run = 0; run < runs; run += 1) {
        latencies.push(await perform(browser, site + path, locale, act));
      }
      measured.push({ name: act.name, path, locale, latency: median(latencies) });
    }
  }
  return measured;
}
