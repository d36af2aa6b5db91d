import { mutate, preload } from 'swr';

import { fetchSearchEntries, fetchSearchTitles } from '@/services/browser/api/search';
import type { Locale } from '@/services/domain/locale/locale';
import { searchKeys } from '@/services/store/searchKeys';

import { searchIds } from './searchIds';

/**
 * Asks for what the search finds while its code is on the way; its hooks take these answers, or the failures. A failure that
 * comes when the panel is closed again is forgotten: the next opening asks anew.
 */
export function preloadSearch(locale: Locale): void {
  const ask = (key: readonly string[], fetcher: () => Promise<unknown>) => {
    preload(key, fetcher).catch(() => {
      if (!document.querySelector(`#${searchIds.panel}[open]`)) void mutate(key);
    });
  };
  // The longer answer first.
  ask(searchKeys.titles(locale), fetchSearchTitles);
  ask(searchKeys.entries(locale), fetchSearchEntries);
}
