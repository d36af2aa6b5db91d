import type { Entries } from './fields';
import type { OssResult, OssTrade } from './oss';
import type { CountryRates, Parcel, ParcelCosts } from './parcel';
import type { ThresholdResult } from './threshold';

/** The result of one calculator; amounts are in cents, rates in percent. */
export type CalculatorResult =
  | { calculator: 'oss'; trade: OssTrade; oss: OssResult }
  | { calculator: 'threshold'; office: string; threshold: ThresholdResult }
  | {
      calculator: 'parcel';
      country: string;
      rate: number;
      rates: CountryRates;
      parcel: Parcel;
      hasIoss: boolean;
      costs: ParcelCosts;
    };

/** What a form was answered with. */
export interface CalculatorAnswer {
  entries: Entries;
  /** The fields whose entries are missing or wrong. */
  faults: string[];
  /** The reduced rates to choose from, once a country was chosen. */
  reduced: CountryRates['reduced'];
  /** Nothing came from the gateway. */
  isUnavailable: boolean;
  result: CalculatorResult | null;
  /** ISO date. */
  day: string;
}
