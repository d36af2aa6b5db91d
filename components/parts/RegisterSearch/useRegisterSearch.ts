import { useRouter } from 'next/router';
import useSWR from 'swr';

import { RegisterError, type RegisterFailure, type RegisterPage } from '@/services/domain/registers/register';
import { useLocale } from '@/services/hooks/useLocale';

export type Search<Entry> = (query: { keyword: string; page: number }) => Promise<RegisterPage<Entry>>;

const text = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** A search that stands in the address (`?q=…&page=…`), so that a result can be linked. */
export function useRegisterSearch<Entry>(name: string, search: Search<Entry>) {
  const router = useRouter();
  const locale = useLocale();
  const keyword = text(router.query.q).trim().slice(0, 100);
  const page = /^[1-9]\d{0,3}$/.test(text(router.query.page)) ? Number(router.query.page) : 1;
  const key = keyword.length < 2 ? null : ([name, locale, keyword, page] as const);
  const { data, error, isLoading, mutate } = useSWR<RegisterPage<Entry>, unknown>(
    key,
    () => search({ keyword, page }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const failure: RegisterFailure | undefined =
    error instanceof RegisterError ? error.reason : error ? 'unavailable' : undefined;
  const ask = (asked: string) =>
    void router.push({ pathname: router.pathname, query: { q: asked } }, undefined, {
      shallow: true,
      scroll: false,
    });
  return {
    keyword,
    page,
    result: failure ? undefined : data,
    isLoading,
    failure,
    ask,
    retry: () => void mutate(),
  };
}
