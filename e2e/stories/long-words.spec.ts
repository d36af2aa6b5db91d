import { expect } from '@playwright/test';

import { stories, test } from '../support/storyTest';

const phone = { width: 360, height: 720 };

/**
 * The frame of pages, and each form, field and view once: other states consist of the same parts. The words of most
 * blocks are content, which is not lengthened.
 */
const framesAndForms = stories.filter(
  ({ id, title }) =>
    title.startsWith('layout/') ||
    (/^views\/|Form$|Field$/.test(title) && stories.find((story) => story.title === title)?.id === id),
);

for (const { id, title, name } of framesAndForms) {
  test(`${title} – ${name} has room for longer words`, async ({ preview }) => {
    const pinned = await preview.prepare(id, 'long');
    test.skip(pinned.locale !== undefined, 'It has one language.');
    const end = await preview.show(id, pinned.viewport ?? phone);
    const overflow = [await preview.overflow()];
    // The same story at the other widths, because showing a story takes longer than resizing it.
    for (const width of pinned.viewport ? [] : [768, 1280]) {
      await preview.page.setViewportSize({ width, height: 720 });
      overflow.push(await preview.overflow());
    }
    expect(Math.max(...overflow), 'px that it is too wide').toBeLessThanOrEqual(0);
    expect(preview.problems).toEqual([]);
    expect(end, 'how the story ended').toBe('success');
  });
}
