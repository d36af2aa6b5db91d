import type { Page } from '@playwright/test';

import { weighLoad } from '../../scripts/lib/perf/weight.mjs';
import { expectAccessible } from '../support/axe';
import { cookiesIn, keptBy, question, words } from '../support/consent';
import { excess, limitsOf } from '../support/firstLoad';
import { expectHead } from '../support/head';
import { watchLayout } from '../support/layout';
import { localised, locales, resolveRoute, routes } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 1.1, 1.2, 1.5, 2.1, 2.2, 2.3, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 11.8, 12.1, 12.4,
// 12.5 and 12.7).

/** Shift of what is seen while a page loads (requirements, 12). */
const mostShift = 0.01;
/** German is read on a phone here and English on a desk: both for one visit a page. */
const screens = { en: { width: 1280, height: 800 }, de: { width: 360, height: 740 } };
/** The narrowest width that WCAG asks for (1.4.10 Reflow). */
const narrowest = { width: 320, height: 640 };

/** Pages that one template fills with content of one kind. In German the first stands for the others. */
const kinds = [
  /^\/(cht\/homes)?$/,
  /^\/cht\/Incorporation\//,
  /^\/cht\/annualReview\//,
  /^\/cht\/xmsailSchool\//,
  /^\/(companyEncy|FinanceTaxEncy|industryInfo|trends)\//,
  /^\/(cht\/commonQuestion|questionAnswer)$/,
  /^\/agree/,
];
const isFirstOfKind = (route: string) =>
  kinds.every((kind) => !kind.test(route) || routes.find((other) => kind.test(other)) === route);

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

test.describe('before a choice of consent', () => {
  test.use({ consent: 'open' });

  for (const route of routes) {
    for (const locale of isFirstOfKind(route) ? locales : (['en'] as const)) {
      test(`${route} in ${locale} is a complete page and stores nothing`, async ({
        page,
        context,
        request,
      }) => {
        const { title, decline } = words[locale];
        const asked: string[] = [];
        page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
        const path = await resolveRoute(request, route);
        await page.setViewportSize(screens[locale]);
        const shifts = await watchLayout(page);
        const weight = weighLoad(page);
        const answer = await page.goto(localised(path, locale));
        expect(answer?.status()).toBe(200);
        const html = (await answer?.text()) ?? '';
        await expectContentInHtml(page, html);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).not.toBeEmpty();
        await expectHead(page, request, { path, locale });
        await page.waitForLoadState('networkidle');
        const { total: shift, moved } = await shifts();
        expect(shift, moved).toBeLessThanOrEqual(mostShift);

        await expect(question(page, title)).toBeVisible();
        expect(await cookiesIn(context)).toEqual([]);
        expect(await keptBy(page)).toEqual([]);
        expect(excess(await weight(html), limitsOf(route))).toEqual([]);

        await question(page, title).getByRole('button', { name: decline, exact: true }).click();
        await expect(question(page, title)).toHaveCount(0);
        // On a desk in English; at the narrowest width in German, whose words are longer.
        if (locale === 'en') await expectAccessible(page);
        await page.setViewportSize(narrowest);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'scroll width at 320 px').toBeLessThanOrEqual(narrowest.width);
        if (locale === 'de') await expectAccessible(page);
        expect(await cookiesIn(context)).toEqual(['consent']);
        expect(await keptBy(page)).toEqual([]);
        expect(asked.filter((path) => path.includes('visitor/record'))).toEqual([]);
      });
    }
  }
});

for (const address of [
  '/cht/Services?productAttr=weee#weee',
  '/cht/Services?productAttr=cpnp#cpnp',
  '/cht/Services?tabIndex=2&country=FR',
  '/cht/price/FR?category=vat',
  '/cht/commonQuestion?key=oss',
  '/cht/xmsailSchool?key=trends',
]) {
  for (const locale of locales) {
    test(`${address} in ${locale} opens and scrolls to its target`, async ({ page }) => {
      await page.setViewportSize(screens[locale]);
      const shifts = await watchLayout(page);
      await page.goto(localised(address, locale));
      await page.waitForLoadState('networkidle');
      const { total, moved } = await shifts();
      expect(total, moved).toBeLessThanOrEqual(mostShift);
    });
  }
}
