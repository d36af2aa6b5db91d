import type { InEachLanguage } from '@/contract/lists/languages';

import { type DueRule, monthsOf, type ReturnPeriod } from './dueRule';

/** A day on which a return is due. Days are ISO dates. */
export interface DueDate {
  title: InEachLanguage;
  period: ReturnPeriod;
  /** First and last day that the return is about. */
  from: string;
  to: string;
  /** The day in the law. Who files by it is never late. */
  day: string;
  /** The Monday after it, where the day is a Saturday or a Sunday and the law moves it. */
  movesTo?: string;
  /** Due above the quantities of the remark alone. */
  isAboveQuantity?: boolean;
  note?: InEachLanguage;
  source: DueRule['source'];
}

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** `month` counts from 0 and may be beyond a year; day 0 is the last of the month before. */
const dayIn = (year: number, month: number, day: number): string => iso(Date.UTC(year, month, day));

/** Moves a Saturday or Sunday to Monday. Public holidays are left out: they move a day further, never back. */
function nextMonday(day: string): string | undefined {
  const time = Date.parse(day);
  const weekday = new Date(time).getUTCDay();
  if (weekday !== 0 && weekday !== 6) return undefined;
  return iso(time + (weekday === 6 ? 2 : 1) * 86_400_000);
}

function dayAfter({ due }: DueRule, index: number, year: number, endMonth: number): string {
  if (!('dates' in due))
    return due.day === 'last'
      ? dayIn(year, endMonth + due.months + 1, 0)
      : dayIn(year, endMonth + due.months, due.day);
  const date = due.dates[index] ?? '';
  const end = dayIn(year, endMonth + 1, 0);
  const sameYear = `${year}-${date}`;
  return sameYear > end ? sameYear : `${year + 1}-${date}`;
}

function ofYear(rule: DueRule, year: number): DueDate[] {
  const length = monthsOf[rule.period];
  const { title, period, isAboveQuantity, note, source } = rule;
  return Array.from({ length: 12 / length }, (_, index) => {
    const first = index * length;
    const day = dayAfter(rule, index, year, first + length - 1);
    const movesTo = rule.moves ? nextMonday(day) : undefined;
    const [from, to] = [dayIn(year, first, 1), dayIn(year, first + length, 0)];
    return { title, period, from, to, day, movesTo, isAboveQuantity, note, source };
  });
}

/**
 * The days of these returns from `from` to `until`, both included, in their order.
 * A day that the law moves over a weekend counts until the day it is moved to.
 * @param from ISO date
 * @param until ISO date
 */
export function dueDates(rules: readonly DueRule[], from: string, until: string): DueDate[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
  // The return of a whole year may be due in the second year after it.
  const years = Array.from({ length: last - first + 3 }, (_, index) => first - 2 + index);
  return rules
    .flatMap((rule) => years.flatMap((year) => ofYear(rule, year)))
    .filter(({ day, movesTo }) => (movesTo ?? day) >= from && day <= until)
    .sort((a, b) => a.day.localeCompare(b.day) || a.title.en.localeCompare(b.title.en));
}

/** The same day a year later; both are ISO dates. */
export const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
