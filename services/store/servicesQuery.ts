import { useRouter } from 'next/router';

import { categoryIn, tabIndexIn } from '@/services/domain/services/serviceAreas';

import type { SiteState } from './siteState';

/** The query of the list of services; empty until the address is known. */
export function useServicesQuery(): Pick<SiteState, 'productAttr' | 'tabIndexInfo'> {
  const { isReady, query } = useRouter();
  return {
    productAttr: isReady ? categoryIn(query) : undefined,
    tabIndexInfo: { tabIndex: isReady ? tabIndexIn(query) : 0 },
  };
}
