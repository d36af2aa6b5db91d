import type { WirePrice } from '@/contract/calls/services';
import { type FilingRhythm, filingRhythms } from '@/contract/lists/filingRhythms';
import { filingIn } from '@/shared/dueDates/vatReturns';

import { allDueRules } from '../../features/dueDates/findDueRules';
import type { CallContext } from '../../platform/http/callContext';

interface Priced {
  country: string | null;
  prices: WirePrice[];
}

/** Services whose prices for one return say how many of these a year has in their country. */
export async function withReturns<S extends Priced>(context: CallContext, services: S[]): Promise<S[]> {
  if (!services.some(({ prices }) => prices.some(({ unit }) => unit === 'return'))) return services;
  const rules = await allDueRules(context);
  const returnsIn = (country: string) =>
    Object.fromEntries(
      filingRhythms.map((rhythm) => [rhythm, filingIn(rules, country, rhythm).count]),
    ) as Record<FilingRhythm, number>;
  return services.map((service) => {
    const { country, prices } = service;
    if (country === null) return service;
    const returnsAYear = returnsIn(country);
    return {
      ...service,
      prices: prices.map((price) => (price.unit === 'return' ? { ...price, returnsAYear } : price)),
    };
  });
}
