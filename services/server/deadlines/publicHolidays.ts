import Holidays from 'date-holidays';

import type { Locale } from '@/services/domain/locale/locale';
import { type HolidayOn, plusDays } from '@/shared/dueDates/workingDays';

const calendars = new Map<string, Map<string, string>>();

/** For a holiday whose name is not known in the language. */
const unnamed: Record<Locale, string> = { en: 'public holiday', de: 'Feiertag' };

/** Names as the package has them in a language; where it has none, it takes the one of the country. */
const namesIn = (country: string, year: number, locale: Locale) =>
  new Holidays(country, { languages: [locale, 'en'], types: ['public'] }).getHolidays(year);

/** A name in another language than the page's would be read aloud in the wrong one. */
const nameOf = (name: string, english: string, locale: Locale): string =>
  (locale === 'en' ? /^[ -~’]+$/.test(name) : name !== english) ? name : unnamed[locale];

/** The public holidays of a year by their day, in the whole country. Those of regions are left out: they move a day further. */
function calendarOf(country: string, year: number, locale: Locale): Map<string, string> {
  const named = namesIn(country, year, locale);
  const english = locale === 'en' ? named : namesIn(country, year, 'en');
  const days = named.flatMap(({ date, start, end, name }, place) =>
    // One that lasts for two days is one entry; across a change to summer time, a day has 23 or 25 hours.
    Array.from(
      { length: Math.round((end.getTime() - start.getTime()) / 86_400_000) },
      (_, index) =>
        [plusDays(date.slice(0, 10), index), nameOf(name, english[place]?.name ?? name, locale)] as const,
    ),
  );
  return new Map(days);
}

function keptCalendar(country: string, year: number, locale: Locale): Map<string, string> {
  const key = `${country} ${year} ${locale}`;
  const calendar = calendars.get(key) ?? calendarOf(country, year, locale);
  calendars.set(key, calendar);
  return calendar;
}

/**
 * The public holidays of a country (ISO alpha-2), by the package date-holidays. It has the rules of the whole world in
 * megabytes, so it stays on the server.
 * @param locale the language of the names; English or the country's own where it has none
 */
export const publicHolidays =
  (country: string, locale: Locale): HolidayOn =>
  (day) =>
    keptCalendar(country, Number(day.slice(0, 4)), locale).get(day);
