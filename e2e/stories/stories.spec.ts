import { expect } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { locales } from '../support/routes';
import { stories, test } from '../support/storyTest';

// All stories in one language, then in the other: a worker changes it once.
for (const locale of locales) {
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
}
