import { languageTags, type Locale } from '@/services/domain/locale/locale';

import { dateTimeFormat } from './intl';

/** The months of a period that follows the calendar: `October–December 2026`, or the year alone. Both days are ISO dates. */
export function periodText({ from, to }: { from: string; to: string }, locale: Locale): string {
  const year = from.slice(0, 4);
  if (from.endsWith('-01-01') && to.endsWith('-12-31')) return year;
  const format = dateTimeFormat(languageTags[locale], { month: 'long', timeZone: 'UTC' });
  const [first, last] = [format.format(Date.parse(from)), format.format(Date.parse(to))];
  return `${first === last ? first : `${first}–${last}`} ${year}`;
}
