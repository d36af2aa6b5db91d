import { useRouter } from 'next/router';

import type { Service } from '@/services/domain/services/service';
import {
  categoryIn,
  queryOfFilter,
  type ServiceFilter,
  serviceFilterOf,
} from '@/services/domain/services/serviceAreas';

/** What the address narrows a list of services down to, and the addresses that narrow it down otherwise. */
export function useServiceFilter(services: Service[]) {
  const { isReady, query, asPath } = useRouter();
  const path = asPath.replace(/[?#].*$/, '');
  return {
    filter: isReady ? serviceFilterOf(query, services) : {},
    /** Whose place in the list is gone to. */
    category: isReady ? categoryIn(query) : undefined,
    /** `anchor` is where somebody without scripts arrives instead. */
    hrefOf: (filter: ServiceFilter, anchor: string | undefined) =>
      `${path}${queryOfFilter(filter)}${anchor ? `#${anchor}` : ''}`,
  };
}
