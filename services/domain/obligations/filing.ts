import { hasAnnualBesides, periodIn, returnsAYear } from '@/contract/dueDates/vatReturns';
import type { FilingRhythm } from '@/contract/lists/filingRhythms';

/** VAT returns of one country (ISO 3166-1 alpha-2): their period, where its days are known, and how many a year has. */
export function filingIn(country: string, rhythm: FilingRhythm) {
  const period = periodIn(country, rhythm);
  return {
    period,
    hasAnnual: period !== undefined && hasAnnualBesides(country, period),
    count: returnsAYear(country, rhythm),
  };
}
