import useSWR from 'swr';

import { fetchServicesToday } from '@/services/browser/api/services';
import type { Service } from '@/services/domain/services/service';

import { useLocale } from './useLocale';

/** For what does not change while a page is read. */
export const askedOnce = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const;

/**
 * All services at today's prices, in the language of the page; asked for once per language, by whoever needs them first.
 * @param isWanted whether to ask
 */
export function useServicesToday(isWanted = true) {
  const locale = useLocale();
  return useSWR<Service[], Error>(isWanted ? ['services', locale] : null, fetchServicesToday, askedOnce);
}
