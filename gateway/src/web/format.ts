import type { ContentLanguage } from '../domain/languages';
import { europeanTags as tags } from '../domain/money';

export const formatNumber = (number: number, language: ContentLanguage): string =>
  new Intl.NumberFormat(tags[language]).format(number);

/** A day in Berlin, in words: `20 November 2026`. `time` is ISO 8601. */
export const formatDay = (time: string, language: ContentLanguage): string =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    new Date(time),
  );

/** A calendar day that is an ISO date: `Sunday, 10 January 2027`. */
export const formatDate = (day: string, language: ContentLanguage): string =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day));

/** The months of a period that follows the calendar: `October–December 2026`, or the year alone. Both days are ISO dates. */
export function formatPeriod({ from, to }: { from: string; to: string }, language: ContentLanguage): string {
  const year = from.slice(0, 4);
  if (from.endsWith('-01-01') && to.endsWith('-12-31')) return year;
  const format = new Intl.DateTimeFormat(tags[language], { month: 'long', timeZone: 'UTC' });
  const [first, last] = [format.format(Date.parse(from)), format.format(Date.parse(to))];
  return `${first === last ? first : `${first}–${last}`} ${year}`;
}
