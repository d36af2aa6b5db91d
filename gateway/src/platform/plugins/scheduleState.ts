import type { Schedule } from './timeline';

/** A minute: the queue is looked at every ten seconds, and a document takes a moment. */
const patience = 60_000;

/** State of a schedule that has not been carried out; `time` is when it should be. */
export function scheduleState(
  { time, hasFailed }: { time: Date; hasFailed: boolean },
  now: Date,
): Schedule['state'] {
  if (hasFailed) return 'failed';
  return now.getTime() - time.getTime() > patience ? 'late' : 'due';
}

/** A moment with its time zone said, for example `2026-11-24 09:00 (Europe/Berlin, GMT+1)`. */
export function timeWithZone(time: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return `${day} ${part('hour')}:${part('minute')} (${zone}, ${part('timeZoneName')})`;
}
