import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { hang } from '../support/gateway';
import { open } from '../support/open';
import { expect, test } from '../support/test';

// Shows (requirements, 2.18, 4.5 and 11.13).

/** A media element with what media-tracks adds. */
interface Film extends HTMLVideoElement {
  videoRenditions: Iterable<{ height: number; selected: boolean }>;
}
const isPlaying = (page: Page) =>
  page.locator('hls-video').evaluate((film) => !(film as Film).paused && (film as Film).currentTime > 0.5);
const captionsOf = (page: Page) =>
  page
    .locator('hls-video')
    .evaluate((film) =>
      [...(film as Film).textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language, cues }) => `${language}: ${(cues?.[0] as VTTCue | undefined)?.text}`),
    );
const time = (page: Page) => page.locator('hls-video').evaluate((film) => (film as Film).currentTime);
const playlist = '**/master.m3u8';
const play = /^Abspielen: /;
const failed = 'Der Film konnte nicht geladen werden.';
const retry = 'Erneut versuchen';

test('a film plays with captions, qualities and speeds, and by keyboard, then another film does', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/de/videoCourse');
  const atFirst = scripts.length;
  await page.getByRole('button', { name: play }).first().press('Enter');
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(scripts.length, 'the player comes with the first film').toBeGreaterThan(atFirst);
  await expect.poll(async () => (await captionsOf(page)).join()).toContain('de: Eine Kundin in Wien');
  await expect(page.locator('media-play-button')).toBeFocused();
  await expect(page.locator('media-mute-button'), 'a film without sound has no button for it').toHaveCount(0);

  const renditions = () =>
    page
      .locator('hls-video')
      .evaluate((film) =>
        [...(film as Film).videoRenditions].map(({ height, selected }) => [height, selected]),
      );
  await page.locator('media-rendition-menu-button').click();
  await page.getByRole('menu', { name: 'Qualität' }).getByRole('menuitemradio', { name: '240p' }).click();
  await expect.poll(renditions).toEqual([
    [240, true],
    [480, false],
    [720, false],
  ]);

  await page.locator('media-playback-rate-menu-button').click();
  const rates = page.getByRole('menu', { name: 'Geschwindigkeit' }).getByRole('menuitemradio');
  await expect(rates).toHaveText([/^0.5x/, /^1x/, /^1.25x/, /^1.5x/, /^2x/]);
  await rates.filter({ hasText: /^1.5x/ }).click();
  await expect
    .poll(() => page.locator('hls-video').evaluate((film) => (film as Film).playbackRate))
    .toBe(1.5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('media-play-button').focus();
  await page.keyboard.press('k');
  await expect.poll(() => isPlaying(page)).toBe(false);
  const before = await time(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => time(page)).toBeGreaterThan(before + 5);
  await page.keyboard.press('k');
  await expect.poll(() => isPlaying(page)).toBe(true);

  await page.getByRole('button', { name: /^2 / }).click();
  await expect(page.locator('hls-video')).toHaveCount(1);
  await expect(page.locator('hls-video')).toHaveAttribute('src', /declaration-of-conformity\/master\.m3u8$/);
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage)), 'preferences are not kept').toEqual([]);
});

test('a film that fails to load reports it, and plays when it loads', async ({ page, problems }) => {
  const gateway = await hang(page, playlist);
  await open(page, '/de/videoCourse');
  await page.getByRole('button', { name: play }).first().click();
  await expect(page.locator('hls-video')).toHaveCount(1);
  await expect(page.getByText(failed)).toHaveCount(0);
  gateway.fail(404);
  await expect(page.getByText(failed)).toBeVisible();
  await expectAccessible(page);

  const slow = await hang(page, playlist);
  const asked = page.waitForRequest(playlist);
  await page.getByRole('button', { name: retry }).click();
  await asked;
  slow.recover();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(page.getByText(failed)).toHaveCount(0);
  problems.wantStatus(404);
});

test('a film that buffers for 10 s reports it', async ({ page }) => {
  await page.clock.install();
  await hang(page, playlist);
  await open(page, '/de/videoCourse');
  const asked = page.waitForRequest(playlist);
  await page.getByRole('button', { name: play }).first().click();
  await asked;
  await page.clock.runFor(9_000);
  await expect(page.getByText(failed)).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole('button', { name: retry })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the transcript of every film can be read', async ({ page }) => {
    await page.goto('/de/videoCourse');
    await expect(page.getByText('Eine Kundin in Wien bestellt an einem Abend drei Dinge')).toBeVisible();
  });
});
