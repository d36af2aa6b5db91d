import type { Payload } from 'payload';

import { adminPath } from '../../domain/adminPath';
import { scheduleState } from '../../platform/plugins/scheduleState';
import type { CalendarEntry, Period, Schedule } from '../../platform/plugins/timeline';

/** The releases that wait for their moment, are late or have failed. */
export async function findDueReleases(payload: Payload, now: Date): Promise<Schedule[]> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { state: { in: ['scheduled', 'failed'] } },
    pagination: false,
    depth: 0,
  });
  return docs.map(({ id, title, moment, timezone, state }) => {
    const time = new Date(moment ?? 0);
    return {
      cancel: { method: 'POST', path: `/releases/${id}/unschedule` },
      isRelease: true,
      type: 'publish',
      locale: undefined,
      time,
      timezone: timezone ?? 'Europe/Berlin',
      state: scheduleState({ time, hasFailed: state === 'failed' }, now),
      title: `Release: ${title}`,
      path: `/admin/collections/releases/${id}`,
    };
  });
}

/** The releases that were published within a period. */
export async function findPublishedReleases(
  payload: Payload,
  { from, until }: Period,
): Promise<CalendarEntry[]> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { publishedAt: { greater_than_equal: from.toISOString(), less_than: until.toISOString() } },
    pagination: false,
    depth: 0,
  });
  return docs.map(({ id, title, publishedAt }) => ({
    kind: 'release',
    title,
    path: adminPath({ source: 'releases', id }),
    moment: Date.parse(publishedAt ?? ''),
    state: 'published',
  }));
}
