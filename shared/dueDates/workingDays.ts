import type { WorkingDayDue } from './dueRule';

/** The name of the public holiday on a day (ISO date); undefined on every other day. */
export type HolidayOn = (day: string) => string | undefined;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** `month` counts from 0 and may be beyond a year; day 0 is the last of the month before. */
export const dayIn = (year: number, month: number, day: number): string => iso(Date.UTC(year, month, day));
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

/** The n-th working day of a month, or its last one. */
export function workingDayOf(
  { workingDay, countsSaturdays }: WorkingDayDue,
  year: number,
  month: number,
  holidayOn: HolidayOn,
): string {
  const step = workingDay === 'last' ? -1 : 1;
  let left = workingDay === 'last' ? 1 : workingDay;
  let day = workingDay === 'last' ? dayIn(year, month + 1, 1) : dayIn(year, month, 0);
  while (left > 0) {
    day = plusDays(day, step);
    if (!isDayOff(day, holidayOn, countsSaturdays)) left -= 1;
  }
  return day;
}
