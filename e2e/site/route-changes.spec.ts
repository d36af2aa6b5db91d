import type { Locator, Page } from '@playwright/test';

import { cookiesIn, keptBy } from '../support/consent';
import { complete, open } from '../support/open';
import { resolveRoute } from '../support/routes';
import { expect, test } from '../support/test';

/** The router of the page, as Next keeps it for its own development tools. */
declare global {
  interface Window {
    next: { router: { push: (address: string) => Promise<boolean> } };
  }
}

const data = '**/_next/data/**';
const chunks = '**/_next/static/chunks/**';
const entry = (page: Page, name = 'Über uns') =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const search = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Search|Suche)$/, exact: true });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Holds every page's data back until it is let go. */
async function holdData(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(data, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

test('a new page starts at the top, is announced, gets the focus, and is named in calls', async ({
  page,
}) => {
  await open(page, '/de');
  const before = await page.title();
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  await entry(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cht\/About$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await expect(page).not.toHaveTitle(before);
  await expect(page.locator('#__next-route-announcer__')).toHaveText(await page.title());
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  const asked = page.waitForRequest('**/officialQuery/getCommoditySearch');
  await search(page).click();
  const headers = (await asked).headers();
  expect(decodeURIComponent(headers.title ?? '')).toBe(await page.title());
  expect(decodeURIComponent(headers['source-title'] ?? '')).toBe(before);
});

test('going back restores the scroll position', async ({ page }) => {
  await open(page, '/de/agreeys');
  await complete(page);
  const heading = page.locator('main h2').nth(3);
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await top();
  expect(await scrolled(page)).toBeGreaterThan(500);
  // Playwright's own click would scroll first.
  await entry(page).evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/\/cht\/About$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/agreeys$/);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
});

test('a link that is pointed at fetches the code of its page, and a slow page shows the loading indicator', async ({
  page,
}) => {
  await open(page, '/de');
  const bar = page.locator('.bprogress');
  const letGo = await holdData(page);
  const code = page.waitForRequest('**/_next/static/chunks/pages/cht/About-*.js');
  await entry(page).hover();
  await code;
  await entry(page).click();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Die Seite wird geladen' })).toHaveCount(1);
  letGo();
  await expect(page).toHaveURL(/\/cht\/About$/);
  await expect(bar).toBeHidden();
});

test('a link in the wrong case works in client-side navigation', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.next.router.push('/cht/services?x=1'));
  await expect(page).toHaveURL(/\/cht\/Services\?x=1/);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
});

// A page whose HTML is kept, and one of blocks that are rendered by scripts.
for (const [locale, path, choose, other] of [
  ['en', '/cht/About', /choose language/, /Deutsch/],
  ['de', '/de/cht/Incorporation/IncorporationHK', /Sprache wählen/, /English/],
] as const)
  test(`the language switch of ${path} keeps the place that is read`, async ({ page }) => {
    await open(page, path);
    await complete(page);
    const heading = page.locator('main h2').nth(2);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await scrolled(page)).toBeGreaterThan(200);
    const text = await heading.innerText();
    const header = page.getByRole('banner');
    // Playwright's own click would scroll first.
    const press = (control: Locator) => control.evaluate((element) => (element as HTMLElement).click());
    await press(header.getByRole('button', { name: choose }));
    await press(header.getByRole('link', { name: other }));
    await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
    await expect(heading).not.toHaveText(text);
    await expect(heading).toBeInViewport();
  });

/** Counts the pages that the browser loads whole. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

test.describe('scripts that fail to load', () => {
  const lose = (page: Page, scripts = chunks) => page.route(scripts, (route) => route.abort());

  test('of a page: the browser loads the whole page once', async ({ page, problems }) => {
    problems.wantLostScripts();
    await open(page, '/de');
    const loads = countLoads(page);
    await lose(page, '**/_next/static/chunks/pages/cht/About-*.js');
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await entry(page).click();
    await loaded;
    await page.waitForEvent('requestfailed');
    await expect(page).toHaveURL(/\/cht\/About$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('of a part of a page: the page reloads once, and then opens the page in place of the part', async ({
    page,
    problems,
  }) => {
    problems.wantLostScripts();
    // Otherwise the part is there before anybody asks for it.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await open(page, '/de/cht/About');
    await complete(page);
    const loads = countLoads(page);
    await lose(page);
    const loadedAnew = page.waitForEvent('load');
    await search(page).click();
    await loadedAnew;
    await page.unroute(chunks);
    await open(page, '/de/cht/About');
    await complete(page);
    await lose(page);
    await search(page).click();
    await expect(page).toHaveURL(/\/cht\/Services$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads(), 'reload by us, visit by the test, and the page in place of the panel').toBe(3);
  });

  test('of a requested part: after a reload an error appears, and another attempt loads it', async ({
    page,
    request,
    problems,
  }) => {
    problems.wantLostScripts();
    await page.addInitScript(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
    await open(page, await resolveRoute(request, '/videoCourse/{id}'));
    await complete(page);
    const loads = countLoads(page);
    await lose(page);
    await page
      .getByRole('button', { name: /^Play: / })
      .first()
      .click();
    const failure = page.getByRole('alert').filter({ hasText: 'The film could not be loaded.' });
    await expect(failure).toBeVisible();
    expect(loads()).toBe(0);
    await page.unroute(chunks);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('hls-video')).toHaveCount(1);
  });

  test.describe('of an optional part', () => {
    test.use({ consent: 'open' });

    test('the page does not change, and nothing is stored without a choice', async ({
      page,
      context,
      request,
      problems,
    }) => {
      problems.wantLostScripts();
      const html = await (await request.get('/')).text();
      const own = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
      await page.route(chunks, (route) =>
        own.some((source) => route.request().url().endsWith(source)) ? route.continue() : route.abort(),
      );
      const loads = countLoads(page);
      await open(page, '/');
      const strip = page.locator('[aria-roledescription="carousel"] li');
      const lost = page.waitForEvent('requestfailed');
      await strip.first().scrollIntoViewIfNeeded();
      await lost;
      await expect(strip.last().getByRole('link')).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Next banner' })).toBeHidden();
      await expect(page.getByRole('region', { name: 'Your choice' })).toHaveCount(0);
      expect(loads()).toBe(1);
      expect(await cookiesIn(context)).toEqual([]);
      expect(await keptBy(page)).toEqual([]);
    });
  });
});
