import type { FilingRhythm } from '@/contract/lists/filingRhythms';

import { ownPrices, type PriceTotal, priceTotals } from './priceTotals';
import type { Price, PricedService } from './service';

/** Services that typical sellers take together, at a price of its own. */
export interface Bundle {
  id: string;
  title: string;
  /** For whom it is. */
  summary: string;
  serviceIds: number[];
  /** Our fees for all of them; what others charge for their own work stays as it is. */
  prices: Price[];
}

type BundledService = Pick<PricedService, 'id' | 'category' | 'name' | 'prices'>;

/** A bundle with what it contains and what it saves. */
export interface PricedBundle extends Bundle {
  services: BundledService[];
  /** By period, where our single fees are higher. */
  savings: PriceTotal[];
}

const isSameSum = (one: PriceTotal, other: PriceTotal) =>
  one.currency === other.currency && one.vatMode === other.vatMode && one.period === other.period;

/** What is left of some sums without others, where anything is. */
export const sumsLess = (sums: PriceTotal[], less: PriceTotal[]): PriceTotal[] =>
  sums
    .map((sum) => ({
      ...sum,
      amountMinor: sum.amountMinor - (less.find((other) => isSameSum(other, sum))?.amountMinor ?? 0),
    }))
    .filter(({ amountMinor }) => amountMinor > 0);

/**
 * Savings of a bundle: in the periods that it has a price for, and where the services one by one cost more. They are
 * amounts, never the least ones.
 */
function savingsOf(totals: PriceTotal[], single: PriceTotal[]): PriceTotal[] {
  const priced = single.filter((sum) => totals.some((total) => isSameSum(total, sum)));
  return sumsLess(priced, totals).map((saving) => ({ ...saving, isFrom: false }));
}

const savesLess = (savings: PriceTotal[], others: PriceTotal[]): PriceTotal[] =>
  savings.flatMap((saving) => {
    const other = others.find((one) => isSameSum(one, saving));
    return other ? [{ ...saving, amountMinor: Math.min(saving.amountMinor, other.amountMinor) }] : [];
  });

/**
 * A bundle by its services; undefined where one of them is not offered. Its price is for the usual rhythm of VAT returns:
 * with more of them it saves the same, with fewer nothing below that price.
 */
export function priceBundle(
  bundle: Bundle,
  offered: BundledService[],
  rhythm?: FilingRhythm,
): PricedBundle | undefined {
  const found = bundle.serviceIds.flatMap((id) => offered.find((service) => service.id === id) ?? []);
  if (found.length < bundle.serviceIds.length) return undefined;
  const own = ownPrices(found.flatMap(({ prices }) => prices));
  const together = priceTotals(bundle.prices);
  return {
    ...bundle,
    services: found.map(({ id, category, name, prices }) => ({ id, category, name, prices })),
    savings: savesLess(savingsOf(together, priceTotals(own)), savingsOf(together, priceTotals(own, rhythm))),
  };
}

/** The bundles with something for a country of its own, by the services that there are. */
export const bundlesFor = (country: string, bundles: Bundle[], offered: PricedService[]): PricedBundle[] =>
  bundles.flatMap((bundle) => {
    const isForCountry = offered.some(
      (service) => service.country === country && bundle.serviceIds.includes(service.id),
    );
    return (isForCountry && priceBundle(bundle, offered)) || [];
  });

/**
 * The bundles that a choice of services contains whole, each service in one of them at the most: of two that share one,
 * the earlier counts.
 */
export function bundlesWithin(chosen: readonly number[], bundles: PricedBundle[]): PricedBundle[] {
  const free = new Set(chosen);
  return bundles.filter(({ serviceIds, savings }) => {
    const isWhole = savings.length > 0 && serviceIds.every((id) => free.has(id));
    if (isWhole) serviceIds.forEach((id) => free.delete(id));
    return isWhole;
  });
}
