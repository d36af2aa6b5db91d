import type { WorkingDayDue } from './dueRule';

/** The name of the public holiday on a day (ISO date); undefined on every other day. */
export type HolidayOn = (day: string) => string | undefined;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** `month` counts from 0 and may be beyond a year; day 0 is the last of the month before. */
export const dayIn = (year: number, month: number, day: number): string => iso(Date.UTC(year, month, day));
/** The same, but never beyond the end of the month. */
export function dayOfMonth(year: number, month: number, day: number): string {
  const last = dayIn(year, month + 1, 0);
  return day > Number(last.slice(8)) ? last : dayIn(year, month, day);
}
export const plusDays = (day: string, days: number): string => iso(Date.parse(day) + days * 86_400_000);

/** Whether a day is a Saturday, a Sunday or a public holiday; `countsSaturdays` leaves the Saturdays out. */
export function isDayOff(day: string, holidayOn: HolidayOn, countsSaturdays = false): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || (weekday === 6 && !countsSaturdays) || holidayOn(day) !== undefined;
}

/** The first working day after a day that is none; undefined for a working day. */
export function nextWorkingDay(day: string, holidayOn: HolidayOn): string | undefined {
  let next = day;
  while (isDayOff(next, holidayOn)) next = plusDays(next, 1);
  return next === day ? undefined : next;
}

/** The n-th working day of a month, or its last one where it has fewer. */
export function workingDayOf(
  { workingDay, countsSaturdays }: WorkingDayDue,
  year: number,
  month: number,
  holidayOn: HolidayOn,
): string {
  const last = Number(dayIn(year, month + 1, 0).slice(8));
  const worked = Array.from({ length: last }, (_, index) => dayIn(year, month, index + 1)).filter(
    (day) => !isDayOff(day, holidayOn, countsSaturdays),
  );
  return worked[workingDay - 1] ?? worked.at(-1) ?? dayIn(year, month + 1, 0);
}
