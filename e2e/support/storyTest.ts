import { readFileSync } from 'node:fs';
import path from 'node:path';

import { devices, test as base } from '@playwright/test';

import { StoryPreview } from './storyPreview';

/** With this name Storybook finishes animations at once instead of waiting for them in every story. */
export const storyBrowser = { userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner` };

/** One preview for all stories of a worker. Playwright starts a new worker, so a new preview, after a failure. */
export const test = base.extend<object, { preview: StoryPreview }>({
  preview: [
    async ({ browser }, use) => {
      const context = await browser.newContext(storyBrowser);
      // A fixed date keeps stories the same every day.
      await context.clock.setFixedTime('2026-06-15T09:00:00Z');
      const page = await context.newPage();
      await use(new StoryPreview(page, await context.newCDPSession(page)));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export interface Story {
  id: string;
  type: string;
  title: string;
  name: string;
}

interface StoryIndex {
  entries: Record<string, Story>;
}

const folder = process.env.E2E_STORYBOOK_DIR;

const entries = folder
  ? Object.values((JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as StoryIndex).entries)
  : [];

/** Every story of the Storybook that was built. */
export const stories = entries.filter(({ type }) => type === 'story');

/** Its guides, and the page of each component. */
export const docs = entries.filter(({ type }) => type === 'docs');
