import useSWR from 'swr';

import { fetchSearchEntries } from '@/services/browser/api/search';
import type { SearchEntries } from '@/services/domain/registers/search';
import { useLocale } from '@/services/hooks/useLocale';

/** Returns the entries of the search panel, loaded once per language and cached (requirements, 4). */
export function useSearchEntries() {
  const locale = useLocale();
  const { data, error, isValidating, mutate } = useSWR<SearchEntries, Error>(
    ['searchEntries', locale],
    fetchSearchEntries,
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return {
    entries: data,
    isLoading: !data && isValidating,
    hasFailed: Boolean(error) && !isValidating,
    retry: () => void mutate(),
  };
}
