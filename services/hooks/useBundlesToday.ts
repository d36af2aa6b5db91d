import useSWR from 'swr';

import { fetchBundlesToday } from '@/services/browser/api/services';
import type { Bundle } from '@/services/domain/services/bundle';

import { useLocale } from './useLocale';
import { askedOnce } from './useServicesToday';

/**
 * All bundles at today's prices, in the language of the page; asked for once per language. Without them, services cost
 * what they cost one by one.
 * @param isWanted whether to ask
 * @param known those that the page came with
 */
export function useBundlesToday(isWanted: boolean, known?: Bundle[]) {
  const locale = useLocale();
  return useSWR<Bundle[], Error>(isWanted ? ['bundles', locale] : null, fetchBundlesToday, {
    ...askedOnce,
    fallbackData: known,
  });
}
