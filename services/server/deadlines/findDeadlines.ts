import { byMonth, type Deadline, deadlineOf, type DeadlineMonth } from '@/services/domain/deadlines/deadline';
import type { Locale } from '@/services/domain/locale/locale';
import type { DeadlineChoice } from '@/shared/dueDates/deadlineChoice';
import { deadlineCountries, deadlineRules, shopRules } from '@/shared/dueDates/deadlineRules';
import { type DueDate, dueDates } from '@/shared/dueDates/dueDates';
import { plusDays } from '@/shared/dueDates/workingDays';

import { publicHolidays } from './publicHolidays';

/** The deadlines of a choice from `from` to `until` (ISO dates, both included), over public holidays too. */
export const dueDatesIn = (choice: DeadlineChoice, from: string, until: string, locale: Locale): DueDate[] =>
  dueDates(deadlineRules(choice), from, until, publicHolidays(choice.country, locale));

/** The end of the last year that deadlines are shown for: the second one after that of `day`. */
export const lastDayOf = (day: string): string => `${Number(day.slice(0, 4)) + 2}-12-31`;

/** Those from `today` on, by month. */
export function deadlineMonths(choice: DeadlineChoice, today: string, locale: Locale): DeadlineMonth[] {
  const holidayOn = publicHolidays(choice.country, locale);
  const dates = dueDatesIn(choice, today, lastDayOf(today), locale);
  return byMonth(dates.map((date) => deadlineOf(date, locale, holidayOn)));
}

/** What is due in all countries within sixty days; what is the same in all of the Union is there once. */
export function nextDeadlines(today: string, locale: Locale): DeadlineMonth[] {
  const until = plusDays(today, 60);
  const ofCountry = (country: string): Deadline[] => {
    const holidayOn = publicHolidays(country, locale);
    const rules = deadlineRules({ country }).filter((rule) => !shopRules.includes(rule));
    return dueDates(rules, today, until, holidayOn).map((date) => deadlineOf(date, locale, holidayOn, true));
  };
  const ofUnion = dueDates(shopRules, today, until).map((date) =>
    deadlineOf(date, locale, () => undefined, true),
  );
  return byMonth([...ofUnion, ...deadlineCountries.flatMap(ofCountry)]);
}
