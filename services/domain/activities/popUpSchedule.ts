import { dateTimeFormat } from '@/services/domain/text/intl';

/** The record of the showings so far. */
export interface PopUpHistory {
  /** Calendar day of the last showing where the visitor is, such as 2026-11-21. */
  day: string;
  /** Showings on that day. */
  count: number;
  /** Time of the last showing, in ms. */
  shownAt: number;
}

/** Requirements, 9. */
const mostOnOneDay = 3;
const hour = 3_600_000;

/** A page is read for this long, in ms, before anything stands over it. */
export const popUpDelayMs = 8_000;

const dayOf = (now: Date, timeZone?: string) => dateTimeFormat('en-CA', { timeZone }).format(now);

const showingsOn = (day: string, memory: PopUpHistory | undefined) =>
  memory?.day === day ? memory.count : 0;

/**
 * Whether the activity pop-up may be shown (requirements, 4.3 and 9.1): at most three times on
 * a calendar day, at least an hour after the last time. An hour is an hour of elapsed time, whatever the clock on the
 * wall does; a last time that lies in the future says that the clock was set back, and its distance counts.
 */
export function activityModalTime(memory: PopUpHistory | undefined, now: Date, timeZone?: string): boolean {
  if (!memory) return true;
  const isRested = Math.abs(now.getTime() - memory.shownAt) >= hour;
  return isRested && showingsOn(dayOf(now, timeZone), memory) < mostOnOneDay;
}

/** Returns the record with a showing now added. */
export function withShowing(memory: PopUpHistory | undefined, now: Date, timeZone?: string): PopUpHistory {
  const day = dayOf(now, timeZone);
  return { day, count: showingsOn(day, memory) + 1, shownAt: now.getTime() };
}

/** Reads what was stored; undefined for nothing and for what is not ours. */
export function parsePopUpHistory(stored: string | null): PopUpHistory | undefined {
  try {
    const { day, count, shownAt } = JSON.parse(stored ?? '') as Record<string, unknown>;
    if (typeof day !== 'string' || !Number.isFinite(count) || !Number.isFinite(shownAt)) return undefined;
    return { day, count: Number(count), shownAt: Number(shownAt) };
  } catch {
    return undefined;
  }
}
