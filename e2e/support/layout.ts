import type { Locator, Page } from '@playwright/test';

import { complete, hydrated } from './open';

interface Shifts {
  /** By how much what is seen moved by itself, all in all (https://web.dev/articles/cls, without its windows). */
  total: number;
  /** The elements that moved, for the error message. */
  moved: string;
}

/** A font that is `optional` has 100 ms to come (CSS Fonts 4, 11.1.1); one that is only just in time moves what was laid out. */
const isTooLateForFonts = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint !== undefined && performance.now() - paint.startTime > 200;
};

/**
 * Adds up layout shifts from the next page on, whose fonts come as on a telephone: once it is hydrated, and too late to be
 * used. What is returned tells the sum once the page is complete.
 */
export async function watchLayout(page: Page): Promise<() => Promise<Shifts>> {
  const hydration = page
    .waitForEvent('domcontentloaded')
    .then(() => hydrated(page))
    // A busy machine paints the page for the first time after it was hydrated.
    .then(() => page.waitForFunction(isTooLateForFonts))
    // On a busy machine the browser's own timer for these 100 ms may be late too.
    .then(() => page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle()))));
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A request whose page is left meanwhile has no answer any more.
    void hydration.then(() => session.send('Fetch.continueRequest', { requestId })).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
  await page.addInitScript(() => {
    const seen: string[] = [];
    let total = 0;
    const nameOf = ({ node }: { node: Node | null }) =>
      `${node?.nodeName} ${node?.textContent?.slice(0, 40) ?? ''}`;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        total += entry.value;
        seen.push(`${entry.value.toFixed(4)}: ${entry.sources.map(nameOf).join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const layoutShifts = () => {
      add(observer.takeRecords());
      return { total, moved: seen.join('\n') };
    };
    Object.assign(window, { layoutShifts });
  });
  return async () => {
    await complete(page);
    return page.evaluate(() => (window as unknown as { layoutShifts: () => Shifts }).layoutShifts());
  };
}

/** Where an element stands once it is at rest, in px below the top of the window. */
export const restingTop = (element: Locator) =>
  element.evaluate(
    (node) =>
      new Promise<number>((resolve) => {
        let before: number | undefined;
        const look = () => {
          const { top } = node.getBoundingClientRect();
          if (top === before) return resolve(top);
          before = top;
          requestAnimationFrame(look);
        };
        look();
      }),
  );
