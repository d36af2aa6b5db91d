import useSWRImmutable from 'swr/immutable';

import { useLocale } from './useLocale';

/**
 * Data of today, in the language of the page: asked for once per language, by whoever needs them first.
 * @param isWanted whether to ask
 * @param known what the page came with
 */
export function useToday<T>(name: string, fetchToday: () => Promise<T>, isWanted: boolean, known?: T) {
  const locale = useLocale();
  return useSWRImmutable<T, Error>(isWanted ? [name, locale] : null, fetchToday, { fallbackData: known });
}
