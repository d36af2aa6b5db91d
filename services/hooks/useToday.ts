import useSWR from 'swr';

import { useLocale } from './useLocale';

/**
 * What does not change while a page is read, in the language of the page; asked for once per language, by whoever needs
 * it first.
 * @param isWanted whether to ask
 * @param known what the page came with
 */
export function useToday<T>(name: string, fetchToday: () => Promise<T>, isWanted: boolean, known?: T) {
  const locale = useLocale();
  return useSWR<T, Error>(isWanted ? [name, locale] : null, fetchToday, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    fallbackData: known,
  });
}
