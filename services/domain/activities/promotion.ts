import { dateTimeFormat } from '@/services/domain/text/intl';

/** Requirements, 3: 0 not started, 1 processing, 2 over. */
export const activityStates = ['notStarted', 'processing', 'over'] as const;
export type ActivityState = (typeof activityStates)[number];

/** First and last second of a promotion by the clock on the wall of its time zone. */
export interface PromotionWindow {
  from: string;
  until: string;
}

/** Requirements, 9. */
export const anniversaryWindow: PromotionWindow = {
  from: '2023-02-01T00:00:00',
  until: '2023-02-28T23:59:59',
};

/** Returns the local time in a time zone, as `2023-02-01T00:00:00`. */
function wallClock(now: Date, timeZone: string): string {
  const format = dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(now).replace(' ', 'T');
}

/** `now` is a parameter: ISR renders long before anyone reads, so the caller names the clock. */
export function promotionState(window: PromotionWindow, now: Date, timeZone: string): ActivityState {
  const clock = wallClock(now, timeZone);
  if (clock < window.from) return 'notStarted';
  return clock > window.until ? 'over' : 'processing';
}

const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const epochMs = /^\d{12,13}$/;

/** The moment that a `date` query names: an ISO date or ms since 1970; anything else is ignored. */
export function parsePromotionDate(date: unknown): Date | undefined {
  if (typeof date !== 'string') return undefined;
  if (!isoDate.test(date) && !epochMs.test(date)) return undefined;
  const moment = new Date(epochMs.test(date) ? Number(date) : date);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
