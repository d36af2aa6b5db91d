import type { Page, Request } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { cookiesIn, keptBy, question, words } from '../support/consent';
import { required } from '../support/environment';
import { hang } from '../support/gateway';
import { localised, locales, oneLocale } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 7.25, 11.14 and 12.8).

test.use({ consent: 'open' });

/** Storage before a choice is tested on every page in pages.spec. */
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openSettings = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();
const record = '**/api/system/api/visitor/record';
const vitalsIn = (sent: Request): object | undefined =>
  sent.url().includes('visitor/record') ? (sent.postDataJSON() as { vitals?: object }).vitals : undefined;

for (const locale of locales) {
  const { title, agree, decline, settings, save } = words[locale];

  test(`in ${locale} a visitor declines, and only the choice is stored`, async ({ page, context }) => {
    await page.goto(localised('/', locale));
    await button(page, decline).click();
    await expect(question(page, title)).toHaveCount(0);
    // The question disappears at once; the consent library is loaded to store the answer.
    await expect.poll(() => cookiesIn(context)).toEqual(['consent']);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(question(page, title)).toHaveCount(0);
    expect(await cookiesIn(context)).toEqual(['consent']);
    expect(await keptBy(page)).toEqual([]);
  });

  test(`in ${locale} a visitor agrees, is counted once, and withdraws`, async ({ page, context }) => {
    await page.goto(localised('/cht/About', locale));
    const counted = page.waitForRequest(record);
    await button(page, agree).click();
    expect((await counted).postDataJSON()).toMatchObject({ path: '/cht/About', language: locale });
    expect((await counted).headers()['distinct-id']).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(() => keptBy(page)).toEqual(['visit']);
    const again: unknown[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('visitor/record') && !vitalsIn(sent)) again.push(sent.postDataJSON());
    });
    await page.reload();
    await openSettings(page, settings);
    const dialog = page.getByRole('dialog', { name: settings });
    await expect(dialog.getByRole('checkbox').nth(1)).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('checkbox').nth(1).uncheck({ force: true });
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    expect(await keptBy(page)).toEqual([]);
    expect(await cookiesIn(context)).toEqual(['consent']);
    expect(again).toEqual([]);
  });
}

/** A phone; the same one enlarged to 200 %, which halves its window (WCAG 1.4.4); a desktop. */
const windows = [
  [360, 640],
  [180, 320],
  [1280, 800],
] as const;

for (const locale of locales) {
  const { title, agree, decline } = words[locale];

  for (const [width, height] of windows)
    test(`in ${locale} the question takes a quarter of ${width} × ${height} px at most, with equal buttons`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(localised('/cht/About', locale));
      const bar = question(page, title);
      await expect(bar).toBeInViewport({ ratio: 1 });
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(height / 4);
      const boxes = await Promise.all([agree, decline].map((name) => button(page, name).boundingBox()));
      const [first, second] = boxes;
      if (!first || !second) throw new Error('A button is not shown.');
      expect([first.width, first.height, first.y]).toEqual([second.width, second.height, second.y]);
      // The words of a button are not cut off, and at least as high as WCAG 2.5.8 asks.
      expect(first.height).toBeGreaterThanOrEqual(24);
      for (const name of [agree, decline])
        expect(
          await button(page, name).evaluate((element) => element.scrollWidth <= element.clientWidth),
        ).toBe(true);
      // The keyboard reaches all of the words where they scroll.
      const link = bar.getByRole('link');
      await link.focus();
      await expect(link).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        Math.max(width, 320),
      );
    });
}

for (const locale of oneLocale) {
  const { title, agree, about, contact } = words[locale];

  test(`in ${locale} the speed of a page is recorded when a visitor who agreed leaves it`, async ({
    page,
  }) => {
    // A page that no other test with consent leaves.
    const path = '/cht/bankAccount';
    await page.goto(localised(path, locale));
    await button(page, agree).click();
    await expect.poll(() => keptBy(page)).toEqual(['visit']);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    const cms = await Cms.signIn();
    const stored = () => cms.read<{ docs: object[] }>(`page-vitals?where[route][equals]=${path}`);
    const measured = { device: 'desktop', lcp: expect.any(Number), cls: expect.any(Number) };
    await expect
      .poll(stored)
      .toMatchObject({ docs: expect.arrayContaining([expect.objectContaining(measured)]) });
  });

  test(`in ${locale} a statistics call that hangs or fails does not disturb the page`, async ({
    page,
    context,
    problems,
  }) => {
    const script = '**/no-such-statistics.js';
    await page.route(`**${localised('/cht/About', locale)}?channelCode=fair`, async (route) => {
      const answer = await route.fetch();
      const statistics = { url: new URL('/no-such-statistics.js', answer.url()).href, keeps: [] };
      const body = (await answer.text()).replace(
        '"pageProps":{',
        `"pageProps":{"statistics":${JSON.stringify(statistics)},`,
      );
      await route.fulfill({ response: answer, body });
    });
    const loading = await hang(page, script);
    const counting = await hang(page, record);
    await page.goto(localised('/cht/About?channelCode=fair', locale));
    const asked = page.waitForRequest(script);
    await button(page, agree).click();
    await asked;
    await page.getByRole('banner').getByRole('link', { name: contact, exact: true }).click();
    await expect(page).toHaveURL(/\/cht\/Contact$/);

    const counted = page.waitForRequest(record);
    loading.fail();
    // The gateway has counted the first page of the visit, with its channel.
    expect((await counted).postDataJSON()).toMatchObject({ path: '/cht/About', channelCode: 'fair' });
    const answered = page.waitForResponse(record);
    counting.fail();
    await answered;
    await page.getByRole('banner').getByRole('link', { name: about, exact: true }).click();
    await expect(page).toHaveURL(/\/cht\/About(\?|$)/);
    await expect(page.getByText('系统错误')).toHaveCount(0);
    expect(await cookiesIn(context)).toEqual(['channelCode', 'consent']);
    problems.wantStatus(504);
  });

  test(`in ${locale} a new version of the texts asks again`, async ({ page, context }) => {
    const value = encodeURIComponent(
      JSON.stringify({ categories: ['necessary', 'statistics'], revision: 0 }),
    );
    await context.addCookies([{ name: 'consent', value, url: required('E2E_SITE_URL') }]);
    await page.goto(localised('/cht/price', locale));
    await expect(question(page, title)).toBeVisible();
  });

  test(`in ${locale} the question does not block the page`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(localised('/cht/Services', locale));
    const bar = question(page, title);
    await expect(bar).toBeVisible();
    await expectAccessible(page);
    // After the link that skips the header.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link')).toBeFocused();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(160);
    for (let stops = 0; stops < 25; stops++) {
      await page.keyboard.press('Tab');
      // The page scrolls there smoothly.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const focused = document.activeElement;
            return focused?.closest('[data-nosnippet]') ? 0 : (focused?.getBoundingClientRect().top ?? 0);
          }),
        )
        .toBeLessThan(top);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no question, and the link of the settings leads to the privacy notice', async ({ page }) => {
    await page.goto('/cht/About');
    await expect(question(page, words.en.title)).toHaveCount(0);
    await openSettings(page, words.en.settings);
    await expect(page).toHaveURL(/\/agreeys#consent$/);
  });
});
