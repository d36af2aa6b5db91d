import { fetchDefinition } from '@/services/browser/reading/definitions';
import type { Locale } from '@/services/domain/locale/locale';

import { TermCard } from './TermCard';

/** The card of a term and what it shows; undefined where the definition does not come. */
export async function loadCard(href: string, locale: Locale) {
  const term = await fetchDefinition(href, locale);
  return term && { term, Card: TermCard };
}
