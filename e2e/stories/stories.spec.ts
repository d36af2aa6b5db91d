import { readFileSync } from 'node:fs';
import path from 'node:path';

import { devices, expect, test as base } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { locales } from '../support/routes';
import { StoryPreview } from '../support/storyPreview';

/** One preview for all stories of a worker. Playwright starts a new worker, so a new preview, after a failure. */
const test = base.extend<object, { preview: StoryPreview }>({
  preview: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        // By this name Storybook ends animations at once, where it would wait for them in every story.
        userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
      });
      await use(new StoryPreview(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
}

const folder = process.env.E2E_STORYBOOK_DIR;
const stories = folder
  ? Object.values(
      (JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as StoryIndex).entries,
    ).filter(({ type }) => type === 'story')
  : [];

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
