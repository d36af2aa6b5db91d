import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules for whole pages; a story shows one component. */
const rulesOfPages = ['bypass', 'document-title', 'landmark-one-main', 'page-has-heading-one', 'region'];

const options = (subject: 'page' | 'component'): RunOptions => ({
  runOnly: { type: 'tag', values: tags },
  rules: Object.fromEntries(rulesOfPages.map((rule) => [rule, { enabled: subject === 'page' }])),
  // Without results of passed rules axe needs half the time.
  resultTypes: ['violations'],
  // Rules of style sheets are experimental, so they are off. A missing film has no duration; axe would wait 10 s for it.
  preload: { assets: ['media'], timeout: 1_000 },
});

/** A colour halfway between two has a contrast that nobody meets. What moves for seconds is looked at as it is. */
async function settled() {
  const endsSoon = ({ playState, currentTime, effect }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) - Number(currentTime) < 2_000;
  const ending = document.getAnimations().filter(endsSoon);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function expectNone(page: Page, within: string, run: RunOptions) {
  // Inject once per document, because stories share one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(settled);
  const found = await page.evaluate(
    async ([root, runOptions]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(root, runOptions);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [within, run] as const,
  );
  expect(found, 'axe violations').toEqual([]);
}

/**
 * Fails with the rule and the elements when axe finds anything, in the whole document or `within` a selector: not all of
 * the admin is ours. The document must not contain frames.
 */
export const expectAccessible = (page: Page, subject: 'page' | 'component' = 'page', within = 'html') =>
  expectNone(page, within, options(subject));

/**
 * Shows the page as it is in dark colours, checks there what depends on colours, or `everything` of a component, and returns
 * to light ones.
 */
export async function expectReadableInDark(page: Page, within = 'html', everything = false) {
  const setScheme = (scheme: string) =>
    page.evaluate((value) => (document.documentElement.dataset.scheme = value), scheme);
  await setScheme('dark');
  const values = ['color-contrast', 'link-in-text-block'];
  const ofColours: RunOptions = { runOnly: { type: 'rule', values }, resultTypes: ['violations'] };
  await expectNone(page, within, everything ? options('component') : ofColours);
  await setScheme('light');
}
