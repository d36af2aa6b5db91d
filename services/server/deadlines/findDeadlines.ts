import { byMonth, type Deadline, deadlineOf, type DeadlineMonth } from '@/services/domain/deadlines/deadline';
import type { Locale } from '@/services/domain/locale/locale';
import type { DeadlineChoice } from '@/shared/dueDates/deadlineChoice';
import { deadlineCountries, deadlineRules, shopRules } from '@/shared/dueDates/deadlineRules';
import { type DueDate, dueDates } from '@/shared/dueDates/dueDates';
import type { DueRule } from '@/shared/dueDates/dueRule';
import { plusDays } from '@/shared/dueDates/workingDays';

import { publicHolidays } from './publicHolidays';

/** The deadlines of a choice from `from` to `until` (ISO dates, both included), over public holidays too. */
export const dueDatesIn = (
  rules: readonly DueRule[],
  choice: DeadlineChoice,
  [from, until]: [from: string, until: string],
  locale: Locale,
): DueDate[] => dueDates(deadlineRules(rules, choice), from, until, publicHolidays(choice.country, locale));

/** The end of the last year that deadlines are shown for: the second one after that of `day`. */
export const lastDayOf = (day: string): string => `${Number(day.slice(0, 4)) + 2}-12-31`;

/** The years that deadlines are shown for. */
export const deadlineYears = (today: string): number[] =>
  [0, 1, 2].map((after) => Number(today.slice(0, 4)) + after);

/** Without a year, a page shows so many days; all of a country's dates at once would be too much to load. */
const nextDays = 180;

/** Those of the chosen year that are not over, or of the next half year, by month. */
export function deadlineMonths(
  rules: readonly DueRule[],
  choice: DeadlineChoice,
  today: string,
  locale: Locale,
): DeadlineMonth[] {
  const { country, year } = choice;
  const holidayOn = publicHolidays(country, locale);
  const first = year ? `${year}-01-01` : today;
  const until = year ? `${year}-12-31` : plusDays(today, nextDays);
  const dates = dueDatesIn(rules, choice, [first > today ? first : today, until], locale);
  return byMonth(dates.map((date) => deadlineOf(date, locale, holidayOn)));
}

/** What is due in all countries within thirty days; what is the same in all of the Union is there once. */
export function nextDeadlines(rules: readonly DueRule[], today: string, locale: Locale): DeadlineMonth[] {
  const until = plusDays(today, 30);
  const ofCountry = (country: string): Deadline[] => {
    const holidayOn = publicHolidays(country, locale);
    const own = deadlineRules(rules, { country }).filter((rule) => rule.country === country);
    return dueDates(own, today, until, holidayOn).map((date) => deadlineOf(date, locale, holidayOn, true));
  };
  const ofUnion = dueDates(shopRules(rules), today, until).map((date) =>
    deadlineOf(date, locale, () => undefined, true),
  );
  return byMonth([...ofUnion, ...deadlineCountries.flatMap(ofCountry)]);
}
