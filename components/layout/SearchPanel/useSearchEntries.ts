import { useMemo } from 'react';
import useSWR from 'swr';

import { fetchSearchTitles } from '@/services/browser/api/search';
import type { SearchTitles } from '@/services/domain/registers/search';
import { createSearch } from '@/services/domain/registers/searchIndex';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonSearchData } from '@/services/store/commonSearchData';

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
  const { commonSearchData, error, isValidating, mutate } = useCommonSearchData();
  const titles = useSWR<SearchTitles, Error>(['searchTitles', locale], fetchSearchTitles, once);
  const search = useMemo(
    () => commonSearchData && createSearch(commonSearchData, titles.data),
    [commonSearchData, titles.data],
  );
  return {
    search,
    isComplete: Boolean(search) && titles.data !== undefined,
    isLoading: !commonSearchData && isValidating,
    hasFailed: Boolean(error) && !isValidating,
    retry: () => void mutate(),
  };
}
