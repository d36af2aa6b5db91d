import type { Page } from '@playwright/test';

import { required } from '../support/environment';
import { complete, open } from '../support/open';
import { localised, resolveRoute } from '../support/routes';
import { StoryPreview } from '../support/storyPreview';
import { storyBrowser } from '../support/storyTest';
import { test as siteTest, expect } from '../support/test';

// Storybook shows a page as the site does. Stories have the contract's examples; here they get what the page has: the props
// that the site sends to browsers which come from another page. What browsers ask for afterwards is left without an answer,
// on both sides. Pages of the gateway (login, registration) have no such props.

/** The pages of the menu, and the story of each page's view. */
const pages: [route: string, story: string][] = [
  ['/', 'views-homeview--default'],
  ['/cht/Services/vat', 'views-servicecategoryview--one-service'],
  ['/cht/price', 'views-priceview--default'],
  ['/cht/price/AT', 'views-priceview--another-country'],
  ['/cht/calculate', 'views-calculateview--default'],
  ['/cht/xmsailSchool', 'views-schoolindexview--default'],
  ['/FinanceTaxEncy/{id}.html', 'views-articleview--default'],
  ['/cht/commonQuestion', 'views-questionsview--default'],
  ['/cht/About', 'views-contentview--about'],
  ['/cht/Contact', 'views-contactview--default'],
  ['/partner', 'views-partnersview--default'],
  ['/freeTrial', 'views-freetrialview--default'],
];

const still = {
  viewport: { width: 1280, height: 720 },
  contextOptions: { reducedMotion: 'reduce' },
} as const;
/** Rounded to device pixels, a part may be one larger. */
const tolerance = 1;

const test = siteTest.extend<object, { preview: StoryPreview }>({
  preview: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...storyBrowser, ...still.contextOptions });
      const page = await context.newPage();
      // The site makes the pictures' files.
      await page.route('**/picture/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        await route.fulfill({ response: await context.request.get(required('E2E_SITE_URL') + pathname) });
      });
      await use(new StoryPreview(page, await context.newCDPSession(page)));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
test.use(still);

interface PageProps {
  layoutData: object;
  [name: string]: unknown;
}

/** The props of the page that is shown, as a client navigation gets them; without those that `pages/_app` keeps for itself. */
async function propsOf(page: Page, path: string): Promise<{ args: object; layoutData: object }> {
  const { buildId } = JSON.parse((await page.locator('#__NEXT_DATA__').textContent()) ?? '') as {
    buildId: string;
  };
  const answer = await page.request.get(`/_next/data/${buildId}/en${path.replace(/^\/$/, '')}.json`);
  expect(answer.status(), 'the props of the page').toBe(200);
  const { pageProps } = (await answer.json()) as { pageProps: PageProps };
  const { layoutData, _nextI18Next, layout, statistics, renderInfo, needs, ...args } = pageProps;
  return { args, layoutData };
}

/** The words, outline and links that the main part of a page shows, and the places and sizes of its parts. */
const shownBy = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const all = (selector: string) =>
      [...main.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const named = (element: HTMLElement) => `${element.localName} ${words(element.innerText).slice(0, 80)}`;
    // React numbers ids anew on each page.
    const isNumbered = (href: string) => /^#(?:_|:|«)/.test(href);
    const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';
    const links = all('a[href]').filter((link) => !isNumbered(hrefOf(link)));
    const top = main.getBoundingClientRect().y;
    const parts = all('section, article, form, table, figure, h1, h2, h3').map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { name: named(part), place: [x, y - top, width, height] };
    });
    return {
      text: main.innerText.split('\n').map(words).filter(Boolean),
      outline: all('h1, h2, h3, h4, h5, h6').map(named),
      links: links.map((link) => `${words(link.innerText)} → ${hrefOf(link)}`),
      parts,
    };
  });

type Part = Awaited<ReturnType<typeof shownBy>>['parts'][number];

/** Parts that stand elsewhere or are of another size. */
const movedParts = (site: Part[], story: Part[]) =>
  site.flatMap(({ name, place }, index) => {
    const other = story[index]?.place ?? [];
    const isSame = place.every((pixels, axis) => Math.abs(pixels - (other[axis] ?? NaN)) <= tolerance);
    return isSame ? [] : [`${name}: ${place.join()} on the site, ${other.join()} in Storybook`];
  });

for (const [route, story] of pages)
  test(`${route} looks on the site as ${story} does in Storybook`, async ({ page, request, preview }) => {
    const path = localised(await resolveRoute(request, route), 'en');
    await page.route('**/api/gateway/**', () => undefined);
    await open(page, path);
    await complete(page);
    const { args, layoutData } = await propsOf(page, path);
    const site = await shownBy(page);
    expect(site.outline[0], 'the page has its title').toMatch(/^h1 \S/);
    expect(site.text.length, 'lines of the page').toBeGreaterThan(10);

    await preview.prepare(story, 'en');
    await preview.give(story, args, { layoutData, liveData: 'unanswered' });
    expect(await preview.show(story), 'how the story ended').toBe('success');
    await expect(preview.page.locator('[data-deferred]:empty')).toHaveCount(0);
    await preview.page.evaluate(() => document.fonts.ready.then(() => undefined));
    const { parts, ...shown } = await shownBy(preview.page);

    expect(shown).toEqual({ text: site.text, outline: site.outline, links: site.links });
    // A story may ask for the contract's own pictures first, which the site does not have.
    const errors = preview.problems.filter((problem) => !problem.includes('Failed to load resource'));
    expect(errors, 'errors in Storybook').toEqual([]);
    expect(parts.map(({ name }) => name)).toEqual(site.parts.map(({ name }) => name));
    expect(movedParts(site.parts, parts), 'parts that differ by more than a pixel').toEqual([]);
  });
