import { useMemo } from 'react';
import useSWR from 'swr';

import { fetchSearchEntries, fetchSearchTitles } from '@/services/browser/api/search';
import type { SearchEntries, SearchTitles } from '@/services/domain/registers/search';
import { createSearch } from '@/services/domain/registers/searchIndex';
import { useLocale } from '@/services/hooks/useLocale';

const once = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/**
 * Returns the search of the panel; its services and titles are loaded once per language and cached (requirements, 4).
 * `isComplete`: the titles have come too, so that what is not found is not there.
 */
export function useSearchEntries() {
  const locale = useLocale();
  const { data, error, isValidating, mutate } = useSWR<SearchEntries, Error>(
    ['searchEntries', locale],
    fetchSearchEntries,
    once,
  );
  const titles = useSWR<SearchTitles, Error>(['searchTitles', locale], fetchSearchTitles, once);
  const search = useMemo(() => data && createSearch(data, titles.data), [data, titles.data]);
  return {
    search,
    isComplete: Boolean(search) && titles.data !== undefined,
    isLoading: !data && isValidating,
    hasFailed: Boolean(error) && !isValidating,
    retry: () => void mutate(),
  };
}
