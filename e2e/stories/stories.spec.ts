import { expect } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { stories, test } from '../support/storyTest';

/** In English every story is checked with its pictures (pictures.spec.ts). */
const locale = 'de';

for (const { id, title, name } of stories) {
  test(`${title} – ${name} in ${locale}`, async ({ preview }) => {
    const pinned = await preview.prepare(id, locale);
    test.skip((pinned.locale ?? locale) !== locale, `The story is always in ${pinned.locale}.`);
    const end = await preview.show(id, pinned.viewport);
    if (end === 'success') await expectAccessible(preview.page, 'component');
    // After axe, so that what a story breaks a moment later is still told of it.
    expect(preview.problems).toEqual([]);
    expect(end, 'how the story ended').toBe('success');
  });
}
