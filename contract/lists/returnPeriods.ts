import type { InEachLanguage } from './languages';

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
