import path from 'node:path';

import { expect, type TestInfo, type ViewportSize } from '@playwright/test';

import type { StoryLanguage } from '../../.storybook/translations';
import { expectAccessible, expectReadableInDark } from '../support/axe';
import { expectNoMore, expectPicture } from '../support/baselines';
import { environment } from '../support/environment';
import type { StoryPreview } from '../support/storyPreview';
import { type Story, stories, test } from '../support/storyTest';

const folder = path.join(__dirname, 'baselines');
const update = 'If it is meant to look like this: npm run baselines -- stories';
const desk = { width: 1280, height: 720 };
const phone = { width: 360, height: 720 };

/** The layout of frames and pages differs on a phone, and they show the components: they have a picture there, too. */
const isFrame = (title: string) => title.startsWith('layout/');
const isPage = (title: string) => title.startsWith('views/');
const isFirstOfPage = ({ id, title }: Story) =>
  isPage(title) && stories.find((story) => story.title === title)?.id === id;
/** Components are looked at closely; of a page, which is made of them, it is the whole that counts. */
const scaleOf = (title: string) => (title.startsWith('views/') ? 0.4 : 0.5);
const fileOf = (id: string, width: number | 'forced') => `${id}.${width}.webp`;

/**
 * The part of a story for axe. The frame around pages is the same in every state of a page: the first has all of it, and so
 * have the stories of `layout/`.
 */
async function lookedAt({ page }: StoryPreview, story: Story) {
  const isAnotherState = isPage(story.title) && !isFirstOfPage(story);
  return isAnotherState && (await page.locator('main').count()) === 1 ? 'main' : 'html';
}

/** Shows a story and leaves it as it is after its play function. A story that failed half-way has no picture. */
async function showAt(preview: StoryPreview, id: string, language: StoryLanguage, screen: ViewportSize) {
  // Some stories set their width or language themselves.
  const { viewport = screen } = await preview.prepare(id, language);
  expect(await preview.show(id, viewport), 'how the story ended').toBe('success');
  expect(await preview.overflow(), 'px that it is too wide').toBeLessThanOrEqual(0);
  // A control that is half under the header, which stays in view, is not too small.
  await preview.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return viewport;
}

/** Compares a story that is shown with its picture, where letters look as in the pictures. */
async function expectItsPicture(preview: StoryPreview, { id, title }: Story, width: number, info: TestInfo) {
  if (!environment.comparesPictures) return;
  const file = path.join(folder, fileOf(id, width));
  const take = () => preview.picture();
  await expectPicture({ take, file, scale: scaleOf(title), update }, info);
}

/** A test whose other checks have passed counts as skipped where its picture was not compared. */
const expectCompared = () => test.skip(!environment.comparesPictures, 'The pictures are of another browser.');

for (const story of stories)
  test(`${story.title} – ${story.name} matches its picture, is accessible, and fits a phone`, async ({
    preview,
  }, info) => {
    const { page } = preview;
    const viewport = await showAt(preview, story.id, 'en', desk);
    const within = await lookedAt(preview, story);
    await expectAccessible(page, 'component', within);
    await expectItsPicture(preview, story, desk.width, info);
    // The same story at the other width, because showing a story takes longer than resizing it.
    if (viewport === desk) await page.setViewportSize(phone);
    expect(await preview.overflow(), 'px that it is too wide on a phone').toBeLessThanOrEqual(0);
    if (isPage(story.title)) await expectItsPicture(preview, story, phone.width, info);
    // Once for each page with every rule: some apply only to what a phone shows.
    await expectReadableInDark(page, within, isFirstOfPage(story));
    expect(preview.problems).toEqual([]);
    expectCompared();
  });

// A frame is opened anew: what a phone opens is not what a desk opens.
for (const story of stories.filter(({ title }) => isFrame(title)))
  test(`${story.title} – ${story.name} matches its picture on a phone, in German`, async ({
    preview,
  }, info) => {
    await showAt(preview, story.id, 'de', phone);
    await expectAccessible(preview.page, 'component');
    await expectItsPicture(preview, story, phone.width, info);
    expect(preview.problems).toEqual([]);
    expectCompared();
  });

/** Pages with everything that breaks where the system forces its colours: words on the signal colour, drawings, marks. */
const inForcedColours = [
  'views-homeview--default',
  'views-calculateview--answered',
  'views-priceview--default',
];
const forcedFileOf = (id: string) => fileOf(id, 'forced');

for (const id of inForcedColours)
  test(`${id} matches its picture in forced colours`, async ({ preview }, info) => {
    expectCompared();
    await preview.page.emulateMedia({ forcedColors: 'active' });
    await preview.prepare(id, 'en');
    expect(await preview.show(id, desk), 'how the story ended').toBe('success');
    const take = () => preview.picture();
    await expectPicture({ take, file: path.join(folder, forcedFileOf(id)), scale: 0.5, update }, info);
    // The preview is that of the next test, too.
    await preview.page.emulateMedia({ forcedColors: null });
  });

test('every picture belongs to a story', () => {
  const widthsOf = (title: string) =>
    isFrame(title) || isPage(title) ? [desk.width, phone.width] : [desk.width];
  const expected = new Set([
    ...stories.flatMap(({ id, title }) => widthsOf(title).map((width) => fileOf(id, width))),
    ...inForcedColours.map(forcedFileOf),
  ]);
  expectNoMore(folder, expected, update);
});
