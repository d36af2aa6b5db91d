import type { Frame } from '@/services/domain/content/frame';
import { frame } from '@/services/fixtures/frame';

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

/** The frame as the gateway gives it in the language of the toolbar. */
export function frameOf(globals: Record<string, unknown>): Frame {
  const language = languageOf(globals);
  return language === 'long' ? withLongTexts(frame()) : frame({}, language);
}
