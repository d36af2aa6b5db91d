import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test as base, type BrowserContext } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { required } from '../support/environment';
import { locales } from '../support/routes';

/** One context for all stories of a worker: their common scripts are loaded once. */
const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, use) => {
    const page = await shared.newPage();
    await use(page);
    await page.close();
  },
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

for (const { id, title, name } of stories) {
  for (const locale of locales) {
    test(`${title} – ${name} in ${locale}`, async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));

      // The add-on's own run of axe is left out; ours follows.
      const globals = `locale:${locale};a11y.manual:!true`;
      await page.goto(
        `${required('E2E_STORYBOOK_URL')}/iframe.html?viewMode=story&id=${id}&globals=${globals}`,
      );
      // Storybook says how far a story has come; `finished` includes its play function.
      await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
          __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
        };
        return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
      });
      await expect(page.locator('body')).toHaveClass(/sb-show-main/);
      expect(problems).toEqual([]);
      await expectAccessible(page, 'component');
    });
  }
}
