/** A month, such as `2026-12`. */
export type Month = string;

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;
const dayMs = 24 * 60 * 60_000;

/** The day of a moment in a time zone, such as `2026-12-01`. */
export const dayIn = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** The month that is asked for; that of now where it is none. */
export const monthOf = (asked: unknown, now: Date): Month =>
  typeof asked === 'string' && monthPattern.test(asked)
    ? asked
    : dayIn(now.getTime(), 'Europe/Berlin').slice(0, 7);

/** The month some months later, or before. */
export function monthAfter(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** All moments that are within a month in any time zone. */
export function periodOf(month: Month): { from: Date; until: Date } {
  const [from, until] = [month, monthAfter(month, 1)].map((one) => Date.parse(`${one}-01`)) as [
    number,
    number,
  ];
  return { from: new Date(from - dayMs), until: new Date(until + dayMs) };
}

/** The days of a month, such as `2026-12-01`. */
export function daysOf(month: Month): string[] {
  const count = (Date.parse(`${monthAfter(month, 1)}-01`) - Date.parse(`${month}-01`)) / dayMs;
  return Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`);
}

/** The place of a day in its week, from 1 for Monday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
