import type { Page } from '@playwright/test';

import { pause } from './environment';

/** Seconds by which fonts come late: a page is there before them, as on a telephone. */
const fontDelay = 0.4;

interface Shifts {
  /** By how much what is seen moved by itself, all in all (https://web.dev/articles/cls, without its windows). */
  total: number;
  /** The elements that moved, for the error message. */
  moved: string;
}

/** Adds up layout shifts from the next page on. */
export async function watchLayout(page: Page): Promise<() => Promise<Shifts>> {
  await page.route('**/*.woff2', async (route) => {
    await pause(fontDelay);
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    let total = 0;
    const nameOf = ({ node }: { node: Node | null }) =>
      `${node?.nodeName} ${node?.textContent?.slice(0, 40) ?? ''}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        total += entry.value;
        seen.push(`${entry.value.toFixed(4)}: ${entry.sources.map(nameOf).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShifts: () => ({ total, moved: seen.join('\n') }) });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShifts: () => Shifts }).layoutShifts());
}
