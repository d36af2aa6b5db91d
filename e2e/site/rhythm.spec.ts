import type { Locator, Page } from '@playwright/test';

import { open } from '../support/open';
import { expect, test } from '../support/test';

// Shows (requirements, 7.13). Bands of every page: pages.spec.

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('two figures stand in the margin of their text, on a phone above it', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/de/cht/About');
  const section = page.locator('#data');
  const [facts, text] = [section.getByRole('complementary'), section.getByRole('list')];
  await expect(facts).toContainText('10');
  const [besides, beside] = [await boxOf(facts), await boxOf(text)];
  expect(besides.x + besides.width).toBeLessThanOrEqual(beside.x);
  await page.setViewportSize(phone);
  const [above, below] = [await boxOf(facts), await boxOf(text)];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  expect(await fits(page)).toBe(true);
});

test('an article has its facts in the margin, its contents mark the chapter that is read, and its table scrolls by itself', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await open(page, '/cht/xmsailSchool/FinanceTaxEncy');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^United Kingdom, Switzerland/ })
    .first()
    .click();
  // A new page takes the focus.
  await expect(page.getByRole('main')).toBeFocused();
  const facts = await boxOf(page.locator('article dl').first());
  const quote = await boxOf(page.locator('article blockquote'));
  expect(facts.x + facts.width).toBeLessThanOrEqual(quote.x);
  const cover = await boxOf(page.locator('article header img'));
  expect(cover.width).toBe(1280);

  const contents = page.locator('[data-contents]');
  const current = contents.locator('[aria-current]');
  await expect(current).toHaveCount(0);
  await contents.getByRole('link').nth(1).click();
  await expect(contents.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'location');
  await expect(current).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveCount(0);

  await page.setViewportSize(phone);
  const table = page.getByRole('group').filter({ has: page.getByRole('table') });
  await expect(table).toHaveAccessibleName(/\S/);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await fits(page)).toBe(true);
});

test('the workspace is shown on home, at the trial and at every registration of the site', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const picture = page.locator('img[src*="workspace-calendar"]');
  for (const address of [
    '/de',
    '/de/freeTrial',
    '/de/cht/hot/newcomerActivities',
    '/de/cht/hot/module/hotModal',
  ]) {
    await page.goto(address);
    await expect(picture, address).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('src', /workspace-calendar-de/);
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await expect(
      page
        .locator('ol')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .first(),
    ).toBeVisible();
  }
});

test('school and news open on a tinted ground, campaigns on ink, but for one whose form is on the first screen', async ({
  request,
}) => {
  for (const [path, tone] of [
    ['/cht/xmsailSchool', 'tinted'],
    ['/information', 'tinted'],
    ['/custom', 'inverse'],
    ['/custom/sell-in-germany', 'plain'],
    ['/cht/hot/newcomerActivities', 'plain'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(/<section\b[^>]*\sdata-tone="?(\w+)/.exec(html)?.[1], path).toBe(tone);
  }
});
