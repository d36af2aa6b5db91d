import { useRouter } from 'next/router';

import {
  categoryIn,
  queryOfFilter,
  type ServiceFilter,
  serviceFilterOf,
  type ServicePlace,
} from '@/services/domain/services/serviceAreas';
import { useServicesQuery } from '@/services/store/servicesQuery';

/** Returns the filter of services that the address contains, and the addresses of other filters. */
export function useServiceFilter(services: ServicePlace[]) {
  const { isReady, query, asPath } = useRouter();
  const { productAttr, tabIndexInfo } = useServicesQuery();
  const path = asPath.replace(/[?#].*$/, '');
  const [, anchor] = asPath.split('#');
  return {
    /** Whether the address is known; the list stays as the server sent it until then. */
    isReady,
    filter: isReady
      ? serviceFilterOf({ ...query, productAttr, tabIndex: tabIndexInfo.tabIndex }, services)
      : {},
    /** The category to open. */
    category: isReady ? (productAttr ?? categoryIn({ productAttr: anchor })) : undefined,
    /** `anchor` is where somebody without scripts arrives instead. */
    hrefOf: (filter: ServiceFilter, anchor: string | undefined) =>
      `${path}${queryOfFilter(filter)}${anchor ? `#${anchor}` : ''}`,
  };
}
