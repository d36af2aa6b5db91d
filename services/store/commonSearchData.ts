import useSWR from 'swr';

import { fetchSearchEntries } from '@/services/browser/api/search';
import { useLocale } from '@/services/hooks/useLocale';

import type { SiteState } from './siteState';

/** Loaded with the first opening of the search panel, once per language, and used again (requirements, 4.4). */
export const useCommonSearchData = (isWanted = true) => {
  const locale = useLocale();
  const { data, ...state } = useSWR<NonNullable<SiteState['commonSearchData']>, Error>(
    isWanted ? ['commonSearchData', locale] : null,
    fetchSearchEntries,
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return { commonSearchData: data, ...state };
};
