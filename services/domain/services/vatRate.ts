import { languageTags, type Locale } from '@/services/domain/locale/locale';
import { collator, numberFormat } from '@/services/domain/text/intl';

export interface VatRate {
  /** ISO 3166-1 alpha-2. */
  country: string;
  name: string;
  /** Percent. */
  rate: number;
  /** The page about the country, where there is one. */
  href: string | null;
}

/** Lower limits, in percent, of the second to fifth step of the map's legend. */
export const rateBandLimits = [19, 21, 23, 25] as const;

/** The step a rate belongs to, 0 (lowest) to 4. */
export const rateBand = (rate: number): number => rateBandLimits.filter((limit) => rate >= limit).length;

/** Countries with the same rate, highest rate first, names in the order of the alphabet. */
export function groupByRate(rates: VatRate[], locale: Locale): { rate: number; countries: VatRate[] }[] {
  const distinct = [...new Set(rates.map(({ rate }) => rate))].sort((a, b) => b - a);
  return distinct.map((rate) => ({
    rate,
    countries: rates
      .filter((entry) => entry.rate === rate)
      .sort((a, b) => collator(languageTags[locale]).compare(a.name, b.name)),
  }));
}

/** A number as the language writes it, without the sign: 25.5 or 25,5. */
export const formatRate = (rate: number, locale: Locale): string =>
  numberFormat(languageTags[locale], { maximumFractionDigits: 2 }).format(rate);
