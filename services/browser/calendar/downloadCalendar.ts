import type { Locale } from '@/services/domain/locale/locale';
import { periodText } from '@/services/domain/text/period';
import { calendarFile, dueDateEntry } from '@/shared/dueDates/calendarFile';
import type { DueDate } from '@/shared/dueDates/dueDates';

interface CalendarOptions {
  locale: Locale;
  /** Name of the calendar, and of the file. */
  name: string;
}

const fileName = (name: string): string =>
  `${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.ics`;

/** Gives the browser due dates as a calendar file, written here: nothing is sent. */
export function downloadCalendar(dates: readonly DueDate[], { locale, name }: CalendarOptions) {
  const entries = dates.map((date) => dueDateEntry(date, periodText(date, locale)));
  const text = calendarFile(entries, {
    language: locale,
    name,
    host: location.hostname,
    now: new Date(),
  });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(name);
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
