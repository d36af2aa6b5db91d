import { preload } from 'swr';

import { fetchSearchEntries, fetchSearchTitles } from '@/services/browser/api/search';
import type { Locale } from '@/services/domain/locale/locale';

/** Asks for what the search finds while its code is on the way; its hooks take these answers, or the failures. */
export function preloadSearch(locale: Locale): void {
  const answers = [
    preload(['commonSearchData', locale], fetchSearchEntries),
    preload(['searchTitles', locale], fetchSearchTitles),
  ];
  for (const answer of answers) answer.catch(() => undefined);
}
