import type { Locator, Page } from '@playwright/test';

import { required } from '../support/environment';
import { localised, locales } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 7.13).

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};
const tones = (page: Page) =>
  page
    .locator('main section[data-tone]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-tone')));
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** An article with a table and a quotation. */
const list = '/cht/xmsailSchool/FinanceTaxEncy';
const titles = {
  en: /^United Kingdom, Switzerland/,
  de: /^Vereinigtes Königreich, Schweiz/,
};

for (const locale of locales) {
  test(`in ${locale} pages of blocks have bands over the whole width, and no two of them touch`, async ({
    page,
  }) => {
    for (const path of ['/', '/cht/About', '/freeTrial', '/cht/Incorporation/IncorporationHK']) {
      await page.goto(localised(path, locale));
      const found = await tones(page);
      expect(found.filter((tone) => tone === 'tinted').length, path).toBeGreaterThan(0);
      expect(found.join(' '), path).not.toContain('tinted tinted');
      const band = await boxOf(page.locator('main section[data-tone=tinted]').first());
      expect(band.width, path).toBe(page.viewportSize()?.width);
    }
  });

  test(`in ${locale} two figures stand in the margin of their text, on a phone above it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(localised('/cht/About#data', locale));
    const section = page.locator('#data');
    const [facts, text] = [section.getByRole('complementary'), section.getByRole('list')];
    await expect(facts).toContainText('10');
    const [besides, beside] = [await boxOf(facts), await boxOf(text)];
    expect(besides.x + besides.width).toBeLessThanOrEqual(beside.x);
    await page.setViewportSize({ width: 360, height: 640 });
    // The page scrolls to its target while the two are measured.
    await expect(async () => {
      const [above, below] = [await boxOf(facts), await boxOf(text)];
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    }).toPass();
    expect(await fits(page)).toBe(true);
  });

  test(`in ${locale} an article has its facts in the margin, and its table scrolls by itself`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(localised(list, locale));
    await page.getByRole('main').getByRole('link', { name: titles[locale] }).first().click();
    await expect(page).toHaveURL(/\.html$/);
    const facts = await boxOf(page.locator('article dl').first());
    const quote = await boxOf(page.locator('article blockquote'));
    expect(facts.x + facts.width).toBeLessThanOrEqual(quote.x);
    const cover = await boxOf(page.locator('article header img'));
    expect(cover.width).toBe(1280);

    await page.setViewportSize({ width: 360, height: 640 });
    const table = page.getByRole('group').filter({ has: page.getByRole('table') });
    await expect(table).toHaveAccessibleName(/\S/);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    expect(await fits(page)).toBe(true);
  });

  test(`in ${locale} the workspace is shown on home, at the trial and at every registration`, async ({
    page,
  }) => {
    const gateway = required('E2E_GATEWAY_URL');
    for (const address of [
      localised('/', locale),
      localised('/freeTrial', locale),
      localised('/cht/hot/newcomerActivities', locale),
      localised('/cht/hot/module/hotModal', locale),
      `${gateway}/user/register?lang=${locale}`,
    ]) {
      await page.goto(address);
      const picture = page.locator('img[src*="workspace-file"]');
      await expect(picture, address).toHaveAttribute('loading', 'lazy');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(picture).toHaveAttribute('src', new RegExp(`workspace-file-${locale}`));
      await expect(
        page
          .locator('ol')
          .filter({ has: page.getByRole('heading', { level: 3 }) })
          .first(),
      ).toBeVisible();
    }
  });
}

test('the form of the registration begins on the first screen of a phone, above the picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${required('E2E_GATEWAY_URL')}/user/register`);
  const field = await boxOf(page.getByLabel('Mobile number'));
  expect(field.y + field.height).toBeLessThanOrEqual(640);
  const picture = await boxOf(page.locator('img[src*="workspace-file"]'));
  expect(picture.y).toBeGreaterThan(field.y);
});

test('school and news open on a tinted ground, campaigns on ink', async ({ page }) => {
  for (const [path, tone] of [
    ['/cht/xmsailSchool', 'tinted'],
    ['/information', 'tinted'],
    ['/custom', 'inverse'],
    ['/cht/hot/newcomerActivities', 'inverse'],
  ] as const) {
    await page.goto(path);
    expect((await tones(page))[0], path).toBe(tone);
  }
});
