import type { InEachLanguage } from '@/contract/lists/languages';

/** How long the period of a return is. */
export const returnPeriods = ['month', 'twoMonths', 'quarter', 'halfYear', 'year'] as const;
export type ReturnPeriod = (typeof returnPeriods)[number];

export const returnPeriodNames: Record<ReturnPeriod, InEachLanguage> = {
  month: { en: 'Month', de: 'Monat' },
  twoMonths: { en: 'Two months', de: 'Zwei Monate' },
  quarter: { en: 'Quarter', de: 'Quartal' },
  halfYear: { en: 'Half year', de: 'Halbjahr' },
  year: { en: 'Year', de: 'Jahr' },
};

/** Months of each period. */
export const monthsOf: Record<ReturnPeriod, number> = {
  month: 1,
  twoMonths: 2,
  quarter: 3,
  halfYear: 6,
  year: 12,
};

/**
 * The last day of a return: a day of the n-th month after the period, or its last one; or a working day of that month,
 * by its number. `dates` are the days of the periods of a year in their order, as `MM-DD`; each is the first such day
 * after its period, and `02-29` is the last of February.
 */
export type Due = { months: number; day: number | 'last' } | WorkingDayDue | { dates: readonly string[] };

/** It is the right day only where the public holidays are known. */
export interface WorkingDayDue {
  months: number;
  workingDay: number | 'last';
  /** Saturdays count, as among the `jours ouvrables` of France. */
  countsSaturdays?: boolean;
}

/** One return that is due again and again. The dates are those of periods that follow the calendar year. */
export interface DueRule {
  /** Name in the calendar; the period is put behind it. */
  title: InEachLanguage;
  period: ReturnPeriod;
  due: Due;
  /** Whether the law moves a day that falls on a weekend or a public holiday to the next working day. */
  moves: boolean | 'unknown';
  /** Only above quantities that the remark names: it is nobody's next day until they know that they exceed them. */
  isAboveQuantity?: boolean;
  /** A remark for the reader: an exact day that an office sets, a later one for some. */
  note?: InEachLanguage;
  /** The act, as it is cited, and its official text where it has a lasting address. */
  source: { act: string; url?: string };
}
