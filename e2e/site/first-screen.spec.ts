import { devices, type Page } from '@playwright/test';

import { open } from '../support/open';
import { expect, test } from '../support/test';

/** Its user agent would be sent to the mobile site. */
const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];

test.use({ viewport, deviceScaleFactor, isMobile, hasTouch });

const tops = (page: Page) =>
  page
    .locator('main section, footer')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));

const scripts = '**/_next/static/chunks/**';
const withoutScripts = (page: Page) =>
  page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

test('what is below the first screen of a phone is laid out in steps, and then stands where it would have stood', async ({
  page,
}) => {
  const html = page.locator('html');
  await withoutScripts(page);
  await page.goto('/');
  await expect(html).toHaveAttribute('data-first-screen');
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'auto');

  await page.unroute(scripts);
  await page.goto('/cht/About');
  await page.goto('/');
  await expect(html).not.toHaveAttribute('data-first-screen');
  await page.evaluate(() => document.fonts.ready);
  const inSteps = await tops(page);

  await page.reload();
  await expect(html).not.toHaveAttribute('data-first-screen');
  await page.evaluate(() => document.fonts.ready);
  expect(await tops(page)).toEqual(inSteps);
});

test('a link to a chapter leads there before the chapters above it have been laid out', async ({ page }) => {
  await withoutScripts(page);
  await page.goto('/industryInfo/12.html');
  await expect(page.locator('[data-prose] > h2').last()).toHaveCSS('content-visibility', 'auto');
  await page.locator('[data-contents] a').last().click();
  await expect(page.locator('[data-prose] :target')).toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
});

test('what comes late is as high as the place that was kept for it', async ({ page }) => {
  const places = page.locator('[data-deferred]');
  const heights = () =>
    places.evaluateAll((all) => all.map((place) => Math.round(place.getBoundingClientRect().height)));
  for (const path of ['/', '/companyEncy/6.html', '/cht/Services/vat', '/cht/price']) {
    await withoutScripts(page);
    await page.goto(path);
    const kept = await heights();
    expect(kept.length, path).toBeGreaterThan(0);
    await page.unroute(scripts);
    await page.reload();
    await expect(places.filter({ hasNot: page.locator('*') }), path).toHaveCount(0);
    expect(await heights(), path).toEqual(kept);
  }
});

test('browsers compile the first scripts while they load, and keep the styles and fonts of the server', async ({
  page,
}) => {
  const hinted: Record<string, boolean> = {};
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    const [, name] = /\/chunks\/(main|framework|pages\/[^-]+)-/.exec(pathname) ?? [];
    if (name) hinted[name] = (await response.text()).startsWith('//# allFunctionsCalledOnLoad\n');
  });
  await open(page, '/');
  await expect
    .poll(() => hinted)
    .toEqual({ main: true, framework: true, 'pages/_app': true, 'pages/index': true });

  const global = await page.evaluate(
    () =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter(({ cssText }) => cssText.startsWith('body {')).length,
  );
  expect(global).toBe(1);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(['archivo', 'sourceSerif']));
});
