import type { FilingRhythm } from '@/contract/lists/filingRhythms';

import { type Bundle, bundlesWithin, priceBundle, type PricedBundle, sumsLess } from './bundle';
import { guideValues, ownPrices, type PriceTotal, priceTotals } from './priceTotals';
import type { PricedService } from './service';

/**
 * Cost of some services, in minor units by period. Report, quote, enquiry and price list all show these rows, so that
 * none of them names another number for the same services.
 */
export interface Breakdown {
  /** Our fees, service by service. */
  fees: PriceTotal[];
  /** The bundles that the services contain whole; what these save is taken off our fees. */
  bundles: PricedBundle[];
  /** Guide values of what advisers and authorities charge and invoice themselves. */
  others: PriceTotal[];
  /** Our fees less what bundles save, and what others charge. */
  totals: PriceTotal[];
}

/**
 * Adds up some services.
 * @param services each once
 * @param bundles all that are offered
 */
export function breakdownOf(
  services: Pick<PricedService, 'id' | 'category' | 'name' | 'prices'>[],
  bundles: Bundle[],
  rhythm?: FilingRhythm,
): Breakdown {
  const prices = services.flatMap((service) => service.prices);
  const whole = bundlesWithin(
    services.map(({ id }) => id),
    bundles.flatMap((bundle) => priceBundle(bundle, services, rhythm) ?? []),
  );
  return {
    fees: priceTotals(ownPrices(prices), rhythm),
    bundles: whole,
    others: priceTotals(guideValues(prices), rhythm),
    totals: whole.reduce((sums, { savings }) => sumsLess(sums, savings), priceTotals(prices, rhythm)),
  };
}
