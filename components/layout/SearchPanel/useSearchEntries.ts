import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';

import { useAccountLinks } from '@/components/layout/AccountMenu/useAccountLinks';
import { fetchSearchTitles } from '@/services/browser/api/search';
import type { SearchEntry, SearchTitles } from '@/services/domain/registers/search';
import { createSearch } from '@/services/domain/registers/searchIndex';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonSearchData } from '@/services/store/commonSearchData';
import { searchKeys } from '@/services/store/searchKeys';

/** The pages of an account, which are on the gateway host. */
function useAccountEntries(): SearchEntry[] {
  const { t } = useTranslation('search');
  const { login, register } = useAccountLinks();
  return useMemo(
    () =>
      [
        { id: 'login', label: t('common:account.login'), words: t('loginWords'), href: login },
        { id: 'register', label: t('common:account.register'), words: t('registerWords'), href: register },
      ].map((entry) => ({ ...entry, area: '', areaName: '' })),
    [t, login, register],
  );
}

/**
 * Returns the search of the panel; its services and titles are loaded once per language and cached (requirements, 4).
 * `isComplete`: the titles have come too, so that what is not found is not there.
 */
export function useSearchEntries() {
  const locale = useLocale();
  const { commonSearchData, error, isValidating, mutate } = useCommonSearchData();
  const titles = useSWRImmutable<SearchTitles, Error>(searchKeys.titles(locale), fetchSearchTitles, {
    shouldRetryOnError: false,
  });
  const account = useAccountEntries();
  const search = useMemo(() => {
    const { synonyms = [], entries = {} } = titles.data ?? {};
    const pages = [...(entries.pages ?? []), ...account];
    return commonSearchData && createSearch(commonSearchData, { synonyms, entries: { ...entries, pages } });
  }, [commonSearchData, titles.data, account]);
  return {
    search,
    isComplete: Boolean(search) && titles.data !== undefined,
    isLoading: !commonSearchData && isValidating,
    hasFailed: Boolean(error) && !isValidating,
    retry: () => {
      void mutate();
      if (titles.error) void titles.mutate();
    },
  };
}
