import { languageTags, type Locale } from '@/services/domain/locale/locale';
import { dateTimeFormat } from '@/services/domain/text/intl';
import { periodText } from '@/services/domain/text/period';
import type { DueDate } from '@/shared/dueDates/dueDates';
import { type HolidayOn, isDayOff, plusDays } from '@/shared/dueDates/workingDays';

/** A day on which something is due, in the words of one language. Days are ISO dates. */
export interface Deadline {
  /** The day in the law. */
  day: string;
  /** The working day to which the law moves it; null where it stays. */
  movesTo: string | null;
  /** Why the day is no working day: its name, and those of the days off up to the one to which it moves. */
  daysOff: string[];
  /** Whether a day that is none may move; null where it is a working day. */
  moves: DueDate['moves'] | null;
  title: string;
  period: string;
  note: string | null;
  act: string;
  url: string | null;
}

const weekdayName = (day: string, locale: Locale): string =>
  dateTimeFormat(languageTags[locale], { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** The names of the days off from `day` to `last`; none where `day` is a working day. */
function daysOffFrom(day: string, last: string, locale: Locale, holidayOn: HolidayOn): string[] {
  if (day > last || !isDayOff(day, holidayOn)) return [];
  const name = holidayOn(day) ?? weekdayName(day, locale);
  return [name, ...daysOffFrom(plusDays(day, 1), last, locale, holidayOn)];
}

/** @param isBrief without remark, source and reason, for a list that leads to the whole */
export function deadlineOf(date: DueDate, locale: Locale, holidayOn: HolidayOn, isBrief = false): Deadline {
  const { day, movesTo = null, title, note, source } = date;
  const daysOff = daysOffFrom(day, movesTo ?? day, locale, holidayOn);
  return {
    day,
    movesTo,
    daysOff: isBrief ? [] : daysOff,
    moves: daysOff.length > 0 ? date.moves : null,
    title,
    period: periodText(date, locale),
    note: (!isBrief && note) || null,
    act: isBrief ? '' : source.act,
    url: (!isBrief && source.url) || null,
  };
}

/** The day by which it has to be done, ISO date. */
export const dueDayOf = ({ day, movesTo }: Pick<Deadline, 'day' | 'movesTo'>): string => movesTo ?? day;

/** Deadlines of one month, `2027-01`. */
export interface DeadlineMonth {
  month: string;
  deadlines: Deadline[];
}

/** By the months in which they are due, in order; a remark stands with the first of its kind alone. */
export function byMonth(deadlines: readonly Deadline[]): DeadlineMonth[] {
  const sorted = [...deadlines].sort((a, b) => dueDayOf(a).localeCompare(dueDayOf(b)));
  const noted = new Set<string>();
  const months = new Map<string, Deadline[]>();
  for (const deadline of sorted) {
    const month = dueDayOf(deadline).slice(0, 7);
    const text = `${deadline.title} ${deadline.note}`;
    const list = months.get(month) ?? [];
    months.set(month, [...list, noted.has(text) ? { ...deadline, note: null } : deadline]);
    noted.add(text);
  }
  return [...months].map(([month, list]) => ({ month, deadlines: list }));
}
