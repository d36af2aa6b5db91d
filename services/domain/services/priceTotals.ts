import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { isRecurring, yearlyAmount } from '@/services/domain/activities/yearly';

import type { Price } from './service';

/** Periods that are added up, each for itself: they cannot be summed. */
export const pricePeriods = ['once', 'year'] as const;
export type PricePeriod = (typeof pricePeriods)[number];

/** A sum of prices in minor units of `currency`, net or gross as the prices say. */
export interface PriceTotal {
  currency: string;
  vatMode: Price['vatMode'];
  period: PricePeriod;
  amountMinor: number;
  isFrom: boolean;
}

/** Prices of ours, without the guide values of what others charge. */
export const ownPrices = (prices: Price[]): Price[] => prices.filter(({ isGuideValue }) => !isGuideValue);

/** Guide values alone. */
export const guideValues = (prices: Price[]): Price[] => prices.filter(({ isGuideValue }) => isGuideValue);

/** Adds up prices by period, currency and VAT; what recurs is counted for a year, and what costs nothing makes no sum. */
export function priceTotals(prices: Price[], rhythm?: FilingRhythm): PriceTotal[] {
  const totals = new Map<string, PriceTotal>();
  for (const price of prices.filter(({ amountMinor }) => amountMinor > 0)) {
    const { currency, vatMode, isFrom } = price;
    const period = isRecurring(price) ? 'year' : 'once';
    const key = `${currency} ${vatMode} ${period}`;
    const sum = totals.get(key) ?? { currency, vatMode, period, amountMinor: 0, isFrom: false };
    totals.set(key, {
      ...sum,
      amountMinor: sum.amountMinor + yearlyAmount(price, rhythm),
      isFrom: sum.isFrom || isFrom,
    });
  }
  return [...totals.values()].sort((a, b) => pricePeriods.indexOf(a.period) - pricePeriods.indexOf(b.period));
}
