import { type DueRule, monthsOf } from './dueRule';
import { dayIn, dayOfMonth, type HolidayOn, nextWorkingDay, plusDays, workingDayOf } from './workingDays';

/** A day on which a return is due, by its rule. Days are ISO dates. */
export interface DueDate extends Pick<
  DueRule,
  'country' | 'duty' | 'title' | 'period' | 'moves' | 'isAboveQuantity' | 'note' | 'source'
> {
  /** First and last day that the return is about. */
  from: string;
  to: string;
  /** The day in the law. Who files by it is never late. */
  day: string;
  /** The next working day, where the day is none and the law moves it. */
  movesTo?: string;
}

/** The report in the browser knows no holidays: its day is the safe one, for they move a day further, never back. */
const noHolidays: HolidayOn = () => undefined;

const dateOf = (year: number, date: string): string =>
  date === '02-29' ? dayIn(year, 2, 0) : `${year}-${date}`;

function dayAfter({ due, period }: DueRule, index: number, year: number, holidayOn: HolidayOn): string {
  const endMonth = (index + 1) * monthsOf[period] - 1;
  if ('workingDay' in due) return workingDayOf(due, year, endMonth + due.months, holidayOn);
  if (!('dates' in due)) return dayOfMonth(year, endMonth + due.months, due.day);
  const date = due.dates[index] ?? '';
  const end = dayIn(year, endMonth + 1, 0);
  const sameYear = dateOf(year, date);
  return sameYear > end ? sameYear : dateOf(year + 1, date);
}

function ofYear(rule: DueRule, year: number, holidayOn: HolidayOn): DueDate[] {
  const length = monthsOf[rule.period];
  const { due: _due, checkedOn: _checkedOn, ...rest } = rule;
  return Array.from({ length: 12 / length }, (_, index) => {
    const first = index * length;
    const day = dayAfter(rule, index, year, holidayOn);
    const [from, to] = [dayIn(year, first, 1), dayIn(year, first + length, 0)];
    return { ...rest, from, to, day };
  });
}

/** The longest row of days off is shorter. */
const mostDaysMoved = 14;

/**
 * The days of these returns from `from` to `until`, both included, in their order; those of one day in that of the rules.
 * A day that the law moves over a weekend counts until the day it is moved to.
 * @param from ISO date
 * @param until ISO date
 * @param holidayOn the public holidays of the country; without them weekends alone move a day
 */
export function dueDates(
  rules: readonly DueRule[],
  from: string,
  until: string,
  holidayOn = noHolidays,
): DueDate[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
  // The return of a whole year may be due in the second year after it.
  const yearsOf = ({ period }: DueRule) => {
    const begin = first - (period === 'year' ? 2 : 1);
    return Array.from({ length: last - begin + 1 }, (_, index) => begin + index);
  };
  return (
    rules
      .flatMap((rule) => yearsOf(rule).flatMap((year) => ofYear(rule, year, holidayOn)))
      // Before they are moved: to ask for the holidays of a year takes long.
      .filter(({ day }) => day <= until && plusDays(day, mostDaysMoved) >= from)
      .map((date) => ({
        ...date,
        movesTo: date.moves === true ? nextWorkingDay(date.day, holidayOn) : undefined,
      }))
      .filter(({ day, movesTo }) => (movesTo ?? day) >= from)
      .sort((a, b) => a.day.localeCompare(b.day))
  );
}

/** The same day a year later; both are ISO dates. */
export const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
