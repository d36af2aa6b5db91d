import { useEffect } from 'react';

import { reconcileOffer } from '@/services/browser/offer/offerStore';
import { breakdownOf } from '@/services/domain/services/breakdown';
import type { Price } from '@/services/domain/services/service';

import { useBundlesToday } from './useBundlesToday';
import { useDueRules } from './useDueRules';
import { useOffer } from './useOffer';
import { useServicesToday } from './useServicesToday';

/** Whether a year has more returns in one rhythm than in another. */
const dependsOnRhythm = ({ returnsAYear }: Price) => new Set(Object.values(returnsAYear ?? {})).size > 1;

/**
 * The offer of this tab at today's prices, with the bundles that it contains, which are asked for once per language. What
 * is no longer offered leaves the offer; without an answer it stays as it is, without prices.
 */
export function useOfferToday() {
  const { items, withdrawn, rhythm } = useOffer();
  const isAny = items.length > 0;
  const { data: services, error } = useServicesToday(isAny);
  const { data: bundles = [] } = useBundlesToday(isAny);
  useEffect(() => {
    if (services && services.length > 0) reconcileOffer(services);
  }, [services, items]);
  const known = items.map((item) => ({ item, service: services?.find(({ id }) => id === item.id) }));
  const returnCountries = [
    ...new Set(
      known.flatMap(({ service }) =>
        service?.country && service.prices.some(dependsOnRhythm) ? [service.country] : [],
      ),
    ),
  ];
  const { data: dueRules } = useDueRules(returnCountries.length > 0);
  return {
    items: known.map(({ item, service }) => ({ ...item, prices: service?.prices })),
    withdrawn,
    rhythm,
    /** The countries whose prices depend on the rhythm, each once. */
    returnCountries,
    /** How VAT returns are filed there; none until they have come. */
    dueRules,
    cost: breakdownOf(
      known.flatMap(({ service }) => service ?? []),
      bundles,
      rhythm,
    ),
    /** Whether the prices did not come. */
    hasFailed: Boolean(error) && !services,
  };
}
