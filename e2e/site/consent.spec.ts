import type { Page, Request } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { Cms } from '../support/cms';
import { cookiesIn, keptBy, question, words } from '../support/consent';
import { hang } from '../support/gateway';
import { hydrated, open } from '../support/open';
import { localised } from '../support/routes';
import { expect, test } from '../support/test';

// Shows (requirements, 7.25, 11.14, 12.8 and 12.11).

test.use({ consent: 'open' });

/** Storage before a choice is tested on every page in pages.spec. */
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openSettings = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();
const record = '**/api/system/api/visitor/record';
const vitalsIn = (sent: Request): object | undefined =>
  sent.url().includes('visitor/record') ? (sent.postDataJSON() as { vitals?: object }).vitals : undefined;

test('a visitor declines, and only the choice is stored', async ({ page, context }) => {
  const { title, decline } = words.en;
  await page.goto('/');
  await button(page, decline).click();
  await expect(question(page, title)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  // The question disappears at once; the consent library is loaded to store the answer.
  await expect.poll(() => cookiesIn(context)).toEqual(['consent']);
  await open(page, '/');
  await expect(question(page, title)).toHaveCount(0);
  expect(await cookiesIn(context)).toEqual(['consent']);
  expect(await keptBy(page)).toEqual([]);
});

test('a visitor agrees, is counted once, and withdraws', async ({ page, context }) => {
  const { agree, settings, save } = words.de;
  await page.goto('/de/cht/About');
  const counted = page.waitForRequest(record);
  await button(page, agree).click();
  expect((await counted).postDataJSON()).toMatchObject({ path: '/cht/About', language: 'de' });
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

test('the question takes a fifth of the screen at most, with equal buttons, and does not block the page', async ({
  page,
}) => {
  const { title, agree, decline } = words.de;
  await open(page, '/de/cht/About');
  const bar = question(page, title);
  // A desktop; a phone enlarged to 200 %, which halves its window (WCAG 1.4.4) and leaves a quarter; the same phone.
  for (const [width, height] of [
    [1280, 800],
    [180, 320],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(height / (width === 180 ? 4 : 5));
    if (width === 360) {
      const text = bar.getByRole('heading', { name: title }).locator('..');
      expect(await text.evaluate((all) => all.scrollHeight - all.clientHeight), 'nothing scrolls').toBe(0);
    }
    const boxes = await Promise.all([agree, decline].map((name) => button(page, name).boundingBox()));
    const [first, second] = boxes;
    if (!first || !second) throw new Error('A button is not shown.');
    expect([first.width, first.height, first.y]).toEqual([second.width, second.height, second.y]);
    // The words of a button are not cut off, and at least as high as WCAG 2.5.8 asks.
    expect(first.height).toBeGreaterThanOrEqual(24);
    for (const name of [agree, decline])
      expect(await button(page, name).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(
        true,
      );
    // The keyboard reaches all of the words where they scroll.
    const link = bar.getByRole('link');
    await link.blur();
    await link.focus();
    await expect(link).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      Math.max(width, 320),
    );
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await hydrated(page);
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
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('[data-nosnippet]') ? 0 : activeElement?.getBoundingClientRect().top;
    });
    expect(focused).toBeLessThan(top);
  }
});

test('the speed of a page is recorded when a visitor who agreed leaves it', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit) {
        super.observe(options);
        if (options?.type === 'layout-shift') document.documentElement.dataset.measured = '';
      }
    };
  });
  // A page that no other test with consent leaves.
  const path = '/cht/bankAccount';
  await page.goto(localised(path, 'de'));
  // With the first call, the code that makes calls has come; a page that is being left loads nothing more.
  const counted = page.waitForResponse(record);
  await button(page, words.de.agree).click();
  await counted;
  await expect(page.locator('html')).toHaveAttribute('data-measured');
  await page.goto('about:blank');
  const cms = await Cms.signIn();
  const stored = () => cms.read<{ docs: object[] }>(`page-vitals?where[route][equals]=${path}`);
  const measured = { device: 'desktop', lcp: expect.any(Number), cls: expect.any(Number) };
  // The call outlives the page: nobody hears of its answer.
  await expect
    .poll(stored)
    .toMatchObject({ docs: expect.arrayContaining([expect.objectContaining(measured)]) });
});

test('a statistics call that hangs or fails does not disturb the page', async ({
  page,
  context,
  problems,
}) => {
  const { agree, about, contact } = words.de;
  const script = '**/no-such-statistics.js';
  await page.route('**/de/cht/About?channelCode=fair', async (route) => {
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
  await page.goto('/de/cht/About?channelCode=fair');
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no question, and the link of the settings leads to the privacy notice', async ({ page }) => {
    await page.goto('/cht/About');
    await expect(question(page, words.en.title)).toHaveCount(0);
    await openSettings(page, words.en.settings);
    await expect(page).toHaveURL(/\/agreeys#consent$/);
  });
});
