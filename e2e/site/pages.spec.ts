import type { Page } from '@playwright/test';

import { weighLoad } from '../../scripts/lib/perf/weight.mjs';
import { expectAccessible, expectReadableInDark } from '../support/axe';
import { cookiesIn, keptBy, question, words } from '../support/consent';
import { excess, limitsOf } from '../support/firstLoad';
import { expectHead } from '../support/head';
import { restingTop, watchLayout } from '../support/layout';
import { open } from '../support/open';
import { localised, resolveRoute, routes, secondAddresses } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 1.1, 1.2, 1.5, 2.1, 2.2, 2.3, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 7.13, 11.8, 12.1,
// 12.4, 12.5 and 12.7).

/** Shift of what is seen while a page loads (requirements, 12). */
const mostShift = 0.01;
const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 800 };
const screens = [phone, { width: 768, height: 1024 }, desk];
/** The narrowest width that WCAG asks for (1.4.10 Reflow). */
const narrowest = { width: 320, height: 640 };

/** Routes that one template fills with content of one kind: the first of each is visited, `links.spec` asks for the others. */
const kinds = [
  /^\/cht\/(Incorporation\/|annualReview\/|secretaryServices|accountingAudit|bankAccount|companyChange|deregistration)/,
  /^\/cht\/xmsailSchool\//,
  /^\/(companyEncy|FinanceTaxEncy|industryInfo|trends)\//,
  /^\/(agree|cht\/(Imprint|accessibility|security)$)/,
  /^\/cht\/hot\/module\//,
  /^\/cht\/(productTerms|tradeTerms|GermanEquivalents)$/,
  /^\/cht\/(vatRates|goodsRates|vatThresholds|vatReturns|salesListIntrastat|fiscalRepresentatives|eInvoicing|\w+ByCountry)$/,
];
const isFirstOfKind = (route: string) =>
  kinds.every((kind) => !kind.test(route) || routes.find((other) => kind.test(other)) === route);
/** Rendered for its query and kept by nobody, so that other rules hold for it. */
const answer = '/cht/vatRates/day';
const templates = routes.filter(
  (route) => isFirstOfKind(route) && route !== answer && !(route in secondAddresses),
);

/** German, whose words are longer, on a phone and on a desk in turn; the pages that most visitors open in English too. */
const visits = [
  ...templates.map((route, index) => ({ route, locale: 'de' as const, screen: index % 2 ? desk : phone })),
  ...['/', '/cht/calculate', '/companyEncy/{id}.html'].map((route) => ({
    route,
    locale: 'en' as const,
    screen: desk,
  })),
];

/** Pages that one comes to for their search, form, list or film, and its first control. */
const tools = [
  ['/cht/calculate', 'select'],
  ['/cht/price', 'nav a'],
  ['/cht/vatNumber', 'form input'],
  ['/cht/calculators/parcel', 'form select'],
  ['/cht/deadlines/DE', 'nav a'],
  ['/cht/vatRates/day', 'form input'],
  ['/cht/commonQuestion', 'input'],
  ['/cht/ResourcesDoc', 'input'],
  ['/cht/ResourcesSearch', 'input'],
  ['/cht/Contact', 'form input'],
  ['/freeTrial', 'form input'],
  ['/cht/hot/newcomerActivities', 'ol h3'],
  ['/cht/hot/module/hotModal', 'ol h3'],
  ['/operationManual', 'li a'],
  ['/videoCourse', 'li article'],
  ['/videoCourse/{id}', 'button'],
  ['/information', 'nav li'],
  ['/cht/Services', 'nav a'],
] as const;

/** The HTML that is sent has the content of the page, for browsers without scripts. */
async function expectContentInHtml(page: Page, html: string) {
  const sent = await page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    body.querySelectorAll('script, style, template').forEach((part) => part.remove());
    const lengthOf = (part: Element | null) => part?.textContent?.replace(/\s+/g, ' ').length ?? 0;
    return {
      headings: [...body.querySelectorAll('h1')].map(lengthOf),
      content: lengthOf(body.querySelector('main')),
    };
  }, html);
  expect(sent.headings).toHaveLength(1);
  expect(sent.headings[0]).toBeGreaterThan(0);
  expect(sent.content, 'characters').toBeGreaterThan(400);
}

/** Bands reach from edge to edge, and no two of them touch. */
async function expectRhythm(page: Page) {
  const bands = await page
    .locator('main section[data-tone]')
    .evaluateAll((parts: HTMLElement[]) =>
      parts.map((part) => ({ tone: part.dataset.tone, width: part.getBoundingClientRect().width })),
    );
  expect(bands.map(({ tone }) => tone).join(' ')).not.toContain('tinted tinted');
  for (const { width } of bands.filter(({ tone }) => tone === 'tinted'))
    expect(width).toBe(page.viewportSize()?.width);
}

/** Keeps a list of the events that the page listens to on its window. */
const watchListeners = (page: Page) =>
  page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    const listened: string[] = [];
    Object.assign(window, { listened });
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listened.push(type);
      add(type, listener, options);
    };
  });

/** Nothing keeps the page out of the back/forward cache of browsers. */
async function expectBackForwardCache(page: Page, headers: Record<string, string> = {}) {
  expect(headers['cache-control']).not.toContain('no-store');
  const listened = await page.evaluate(() => (window as unknown as { listened: string[] }).listened);
  expect(listened).not.toEqual([]);
  expect(listened).not.toContain('unload');
  expect(listened).not.toContain('beforeunload');
  expect(await page.evaluate(() => window.onunload ?? window.onbeforeunload)).toBeNull();
}

test.describe('before a choice of consent', () => {
  test.use({ consent: 'open' });

  for (const { route, locale, screen } of visits) {
    test(`${route} in ${locale} at ${screen.width} px is a complete page and stores nothing`, async ({
      page,
      context,
      request,
    }) => {
      const { title, decline } = words[locale];
      const asked: string[] = [];
      page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
      const path = await resolveRoute(request, route);
      await page.setViewportSize(screen);
      await watchListeners(page);
      const shifts = await watchLayout(page);
      const weight = weighLoad(page);
      const answer = await page.goto(localised(path, locale));
      expect(answer?.status()).toBe(200);
      await expect(question(page, title)).toBeVisible();
      const { total: shift, moved } = await shifts();
      expect(shift, moved).toBeLessThanOrEqual(mostShift);

      const html = (await answer?.text()) ?? '';
      await expectContentInHtml(page, html);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expectHead(page, request, { path, locale });
      expect(excess(await weight(html), limitsOf(route))).toEqual([]);
      await expectBackForwardCache(page, answer?.headers());
      await expectRhythm(page);
      expect(await cookiesIn(context)).toEqual([]);
      expect(await keptBy(page)).toEqual([]);

      await question(page, title).getByRole('button', { name: decline, exact: true }).click();
      await expect(question(page, title)).toHaveCount(0);
      await page.setViewportSize(narrowest);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'scroll width at 320 px').toBeLessThanOrEqual(narrowest.width);
      if (screen === desk) await page.setViewportSize(desk);
      await expectAccessible(page);
      await expectReadableInDark(page);
      expect(await cookiesIn(context)).toEqual(['consent']);
      expect(await keptBy(page)).toEqual([]);
      expect(asked.filter((path) => path.includes('visitor/record'))).toEqual([]);
    });
  }
});

test('the first control of a tool is seen without scrolling, on every screen', async ({ page, request }) => {
  // The fonts are there when the others are shown.
  await open(page, '/de');
  for (const [path, control] of tools) {
    await open(page, localised(await resolveRoute(request, path), 'de'));
    const first = page.getByRole('main').locator(`section ${control}`).first();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const box = await first.boundingBox();
      if (!box) throw new Error(`${path} has no control.`);
      const seen = Math.min(box.y + box.height, box.y + 44);
      expect(seen, `${path} at ${screen.width} px`).toBeLessThanOrEqual(screen.height);
    }
  }
});

// The last one is chosen by a filter, which does not scroll.
for (const [address, target, locale, screen, lowest] of [
  ['/cht/Services?productAttr=weee#weee', '#weee', 'en', desk, 300],
  ['/cht/Services?productAttr=cpnp#cpnp', '#cpnp', 'de', phone, 300],
  ['/cht/commonQuestion?key=oss', '#oss', 'de', phone, 300],
  ['/cht/xmsailSchool?key=trends', '#trends', 'en', desk, 300],
  ['/cht/price/FR?category=vat', '#tax', 'en', desk, desk.height],
] as const)
  test(`${address} in ${locale} opens with its target below the header, and does not move`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    // Where the browser jumps there, its fold opens within the same frame, which counts as a shift.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const shifts = await watchLayout(page);
    await page.goto(localised(address, locale));
    const { total, moved } = await shifts();
    expect(total, moved).toBeLessThanOrEqual(mostShift);
    const top = () => restingTop(page.locator(target));
    const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect());
    // The browser scrolls there smoothly, and may go past it and back. The header has a line below it.
    await expect.poll(top).toBeLessThan(lowest);
    await expect.poll(top).toBeGreaterThan(header.bottom - 2);
  });
