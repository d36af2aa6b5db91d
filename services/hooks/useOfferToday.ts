import { useEffect } from 'react';
import useSWR from 'swr';

import { fetchServicesToday } from '@/services/browser/api/services';
import { reconcileOffer } from '@/services/browser/offer/offerStore';
import { priceTotals } from '@/services/domain/services/priceTotals';
import type { Service } from '@/services/domain/services/service';

import { useLocale } from './useLocale';
import { useOffer } from './useOffer';

/**
 * The offer of this tab at today's prices, which are asked for once per language. What is no longer offered leaves the
 * offer; without an answer it stays as it is, without prices.
 */
export function useOfferToday() {
  const { items, withdrawn } = useOffer();
  const locale = useLocale();
  const { data: services, error } = useSWR<Service[], Error>(
    items.length > 0 ? ['services', locale] : null,
    fetchServicesToday,
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  useEffect(() => {
    if (services && services.length > 0) reconcileOffer(services);
  }, [services, items]);
  const pricesOf = (id: number) => services?.find((service) => service.id === id)?.prices;
  return {
    items: items.map((item) => ({ ...item, prices: pricesOf(item.id) })),
    withdrawn,
    totals: priceTotals(items.flatMap(({ id }) => pricesOf(id) ?? [])),
    /** Whether the prices did not come. */
    hasFailed: Boolean(error) && !services,
  };
}
