import type { Locale } from '@/services/domain/locale/locale';

/** The keys of what the search finds in SWR's cache, by the language of the page: its hooks find there what was preloaded. */
export const searchKeys = {
  entries: (locale: Locale) => ['commonSearchData', locale] as const,
  titles: (locale: Locale) => ['searchTitles', locale] as const,
};
