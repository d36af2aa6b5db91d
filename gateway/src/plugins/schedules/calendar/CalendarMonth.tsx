'use client';

import Link from 'next/link';

import { useOwnZone } from '../../../cms/admin/ui/useInBrowser';
import type { ContentLanguage } from '../../../domain/languages';
import type { CalendarEntry } from '../../../platform/plugins/timeline';
import { dayIn, daysOf, weekdayOf, type Month } from './month';
import { calendarMessages } from './texts';

interface CalendarMonthProps {
  entries: CalendarEntry[];
  month: Month;
  language: ContentLanguage;
  now: number;
}

const formatDay = (day: string, language: ContentLanguage, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', { ...options, timeZone: 'UTC' }).format(
    Date.parse(day),
  );

function Entry({ entry, zone, language }: { entry: CalendarEntry; zone: string; language: ContentLanguage }) {
  const { kind, title, path, moment, state } = entry;
  const words = calendarMessages[language];
  const time =
    moment !== undefined &&
    new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: zone }).format(moment);
  return (
    <li className={`calendar__entry calendar__entry--${kind}`}>
      <Link href={path}>
        {time && <time dateTime={new Date(moment ?? 0).toISOString()}>{time} </time>}
        <span className="calendar__kind">{words.kinds[kind]}: </span>
        {title}
        {state && (
          <strong className={state === 'late' || state === 'failed' ? 'admin-table__overdue' : undefined}>
            {' '}
            ({words.states[state]})
          </strong>
        )}
      </Link>
    </li>
  );
}

/** The days of a month in the reader's time zone: a grid by weeks, on a phone a list of the days with something on. */
export function CalendarMonth({ entries, month, language, now }: CalendarMonthProps) {
  const zone = useOwnZone();
  const words = calendarMessages[language];
  const byDay = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const day = entry.day ?? dayIn(entry.moment ?? 0, zone);
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  const days = daysOf(month);
  if (!days.some((day) => byDay.has(day)))
    return (
      <p className="calendar__none" role="status">
        {words.none(formatDay(`${month}-01`, language, { month: 'long', year: 'numeric' }))}
      </p>
    );
  const today = dayIn(now, zone);
  const [first = ''] = days;
  return (
    <>
      <p className="admin-quiet">{words.zone(zone)}</p>
      <div aria-hidden="true" className="calendar__weekdays">
        {/* A week that begins with a Monday. */}
        {Array.from({ length: 7 }, (_, place) => (
          <span key={place}>{formatDay(`2026-06-0${place + 1}`, language, { weekday: 'short' })}</span>
        ))}
      </div>
      <ol className="calendar">
        {days.map((day) => {
          const ofDay = byDay.get(day) ?? [];
          return (
            <li
              aria-current={day === today ? 'date' : undefined}
              aria-hidden={ofDay.length === 0 || undefined}
              className={ofDay.length === 0 ? 'calendar__day calendar__day--empty' : 'calendar__day'}
              key={day}
              style={day === first ? { gridColumnStart: weekdayOf(day) } : undefined}
            >
              <h3 className="calendar__date">
                <span aria-hidden="true" className="calendar__number">
                  {Number(day.slice(8))}
                </span>
                <time className="calendar__name" dateTime={day}>
                  {formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}
                </time>
              </h3>
              {ofDay.length > 0 && (
                <ul>
                  {ofDay.map((entry) => (
                    <Entry
                      entry={entry}
                      key={`${entry.kind} ${entry.path} ${entry.moment}`}
                      language={language}
                      zone={zone}
                    />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
