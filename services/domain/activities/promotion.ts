import { dateTimeFormat } from '@/services/domain/text/intl';

/** Requirements, 3.4. */
export const activityState = { notStarted: 0, processing: 1, over: 2 } as const;
export type ActivityState = (typeof activityState)[keyof typeof activityState];

/** First and last second of a promotion by the clock on the wall of its time zone. */
export interface PromotionPeriod {
  from: string;
  until: string;
}

/** Requirements, 9: where the CMS gives no dates. */
export const defaultAnniversaryPeriod: PromotionPeriod = {
  from: '2023-02-01T00:00:00',
  until: '2023-02-28T23:59:59',
};

/** Returns the local time in a time zone, as `2023-02-01T00:00:00`. */
function wallClock(moment: Date, timeZone: string): string {
  const format = dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(moment).replace(' ', 'T');
}

/**
 * The window of the anniversary by the clock of its time zone: from the dates that the CMS gives, ISO 8601, both moments
 * included. Without both of them it is that of the requirements (requirements, 9).
 */
export function anniversaryPeriod(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  timeZone: string,
): PromotionPeriod {
  if (!startsAt || !endsAt) return defaultAnniversaryPeriod;
  return { from: wallClock(new Date(startsAt), timeZone), until: wallClock(new Date(endsAt), timeZone) };
}

/**
 * State at a time by the clock of the promotion's time zone, as `promotionTime` gives it. ISR renders long before anyone
 * reads, so the caller names the time.
 */
export function promotionState({ from, until }: PromotionPeriod, time: string): ActivityState {
  if (time < from) return activityState.notStarted;
  return time > until ? activityState.over : activityState.processing;
}

const day = String.raw`\d{4}-\d{2}-\d{2}`;
const seconds = String.raw`[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?`;
const localDate = new RegExp(`^${day}(?:${seconds})?$`);
const zonedDate = new RegExp(`^${day}${seconds}(?:Z|[+-]\\d{2}:\\d{2})$`);
const epochMs = /^\d{12,13}$/;

/** The moment of a text with a time zone, or of ms since 1970. */
function momentOf(date: string): Date | undefined {
  if (epochMs.test(date)) return new Date(Number(date));
  return zonedDate.test(date) ? new Date(date.replace(' ', 'T')) : undefined;
}

/** A date without a time zone is of the promotion's clock; without a time it begins at midnight. */
function localTime(date: string): string | undefined {
  if (!localDate.test(date)) return undefined;
  const time = `${date.replace(' ', 'T')}${'0000-00-00T00:00:00'.slice(date.length)}`.slice(0, 19);
  return Number.isNaN(Date.parse(`${time}Z`)) ? undefined : time;
}

/**
 * The time that decides, by the clock of the promotion's time zone, as `2023-02-01T00:00:00`: what the query `date` says
 * (`2023-02-01`, `2023-02-01 00:00:00`, ISO 8601 or ms since 1970), or else `now`.
 */
export function promotionTime(date: unknown, now: Date, timeZone: string): string {
  if (typeof date !== 'string') return wallClock(now, timeZone);
  const moment = momentOf(date);
  const isMoment = moment !== undefined && !Number.isNaN(moment.getTime());
  return localTime(date) ?? wallClock(isMoment ? moment : now, timeZone);
}
