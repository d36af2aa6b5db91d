import { expect, type Page } from '@playwright/test';

/** Waits until scripts answer what a visitor does on a page of the site. */
export const hydrated = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-early');

/** Opens a page of the site and waits until scripts answer what a visitor does. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  await hydrated(page);
  return answer;
}

/** In a page: waits until what has changed is painted. */
const framesPass = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Waits until all that a page brings by itself has come: its fonts, and the parts that are rendered after hydration. */
export async function complete(page: Page) {
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
  await expect(page.locator('[data-deferred]:empty')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(framesPass);
}
