import { mutate, preload } from 'swr';

import { fetchSearchEntries, fetchSearchTitles } from '@/services/browser/api/search';
import type { Locale } from '@/services/domain/locale/locale';

import { searchIds } from './searchIds';

/**
 * Asks for what the search finds while its code is on the way; its hooks take these answers, or the failures. A failure that
 * comes when the panel is closed again is forgotten: the next opening asks anew.
 */
export function preloadSearch(locale: Locale): void {
  const ask = (name: string, fetcher: () => Promise<unknown>) => {
    const key = [name, locale];
    preload(key, fetcher).catch(() => {
      if (!document.querySelector(`#${searchIds.panel}[open]`)) void mutate(key);
    });
  };
  ask('commonSearchData', fetchSearchEntries);
  ask('searchTitles', fetchSearchTitles);
}
