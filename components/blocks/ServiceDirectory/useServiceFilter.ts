import { useRouter } from 'next/router';

import {
  categoryIn,
  queryOfFilter,
  type ServiceFilter,
  serviceFilterOf,
  type ServicePlace,
} from '@/services/domain/services/serviceAreas';

/** Returns the filter of services that the address contains, and the addresses of other filters. */
export function useServiceFilter(services: ServicePlace[]) {
  const { isReady, query, asPath } = useRouter();
  const path = asPath.replace(/[?#].*$/, '');
  const [, anchor] = asPath.split('#');
  return {
    /** Whether the address is known; the list stays as the server sent it until then. */
    isReady,
    filter: isReady ? serviceFilterOf(query, services) : {},
    /** The category to open. */
    category: isReady ? (categoryIn(query) ?? categoryIn({ productAttr: anchor })) : undefined,
    /** `anchor` is where somebody without scripts arrives instead. */
    hrefOf: (filter: ServiceFilter, anchor: string | undefined) =>
      `${path}${queryOfFilter(filter)}${anchor ? `#${anchor}` : ''}`,
  };
}
