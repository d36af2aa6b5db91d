import type { LayoutData } from '@/services/domain/content/layoutData';
import { layoutData } from '@/services/fixtures/layoutData';

import { languageOf } from './translate';
import { pseudoLocalise } from '@/.storybook/pseudoLocalise';

/** Fields with translated texts; names and addresses stay as they are. */
const texts = new Set(['label', 'claim', 'notice', 'companyLine', 'country', 'hours', 'caption']);

function withLongTexts<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withLongTexts) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => [
    key,
    typeof part === 'string' && texts.has(key) ? pseudoLocalise(part) : withLongTexts(part),
  ]);
  return Object.fromEntries(entries) as T;
}

/** The layout data as the gateway gives it in the language of the toolbar, or that of the site (e2e/parity). */
export function layoutDataOf(globals: Record<string, unknown>): LayoutData {
  if (globals.layoutData) return globals.layoutData as LayoutData;
  const language = languageOf(globals);
  return language === 'long' ? withLongTexts(layoutData()) : layoutData({}, language);
}
