// @ts-check
import { Failure } from '../failure.mjs';
import { phone } from './lighthouse.mjs';
import { median } from './report.mjs';
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
    target: 'header button[popovertarget="Site_menu"]:not([popovertargetaction])',
    answer: '#Site_menu:popover-open',
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
 * An act on a page, and the place of its target there.
 * @typedef {{ act: Act, path: string, locale: import('./routes.mjs').Locale, place: { x: number, y: number } }} Placed
 */

/** @param {Act} act @param {import('./routes.mjs').Locale} locale */
const settingsOf = ({ width = phone.viewport.width }, locale) => ({
  ...phone,
  viewport: { width, height },
  locale,
});

/**
 * Finds the target of every act, in both languages.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site origin of the site
 * @returns {Promise<Placed[]>}
 * @throws Failure where one is not seen: nothing would be measured
 */
export async function placeActs(browser, site) {
  const placed = [];
  for (const act of acts) {
    for (const locale of locales) {
      const path = locale === 'en' ? act.path : `/${locale}${act.path}`.replace(/\/$/, '');
      const page = await browser.newPage(settingsOf(act, locale));
      await page.goto(site + path);
      const seen = page.locator(act.target).filter({ visible: true });
      const box = (await seen.count()) > 0 && (await seen.first().boundingBox());
      await page.close();
      if (!box) throw new Failure(`${path} shows nothing to tap for “${act.name}”: ${act.target}`);
      placed.push({ act, path, locale, place: { x: box.x + box.width / 2, y: box.y + box.height / 2 } });
    }
  }
  return placed;
}

/**
 * Does one act at first contentful paint.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site origin of the site
 * @param {Placed} placed
 * @returns {Promise<number>} milliseconds until the answer, Infinity where none came
 */
async function perform(browser, site, { act, path, locale, place }) {
  const { target, answer } = act;
  const context = await browser.newContext(settingsOf(act, locale));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe, answer);
    await page.goto(site + path, { waitUntil: 'commit' });
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
    await context.close();
  }
}

/**
 * Does every act, with the processor four times slower.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site origin of the site
 * @param {Placed[]} placedActs
 * @param {number} runs
 * @returns {Promise<import('./report.mjs').Interaction[]>} medians
 */
export async function measureInteractions(browser, site, placedActs, runs) {
  const measured = [];
  for (const placed of placedActs) {
    const latencies = [];
    for (let run = 0; run < runs; run += 1) latencies.push(await perform(browser, site, placed));
    const { act, path, locale } = placed;
    measured.push({ name: act.name, path, locale, latency: median(latencies) });
  }
  return measured;
}
