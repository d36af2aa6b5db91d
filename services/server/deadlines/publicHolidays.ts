import Holidays, { type HolidaysTypes } from 'date-holidays';

import type { InEachLanguage } from '@/contract/lists/languages';
import type { Locale } from '@/services/domain/locale/locale';
import { type HolidayOn, plusDays } from '@/shared/dueDates/workingDays';

/** For a holiday whose name is not known in a language: one in another would be read aloud in the wrong one. */
const unnamed: InEachLanguage = { en: 'public holiday', de: 'Feiertag' };

/** The package has the country's own name where it has none in the language that is asked for, or in English. */
const namesOf = (english: string, german: string): InEachLanguage => ({
  en: /^[ -~’]+$/.test(english) ? english : unnamed.en,
  de: german === english ? unnamed.de : german,
});

/** The days of a holiday; across a change to summer time, a day has 23 or 25 hours. */
const daysOf = ({ date, start, end }: HolidaysTypes.Holiday): string[] =>
  Array.from({ length: Math.round((end.getTime() - start.getTime()) / 86_400_000) }, (_, index) =>
    plusDays(date.slice(0, 10), index),
  );

/** A value for each key, made at the first request for it: a year of one country takes milliseconds. */
function kept<Value>(make: (country: string, year: number) => Value) {
  const values = new Map<string, Value>();
  return (country: string, year = 0): Value => {
    const key = `${country}${year}`;
    const value = values.get(key) ?? make(country, year);
    values.set(key, value);
    return value;
  };
}

const rulesOf = kept((country) => ({
  english: new Holidays(country, { languages: ['en'], types: ['public'] }),
  german: new Holidays(country, { languages: ['de', 'en'], types: ['public'] }),
}));

/** The public holidays of a year by their day, in the whole country. Those of regions are left out: they move a day further. */
const calendarOf = kept((country, year) => {
  const { english, german } = rulesOf(country);
  const germanNames = german.getHolidays(year);
  return new Map(
    english.getHolidays(year).flatMap((holiday, place) => {
      const names = namesOf(holiday.name, germanNames[place]?.name ?? holiday.name);
      return daysOf(holiday).map((day) => [day, names] as const);
    }),
  );
});

/**
 * The public holidays of a country (ISO alpha-2), by the package date-holidays. It has the rules of the whole world in
 * megabytes, so it stays on the server.
 */
export const publicHolidays =
  (country: string, locale: Locale): HolidayOn =>
  (day) =>
    calendarOf(country, Number(day.slice(0, 4))).get(day)?.[locale];
