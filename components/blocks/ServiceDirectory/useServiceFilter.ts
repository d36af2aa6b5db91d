import { useRouter } from 'next/router';

import type { Service } from '@/services/domain/services/service';
import {
  categoryIn,
  queryOfFilter,
  type ServiceFilter,
  serviceFilterOf,
} from '@/services/domain/services/serviceAreas';

/** Returns the filter of services that the address contains, and the addresses of other filters. */
export function useServiceFilter(services: Service[]) {
  const { isReady, query, asPath } = useRouter();
  const path = asPath.replace(/[?#].*$/, '');
  return {
    filter: isReady ? serviceFilterOf(query, services) : {},
    /** Category to scroll to. */
    category: isReady ? categoryIn(query) : undefined,
    /** `anchor` is where somebody without scripts arrives instead. */
    hrefOf: (filter: ServiceFilter, anchor: string | undefined) =>
      `${path}${queryOfFilter(filter)}${anchor ? `#${anchor}` : ''}`,
  };
}
