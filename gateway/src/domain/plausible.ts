import { dayOf } from '@/shared/dayOf';

import type { Bilingual } from './languages';

/** Whether anything can be read: a letter or a digit of any script. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** `shown`: a date beside a text; `checked`: the day on which somebody looked; `any`: every other date. */
export type DateKind = 'any' | 'checked' | 'shown';

const problems = {
  year: {
    en: 'Please check the year: this date is too far away.',
    de: 'Bitte prüfen Sie das Jahr: Dieses Datum liegt zu weit weg.',
  },
  shown: {
    en: 'Readers see this date: choose one from 2000 on, at most a year ahead.',
    de: 'Dieses Datum wird angezeigt: Wählen Sie eines ab 2000, höchstens ein Jahr im Voraus.',
  },
  checked: {
    en: 'This day is in the future: choose today or an earlier day, from 2000 on.',
    de: 'Dieser Tag liegt in der Zukunft: Wählen Sie heute oder einen früheren Tag, ab 2000.',
  },
} satisfies Record<string, Bilingual>;

/** The first and the last year of each kind. Law of another century still applies. */
const years: Record<DateKind, [number, number]> = {
  any: [1900, 2100],
  shown: [2000, 2100],
  checked: [2000, 2100],
};

function aYearAfter(now: Date): Date {
  const then = new Date(now);
  then.setFullYear(then.getFullYear() + 1);
  return then;
}

/** The objection to a date of a kind; undefined where there is none. Days are those of Berlin. */
export function implausibleDate(moment: Date, kind: DateKind, now: Date): Bilingual | undefined {
  const [first, last] = years[kind];
  const year = moment.getUTCFullYear();
  const isAhead = {
    any: false,
    shown: moment > aYearAfter(now),
    checked: dayOf(moment) > dayOf(now),
  }[kind];
  if (year >= first && year <= last && !isAhead) return undefined;
  return kind === 'any' ? problems.year : problems[kind];
}
