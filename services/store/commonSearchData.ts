import useSWRImmutable from 'swr/immutable';

import { fetchSearchEntries } from '@/services/browser/api/search';
import { useLocale } from '@/services/hooks/useLocale';

import { searchKeys } from './searchKeys';
import type { SiteState } from './siteState';

/** Loaded with the first opening of the search panel, once per language, and used again (requirements, 4.4). */
export const useCommonSearchData = () => {
  const { data, ...state } = useSWRImmutable<NonNullable<SiteState['commonSearchData']>, Error>(
    searchKeys.entries(useLocale()),
    fetchSearchEntries,
    {
      shouldRetryOnError: false,
    },
  );
  return { commonSearchData: data, ...state };
};
