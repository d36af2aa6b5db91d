import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, type TestInfo } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { environment, pause } from '../support/environment';
import { type Differences, differences, shrink, writeSheet } from '../support/pictures';
import type { StoryPreview } from '../support/storyPreview';
import { stories, test } from '../support/storyTest';

const folder = path.join(__dirname, 'baselines');
/** Each story is shown twice: in English on a desk, and in German, which has the longer words, on a phone. */
const screens = [
  { language: 'en', width: 1280 },
  { language: 'de', width: 360 },
] as const;
/** On a phone, frames and pages have pictures: their layout differs there, and they show the components. */
const hasPicture = (title: string, width: number) => width === 1280 || /^(layout|views)\//.test(title);
const update = 'If it is meant to look like this: npm run storybook:baselines';

/** Components are looked at closely; of a page, which is made of them, it is the whole that counts. */
const scaleOf = (title: string) => (title.startsWith('views/') ? 0.4 : 0.5);
const fileOf = (id: string, width: number) => `${id}.${width}.webp`;

/** Pictures of a story until it has come to rest: a chunk, an image or a slide may still be on its way. */
async function* picturesOf(preview: StoryPreview) {
  let last: Buffer | undefined;
  for (let attempt = 1; attempt <= 8; attempt++) {
    const picture = await preview.picture();
    yield picture;
    // Parts that are still loading look stable, so at least three pictures are taken.
    if (attempt >= 3 && last?.equals(picture)) return;
    last = picture;
    await pause(Math.min(attempt / 2, 1));
  }
}

/** The difference once the story is stable; empty as soon as it equals the picture. */
async function faultOf(preview: StoryPreview, before: Buffer, scale: number, info: TestInfo) {
  let seen: Differences | undefined;
  for await (const picture of picturesOf(preview)) {
    seen = await differences(before, await shrink(picture, scale), scale);
    if (!seen.fault) return;
  }
  const sheet = info.outputPath('before-now-difference.png');
  await writeSheet(seen?.pictures ?? [], sheet);
  return `${seen?.fault}.\nBefore, now and the difference: ${path.relative(process.cwd(), sheet)}\n${update}`;
}

/** The picture of a story that has come to rest; undefined as soon as it equals the one before. */
async function changedPicture(preview: StoryPreview, before: Buffer | undefined, scale: number) {
  let last: Buffer | undefined;
  for await (const picture of picturesOf(preview)) {
    last = await shrink(picture, scale);
    if (before && !(await differences(before, last, scale)).fault) return;
  }
  return last;
}

for (const { language, width } of screens) {
  for (const { id, title, name } of stories) {
    const subject = hasPicture(title, width) ? 'matches its picture' : 'fits and is accessible';
    test(`${title} – ${name} in ${language} ${subject} at ${width} px`, async ({ preview }, info) => {
      // Some stories set their width or language themselves.
      const { viewport = { width, height: 720 } } = await preview.prepare(id, language);
      const end = await preview.show(id, viewport);
      // The picture of a story that failed half-way is not stored.
      expect(end, 'how the story ended').toBe('success');
      expect(await preview.overflow(), 'px that it is too wide').toBeLessThanOrEqual(0);
      await expectAccessible(preview.page, 'component');
      expect(preview.problems).toEqual([]);
      // All other checks of this test have passed here.
      if (!hasPicture(title, width)) return;
      test.skip(!environment.drawsAsPictures, 'The pictures are of chromium-headless-shell on Linux.');
      const file = path.join(folder, fileOf(id, width));
      const scale = scaleOf(title);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      if (!environment.writesBaselines) {
        const missing = `There is no picture of it yet. ${update}`;
        expect(
          before ? await faultOf(preview, before, scale, info) : missing,
          'how it looks',
        ).toBeUndefined();
        return;
      }
      // An unchanged story keeps its file, so that a commit holds changed pictures only.
      const changed = await changedPicture(preview, before, scale);
      if (!changed) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, changed);
    });
  }
}

test('every picture belongs to a story', () => {
  const expected = new Set(
    stories.flatMap(({ id, title }) =>
      screens.filter(({ width }) => hasPicture(title, width)).map(({ width }) => fileOf(id, width)),
    ),
  );
  const left = existsSync(folder) ? readdirSync(folder).filter((file) => !expected.has(file)) : [];
  if (environment.writesBaselines) left.forEach((file) => rmSync(path.join(folder, file)));
  else expect(left, update).toEqual([]);
});
