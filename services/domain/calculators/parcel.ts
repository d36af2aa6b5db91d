import { unionMembers } from '@/contract/lists/unionMembers';

import type { Fields } from './fields';

/** Cents. Up to here goods can be sold under IOSS, and bear the flat duty: Directive 2006/112/EC, Article 369l; Regulation (EU) 2026/382. */
export const lowValueLimit = 150_00;
/** Cents for each item: the goods of one tariff subheading in a consignment. */
export const flatDutyPerItem = 3_00;
/** The first day without the flat duty, as the law stands. */
export const flatDutyEnds = '2028-07-01';

export const standardRate = 'standard';
export const reducedRate = 'reduced';

/** `rate` is one of the two words, or the rate itself once the country's rates are known. */
export const parcelFields = {
  country: { kind: 'one', of: unionMembers, initial: 'DE' },
  rate: { kind: 'open', initial: standardRate },
  value: { kind: 'amount', from: 1, to: 10_000_00 },
  shipping: { kind: 'amount', from: 0, to: 1_000_00, initial: '0' },
  items: { kind: 'whole', from: 1, to: 50, initial: '1' },
  tariff: { kind: 'percent', from: 0, to: 100_00, isOptional: true },
  fee: { kind: 'amount', from: 0, to: 200_00, initial: '6' },
  ioss: { kind: 'one', of: ['yes', 'no'], initial: 'no' },
} as const satisfies Fields;

/** The rates of VAT of a country that apply on a day, in percent. */
export interface CountryRates {
  standard: number;
  reduced: { rate: number; goods: string }[];
  /** ISO date. */
  checkedOn: string;
  sources: { title: string; url: string }[];
}

/** The rate in percent that an entry stands for; undefined where it has to be chosen among the country's own. */
export function chosenRate(entry: string, { standard, reduced }: CountryRates): number | undefined {
  if (entry === standardRate) return standard;
  const [first, ...more] = reduced;
  if (entry === reducedRate) return more.length === 0 ? first?.rate : undefined;
  return reduced.find(({ rate }) => String(rate) === entry)?.rate;
}

/** Whether the flat duty applies to goods of this value, in cents, on a day (ISO date). */
export const hasFlatDuty = (value: number, day: string): boolean =>
  value <= lowValueLimit && day < flatDutyEnds;

export interface Parcel {
  /** Cents, without VAT. */
  value: number;
  shipping: number;
  items: number;
  /** Of the customs tariff, in hundredths of a percent; needed where the flat duty does not apply. */
  tariff: number | null;
  /** What the carrier takes for clearing it, in cents. */
  fee: number;
}

/** What a parcel costs in cents, in one of the two ways. */
export interface ParcelCost {
  duty: number;
  /** VAT is charged on this. */
  base: number;
  vat: number;
  fee: number;
  total: number;
  /** The part that the buyer pays to the carrier. */
  atDoor: number;
}

export interface ParcelCosts {
  isFlat: boolean;
  ordinary: ParcelCost;
  /** None above the limit of IOSS. */
  ioss: ParcelCost | null;
}

const percentOf = (amount: number, hundredths: number): number => Math.round((amount * hundredths) / 10_000);

/**
 * A parcel from outside the Union to a consumer, cleared in the ordinary way and under IOSS. Without IOSS the duty belongs to
 * the amount that import VAT is charged on; under IOSS VAT is charged on the price, and whoever holds the number owes the duty.
 * @param rate of VAT, in percent
 * @param day ISO date
 */
export function parcelCosts(
  { value, shipping, items, tariff, fee }: Parcel,
  rate: number,
  day: string,
): ParcelCosts {
  const price = value + shipping;
  const isFlat = hasFlatDuty(value, day);
  const duty = isFlat ? items * flatDutyPerItem : percentOf(price, tariff ?? 0);
  const hundredths = Math.round(rate * 100);
  const importVat = percentOf(price + duty, hundredths);
  const priceVat = percentOf(price, hundredths);
  const total = price + duty;
  return {
    isFlat,
    ordinary: {
      duty,
      base: price + duty,
      vat: importVat,
      fee,
      total: total + importVat + fee,
      atDoor: duty + importVat + fee,
    },
    ioss:
      value > lowValueLimit
        ? null
        : { duty, base: price, vat: priceVat, fee: 0, total: total + priceVat, atDoor: 0 },
  };
}
