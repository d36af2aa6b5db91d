import type { Locator, Page } from '@playwright/test';

import { cookiesIn, keptBy } from '../support/consent';
import { localised, locales, oneLocale } from '../support/routes';
import { expect, test } from '../support/test';

const words = {
  en: { about: 'About us', loading: 'Loading the page', search: 'Search' },
  de: { about: 'Über uns', loading: 'Die Seite wird geladen', search: 'Suche' },
};
const data = '**/_next/data/**';
const entry = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Until scripts answer what a visitor does, and nothing is loading any more. */
async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await page.waitForLoadState('networkidle');
}

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

for (const locale of locales) {
  const text = words[locale];

  test.describe(`in ${locale}`, () => {
    test('a new page starts at the top, is announced, and gets the focus', async ({ page }) => {
      await openPage(page, localised('/', locale));
      await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
      await entry(page, text.about).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/cht\/About$/);
      await expect(page.getByRole('main')).toBeFocused();
      expect(await scrolled(page)).toBe(0);
      await expect(page.locator('#__next-route-announcer__')).toHaveText(await page.title());
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });
  });
}

for (const locale of oneLocale) {
  const text = words[locale];

  test.describe(`in ${locale}`, () => {
    test('going back restores the scroll position', async ({ page }) => {
      await openPage(page, localised('/agreeys', locale));
      const heading = page.locator('main h2').nth(3);
      const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
      await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const before = await top();
      expect(await scrolled(page)).toBeGreaterThan(500);
      // Playwright's own click would scroll first.
      await entry(page, text.about).evaluate((link) => (link as HTMLElement).click());
      await expect(page).toHaveURL(/\/cht\/About$/);
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/agreeys$/);
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
    });

    test('a link that is pointed at fetches the code of its page while the data are on their way', async ({
      page,
    }) => {
      await openPage(page, localised('/', locale));
      const letGo = await holdData(page);
      const code = page.waitForRequest('**/_next/static/chunks/pages/cht/About-*.js');
      await entry(page, text.about).hover();
      await code;
      letGo();
      await entry(page, text.about).click();
      await expect(page).toHaveURL(/\/cht\/About$/);
    });

    test('a slow page shows the loading indicator', async ({ page }) => {
      await openPage(page, localised('/', locale));
      const bar = page.locator('.bprogress');
      const letGo = await holdData(page);
      await entry(page, text.about).click();
      await expect(bar).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: text.loading })).toHaveCount(1);
      letGo();
      await expect(page).toHaveURL(/\/cht\/About$/);
      await expect(bar).toBeHidden();
    });

    test('calls send the title of the page and of the previous one', async ({ page }) => {
      await openPage(page, localised('/', locale));
      const before = await page.title();
      await entry(page, text.about).click();
      await expect(page).toHaveURL(/\/cht\/About$/);
      await expect(page).not.toHaveTitle(before);
      const asked = page.waitForRequest('**/officialQuery/getCommoditySearch');
      await page.getByRole('banner').getByRole('button', { name: text.search, exact: true }).click();
      const headers = (await asked).headers();
      expect(decodeURIComponent(headers.title ?? '')).toBe(await page.title());
      expect(decodeURIComponent(headers['source-title'] ?? '')).toBe(before);
    });
  });
}

test('the language switch keeps the focus', async ({ page }) => {
  await openPage(page, '/cht/About');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /choose language/ }).click();
  await header.getByRole('link', { name: /Deutsch/ }).click();
  await expect(page).toHaveURL(/\/de\/cht\/About$/);
  await expect(header.getByRole('button', { name: /Sprache wählen/ })).toBeFocused();
});

for (const [locale, path, choose, other] of [
  ['en', '/cht/About', /choose language/, /Deutsch/],
  ['de', '/de/cht/Incorporation/IncorporationHK', /Sprache wählen/, /English/],
] as const)
  test(`the language switch opens ${path} in the other language`, async ({ page }) => {
    await openPage(page, path);
    const heading = page.locator('main h2').nth(2);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await scrolled(page);
    const text = await heading.innerText();
    const header = page.getByRole('banner');
    // Playwright's own click would scroll first.
    const press = (control: Locator) => control.evaluate((element) => (element as HTMLElement).click());
    await press(header.getByRole('button', { name: choose }));
    await press(header.getByRole('link', { name: other }));
    await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
    await expect(heading).not.toHaveText(text);
    await expect(heading).toBeInViewport();
    expect(before).toBeGreaterThan(200);
  });

test('the language switch keeps the fragment of the address', async ({ page }) => {
  await openPage(page, '/cht/Services?productAttr=weee&country=DE#weee');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /choose language/ }).click();
  await header.getByRole('link', { name: /Deutsch/ }).click();
  await expect(page).toHaveURL(/\/de\/cht\/Services\?productAttr=weee&country=DE#weee$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#weee')).toBeInViewport();
});

test('a link to a fragment of another page moves the focus there', async ({ page }) => {
  await openPage(page, '/cht/About');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('vat registration germany');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(
    'VAT registration Germany',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cht\/Services\/vat#service-\d+$/);
  const entry = page.locator(`#${page.url().split('#')[1]}`);
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
});

/** Counts the pages that the browser loads whole. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

test.describe('scripts that fail to load', () => {
  test('of a page: the browser loads the whole page once', async ({ page, problems }) => {
    await openPage(page, '/');
    const loads = countLoads(page);
    await page.route('**/_next/static/chunks/pages/cht/About-*.js', (route) => route.abort());
    await entry(page, 'About us').click();
    await expect(page).toHaveURL(/\/cht\/About$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
    problems.wantAll();
  });

  test('of a part of a page: the page reloads at most once in 60 s', async ({ page, problems }) => {
    await page.clock.install();
    await openPage(page, '/cht/About');
    const loads = countLoads(page);
    const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
    const press = async () => {
      // The scripts of the page are loaded once it works; later ones fail.
      await page.waitForLoadState('networkidle');
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await search.click();
    };
    const loadedAnew = page.waitForEvent('load');
    await press();
    await loadedAnew;
    expect(loads()).toBe(1);
    await page.unroute('**/_next/static/chunks/**');
    await page.reload();
    await press();
    await expect(page).toHaveURL(/\/cht\/Services$/);
    expect(loads(), 'reload by us, by the test, and the page in place of the panel').toBe(3);

    await page.unroute('**/_next/static/chunks/**');
    await page.goto('/cht/About');
    await page.clock.fastForward(61_000);
    await press();
    await expect.poll(loads).toBe(5);
    await expect(page).toHaveURL(/\/cht\/About$/);
    problems.wantAll();
  });

  test('of a requested part: after one reload an error appears, and another attempt loads it', async ({
    page,
    problems,
  }) => {
    await openPage(page, '/videoCourse');
    const loads = countLoads(page);
    const play = async () => {
      await page.waitForLoadState('networkidle');
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await page
        .getByRole('button', { name: /^Play: / })
        .first()
        .click();
    };
    const loadedAnew = page.waitForEvent('load');
    await play();
    await loadedAnew;
    await page.unroute('**/_next/static/chunks/**');
    await page.reload();
    await play();
    const failure = page.getByRole('alert').filter({ hasText: 'The film could not be loaded.' });
    await expect(failure).toBeVisible();
    expect(loads(), 'reload by us and by the test').toBe(2);
    await page.unroute('**/_next/static/chunks/**');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('hls-video')).toHaveCount(1);
    problems.wantAll();
  });

  test.describe('of an optional part', () => {
    test.use({ consent: 'open' });

    test('the page does not change, and nothing is stored without a choice', async ({
      page,
      context,
      request,
      problems,
    }) => {
      const html = await (await request.get('/')).text();
      const own = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
      await page.route('**/_next/static/chunks/**', (route) =>
        own.some((source) => route.request().url().endsWith(source)) ? route.continue() : route.abort(),
      );
      const loads = countLoads(page);
      await openPage(page, '/');
      const strip = page.locator('[aria-roledescription="carousel"] li');
      await strip.first().scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await expect(strip.last().getByRole('link')).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Next banner' })).toBeHidden();
      await expect(page.getByRole('region', { name: 'Your choice' })).toHaveCount(0);
      expect(loads()).toBe(1);
      expect(await cookiesIn(context)).toEqual([]);
      expect(await keptBy(page)).toEqual([]);
      problems.wantAll();
    });
  });

  test('without storage: the page does not reload', async ({ page, problems }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await openPage(page, '/cht/About');
    const loads = countLoads(page);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/cht\/Services$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBe(1);
    problems.wantAll();
  });
});
