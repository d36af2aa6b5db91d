import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { hasAnnualBesides, periodIn, returnsAYear } from '@/shared/dueDates/vatReturns';

/** VAT returns of one country (ISO 3166-1 alpha-2): their period, where its days are known, and how many a year has. */
export function filingIn(country: string, rhythm: FilingRhythm) {
  const period = periodIn(country, rhythm);
  return {
    period,
    hasAnnual: period !== undefined && hasAnnualBesides(country, period),
    count: returnsAYear(country, rhythm),
  };
}
