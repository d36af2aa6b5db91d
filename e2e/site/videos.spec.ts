import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { hang } from '../support/gateway';
import { open } from '../support/open';
import { localised, resolveRoute } from '../support/routes';
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

/** Opens the page of the first film of the course. */
const openFilm = async (page: Page, request: APIRequestContext) =>
  open(page, localised(await resolveRoute(request, '/videoCourse/{id}'), 'de'));

test('a film plays with captions, qualities, speeds and chapters, and by keyboard, then another film does', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openFilm(page, request);
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

  const chapter = page.getByRole('navigation', { name: 'Kapitel' }).getByRole('link', { name: /^1:16 / });
  await chapter.click();
  await expect.poll(() => time(page)).toBeGreaterThan(76);
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect(
    page.locator('media-controller').getByText('Die Uhr: eine Einfuhr aus Hongkong'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Eine Konformitätserklärung lesen' }).click();
  await expect(page).toHaveURL(/\/de\/videoCourse\/\d+#play$/);
  await expect(page.locator('hls-video')).toHaveCount(1);
  await expect(page.locator('hls-video')).toHaveAttribute('src', /declaration-of-conformity\/master\.m3u8$/);
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage)), 'preferences are not kept').toEqual([]);
});

test('a film that fails to load reports it, and plays when it loads', async ({ page, request, problems }) => {
  const gateway = await hang(page, playlist);
  await openFilm(page, request);
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

test('a film that buffers for 10 s reports it', async ({ page, request }) => {
  await page.clock.install();
  await hang(page, playlist);
  await openFilm(page, request);
  const asked = page.waitForRequest(playlist);
  await page.getByRole('button', { name: play }).first().click();
  await asked;
  await page.clock.runFor(9_000);
  await expect(page.getByText(failed)).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole('button', { name: retry })).toBeVisible();
});

test('a film in a text has its still image, and plays in its place with captions', async ({
  page,
  request,
}) => {
  const list = await (await request.get('/de/cht/xmsailSchool/industryInfo')).text();
  const articles = [...new Set(list.match(/\/de\/industryInfo\/\d+\.html/g))];
  const texts = await Promise.all(articles.map(async (path) => (await request.get(path)).text()));
  const article = articles[texts.findIndex((text) => text.includes('data-deferred="filmInText"'))];
  expect(article, 'an article with a film').toBeDefined();
  const media: string[] = [];
  page.on('request', (sent) => {
    if (/\/films\/|hls/.test(sent.url())) media.push(sent.url());
  });
  await open(page, article ?? '');
  const film = page.locator('figure.film');
  await film.scrollIntoViewIfNeeded();
  const still = film.locator('img');
  await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const button = film.getByRole('button', { name: play });
  await expect(button).toBeVisible();
  const sizeOf = (part: Locator) => part.evaluate((element) => [element.clientWidth, element.clientHeight]);
  expect(await sizeOf(button), 'the button covers the still image').toEqual(await sizeOf(still));
  expect(media, 'nothing of the film before the press').toEqual([]);
  await button.press('Enter');
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await page.locator('hls-video').evaluate((player) => (player as Film).poster)).toMatch(
    /\/picture\//,
  );
  await expect.poll(async () => (await captionsOf(page)).join()).toContain('de: ');
  await expect(page, 'the reader stays in the text').toHaveURL(/\/de\/industryInfo\//);
  await film.getByRole('link', { name: /^Video: / }).click();
  await expect(page).toHaveURL(/\/de\/videoCourse\/\d+$/);
});

test.describe('a first visit', () => {
  test.use({ consent: 'open' });

  test('declines and watches a film by two clicks, and comes from an old address to the page of a film', async ({
    page,
  }) => {
    await open(page, '/videoCourse');
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('link', { name: 'Reading a declaration of conformity' }).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    const film = new URL(page.url()).pathname;
    await page.goto(`/videoCourse#lesson-${film.split('/').at(-1)}`);
    await expect(page).toHaveURL(new RegExp(`${film}$`));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the transcript of a film opens, and its chapters lead into it', async ({ page, request }) => {
    const address = localised(await resolveRoute(request, '/videoCourse/{id}'), 'de');
    await page.goto(address);
    const words = page.getByText('Eine Kundin in Wien bestellt an einem Abend drei Dinge');
    await expect(words).toBeHidden();
    await page.getByText('Nachlesen, was der Film sagt').click();
    await expect(words).toBeVisible();
    await page.goto(address);
    await page.getByRole('link', { name: /^0:46 / }).click();
    await expect(page.getByText('Der Schal kommt aus einem Lager in Deutschland.')).toBeInViewport();
  });
});
