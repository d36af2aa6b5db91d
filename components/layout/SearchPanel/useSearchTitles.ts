import useSWR from 'swr';

import { fetchSearchTitles } from '@/services/browser/api/search';
import type { SearchTitles } from '@/services/domain/registers/search';
import { useLocale } from '@/services/hooks/useLocale';

/** The entries of the panel besides services; loaded with its first opening, once per language. */
export function useSearchTitles(isWanted = true) {
  const locale = useLocale();
  return useSWR<SearchTitles, Error>(isWanted ? ['searchTitles', locale] : null, fetchSearchTitles, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
}
