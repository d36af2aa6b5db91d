import { useEffect } from 'react';
import useSWR from 'swr';

import { fetchBundlesToday } from '@/services/browser/api/services';
import { reconcileOffer } from '@/services/browser/offer/offerStore';
import { type Bundle, bundlesWithin, priceBundle, sumsLess } from '@/services/domain/services/bundle';
import { priceTotals } from '@/services/domain/services/priceTotals';

import { useLocale } from './useLocale';
import { useOffer } from './useOffer';
import { askedOnce, useServicesToday } from './useServicesToday';

/**
 * The offer of this tab at today's prices, guide values included, and with the bundles that it contains, which are asked
 * for once per language. What is no longer offered leaves the offer; without an answer it stays as it is, without prices.
 */
export function useOfferToday() {
  const { items, withdrawn } = useOffer();
  const locale = useLocale();
  const isAny = items.length > 0;
  const { data: services, error } = useServicesToday(isAny);
  // Without them the sums are those of the services one by one.
  const { data: all = [] } = useSWR<Bundle[], Error>(
    isAny ? ['bundles', locale] : null,
    fetchBundlesToday,
    askedOnce,
  );
  useEffect(() => {
    if (services && services.length > 0) reconcileOffer(services);
  }, [services, items]);
  const pricesOf = (id: number) => services?.find((service) => service.id === id)?.prices;
  const bundles = bundlesWithin(
    items.map(({ id }) => id),
    all.flatMap((bundle) => priceBundle(bundle, services ?? []) ?? []),
  );
  return {
    items: items.map((item) => ({ ...item, prices: pricesOf(item.id) })),
    withdrawn,
    /** Those that the offer contains whole: their savings are in the totals. */
    bundles,
    totals: bundles.reduce(
      (sums, { savings }) => sumsLess(sums, savings),
      priceTotals(items.flatMap(({ id }) => pricesOf(id) ?? [])),
    ),
    /** Whether the prices did not come. */
    hasFailed: Boolean(error) && !services,
  };
}
