import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Moves the focus with the tab key, as somebody without a mouse does.
 * @param mostStops so many elements at most take the focus before the one that is wanted
 */
export async function tabTo(page: Page, target: Locator, mostStops: number) {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await hasFocus()); stops += 1) {
    expect(stops, `stops of the tab key before ${String(target)}`).toBeLessThan(mostStops);
    await page.keyboard.press('Tab');
  }
}
