import type { WireDueRule } from '@/contract/calls/dueDates';
import type { ReturnPeriod } from '@/contract/lists/returnPeriods';

/** One return that is due again and again, as the facts of the CMS have it, in the words of one language. */
export type DueRule = WireDueRule;

export type Due = DueRule['due'];

/** A working day of a month: the right one only where the public holidays are known. */
export type WorkingDayDue = Extract<Due, { workingDay: number }>;

/** Months of each period. */
export const monthsOf: Record<ReturnPeriod, number> = {
  month: 1,
  twoMonths: 2,
  quarter: 3,
  halfYear: 6,
  year: 12,
};
