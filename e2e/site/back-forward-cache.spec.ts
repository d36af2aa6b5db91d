import { expect, test } from '../support/test';

const paths = [
  '/',
  '/de/cht/Services',
  '/cht/price',
  '/companyEncy/1.html',
  '/freeTrial',
  '/de/cht/calculate',
];

test('nothing on a page keeps it out of the back/forward cache of browsers', async ({ page }) => {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    const listened: string[] = (((window as unknown as Record<string, unknown>).listened as string[]) = []);
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listened.push(type);
      add(type, listener, options);
    };
  });
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.headers()['cache-control'], path).not.toContain('no-store');
    const listened = await page.evaluate(() => (window as unknown as { listened: string[] }).listened);
    expect(listened, path).not.toEqual([]);
    expect(listened, path).not.toContain('unload');
    expect(listened, path).not.toContain('beforeunload');
    expect(await page.evaluate(() => window.onunload ?? window.onbeforeunload), path).toBeNull();
  }
});
