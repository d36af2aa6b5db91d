import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What only a whole page can have; a component stands alone in its story. */
const rulesOfPages = ['bypass', 'document-title', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** Fails with the rule and the elements when axe finds anything. */
export async function expectAccessible(page: Page, subject: 'page' | 'component' = 'page') {
  const axe = new AxeBuilder({ page }).withTags(tags);
  if (subject === 'component') axe.disableRules(rulesOfPages);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, 'axe violations').toEqual([]);
}
