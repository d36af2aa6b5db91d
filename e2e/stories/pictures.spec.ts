import path from 'node:path';

import { expect } from '@playwright/test';

import { expectAccessible, expectReadableInDark } from '../support/axe';
import { expectNoMore, expectPicture } from '../support/baselines';
import { environment } from '../support/environment';
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
      // At one width: words and colours are the same at the other.
      if (width === 360) await expectReadableInDark(preview.page);
      expect(preview.problems).toEqual([]);
      // All other checks of this test have passed here.
      if (!hasPicture(title, width)) return;
      test.skip(!environment.drawsAsPictures, 'The pictures are of chromium-headless-shell on Linux.');
      const file = path.join(folder, fileOf(id, width));
      const take = () => preview.picture();
      await expectPicture({ take, file, scale: scaleOf(title), update }, info);
    });
  }
}

test('every picture belongs to a story', () => {
  const expected = new Set(
    stories.flatMap(({ id, title }) =>
      screens.filter(({ width }) => hasPicture(title, width)).map(({ width }) => fileOf(id, width)),
    ),
  );
  expectNoMore(folder, expected, update);
});
