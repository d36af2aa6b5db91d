import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, type TestInfo } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { environment, pause } from '../support/environment';
import { differences, shrink, writeSheet } from '../support/pictures';
import type { StoryPreview } from '../support/storyPreview';
import { stories, test } from '../support/storyTest';

const folder = path.join(__dirname, 'baselines');
const widths = [360, 1280];
const update = 'If it is meant to look like this: npm run storybook:baselines';

/** Components are looked at closely; of a page, which is made of them, it is the whole that counts. */
const scaleOf = (title: string) => (title.startsWith('views/') ? 0.4 : 0.5);
const fileOf = (id: string, width: number) => `${id}.${width}.webp`;

/** Something may still be on its way, a chunk or an image: it has three tries to look as it did. */
async function faultOf(preview: StoryPreview, before: Buffer, scale: number, info: TestInfo) {
  for (let attempt = 1; ; attempt++) {
    const { fault, pictures } = await differences(before, await shrink(await preview.picture(), scale));
    if (!fault) return;
    if (attempt === 3) {
      const sheet = info.outputPath('before-now-difference.png');
      await writeSheet(pictures, sheet);
      return `${fault}.\nBefore, now and the difference: ${path.relative(process.cwd(), sheet)}\n${update}`;
    }
    await pause(attempt / 2);
  }
}

/** The picture of a story that has come to rest. */
async function restingPicture(preview: StoryPreview) {
  let last = await preview.picture();
  for (let attempt = 0; attempt < 5; attempt++) {
    await pause(0.3);
    const next = await preview.picture();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

for (const width of widths) {
  for (const { id, title, name } of stories) {
    test(`${title} – ${name} in en, and as it looked at ${width} px`, async ({ preview }, info) => {
      const { viewport } = await preview.prepare(id, 'en');
      test.skip(viewport !== undefined && width !== widths[0], 'The story has a width of its own.');
      const end = await preview.show(id, viewport ?? { width, height: 720 });
      // A story that broke off half way has no look to keep.
      expect(end, 'how the story ended').toBe('success');
      expect(await preview.overflow(), 'px that it is too wide').toBeLessThanOrEqual(0);
      // At one width: to show a story takes longer than to look at it, so both are done at once.
      if (viewport || width === widths[1]) await expectAccessible(preview.page, 'component');
      expect(preview.problems).toEqual([]);
      // Letters are drawn by the system; the baselines were on Linux.
      if (process.platform !== 'linux') return;
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
      // What looks the same keeps its file, so that a commit holds what has changed.
      if (before && !(await faultOf(preview, before, scale, info))) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, await shrink(await restingPicture(preview), scale));
    });
  }
}

test('every picture has its story', () => {
  const expected = new Set(stories.flatMap(({ id }) => widths.map((width) => fileOf(id, width))));
  const left = existsSync(folder) ? readdirSync(folder).filter((file) => !expected.has(file)) : [];
  if (environment.writesBaselines) left.forEach((file) => rmSync(path.join(folder, file)));
  else expect(left, update).toEqual([]);
});
