import { withoutControlCharacters } from '@/contract/lists/controlCharacters';
import type { Language } from '@/contract/lists/languages';

import type { DueDate } from './dueDates';

/** A whole day in a calendar. */
export interface WholeDay {
  /** Distinguishes the entries of a day. */
  key: string;
  /** ISO date. */
  day: string;
  title: string;
  description: string;
}

/** A time in a calendar. */
export interface Appointment extends Omit<WholeDay, 'day'> {
  /** ISO 8601. */
  start: string;
  minutes: number;
}

interface CalendarOptions {
  language: Language;
  /** Name of the calendar. */
  name: string;
  /** Domain that makes the ids of the entries unique. */
  host: string;
  now: Date;
}

const escaped = (text: string): string =>
  withoutControlCharacters(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Of one character in UTF-8, in any browser and on any server. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Breaks a line after at most 75 octets, as RFC 5545 (3.1) asks, never within a character. */
function folded(line: string): string {
  let text = '';
  let length = 0;
  for (const character of line) {
    const added = octets(character);
    const isFull = length + added > 75;
    if (isFull) text += '\r\n ';
    text += character;
    length = isFull ? 1 + added : length + added;
  }
  return text;
}

const compact = (day: string): string => day.replaceAll('-', '');
const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/**
 * A due date by law, with the act that it follows from.
 * @param inWords the period of the return
 */
export function dueDateEntry(
  { country, duty, period, title, day, to, note, source }: DueDate,
  inWords: string,
): WholeDay {
  return {
    key: `${compact(to)}-${country}-${duty}-${period}`,
    day,
    title: `${title} (${inWords})`,
    description: [note, source.act, source.url].filter(Boolean).join('\n'),
  };
}

const moment = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** When an entry is, and when its calendar reminds of it: a week before a day, a quarter of an hour before a time. */
function whenOf(entry: WholeDay | Appointment) {
  if ('day' in entry)
    return {
      key: `${compact(entry.day)}-${entry.key}`,
      lines: [`DTSTART;VALUE=DATE:${compact(entry.day)}`, `DTEND;VALUE=DATE:${compact(nextDay(entry.day))}`],
      transparency: 'TRANSPARENT',
      trigger: '-P7D',
    };
  const start = new Date(entry.start);
  const end = new Date(start.getTime() + entry.minutes * 60_000);
  return {
    key: entry.key,
    lines: [`DTSTART:${moment(start)}`, `DTEND:${moment(end)}`],
    transparency: 'OPAQUE',
    trigger: '-PT15M',
  };
}

/** Days and times as a calendar file (iCalendar, RFC 5545), each with a reminder. */
export function calendarFile(
  entries: readonly (WholeDay | Appointment)[],
  { language, name, host, now }: CalendarOptions,
): string {
  const stamp = moment(now);
  const events = entries
    .map((entry) => ({ ...entry, when: whenOf(entry) }))
    .flatMap(({ title, description, when }) => [
      'BEGIN:VEVENT',
      `UID:${when.key}@${host}`,
      `DTSTAMP:${stamp}`,
      ...when.lines,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(description)}`,
      `TRANSP:${when.transparency}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:${when.trigger}`,
      'END:VALARM',
      'END:VEVENT',
    ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
