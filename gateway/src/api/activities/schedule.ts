import type { Where } from 'payload';

/** Whether a publication period includes this moment; first and last moment included. */
export const isScheduledAt = (
  { startTime, endTime }: { startTime: string; endTime?: string | null },
  now: Date,
): boolean => new Date(startTime) <= now && (!endTime || new Date(endTime) >= now);

/** Matches documents whose schedule includes this moment; first and last moment included. */
export function scheduledAt(now: Date): Where {
  const time = now.toISOString();
  const begun: Where = { startTime: { less_than_equal: time } };
  const notOver: Where[] = [{ endTime: { exists: false } }, { endTime: { greater_than_equal: time } }];
  return { and: [begun, { or: notOver }] };
}
