import type { Payload } from 'payload';

import { documentLink, type Place } from '../../cms/access/documents';
import { adminPath } from '../../domain/adminPath';
import type { ContentLanguage } from '../../domain/languages';
import { additionsOf, type Attention } from '../../platform/plugins/extend';
import { scheduleState } from '../../platform/plugins/scheduleState';
import type { CalendarEntry, Period, Schedule } from '../../platform/plugins/timeline';
import { findJobs, placeOf } from './jobs';
import { scheduleMessages } from './texts';

/** Returns what waits, is late or has failed, in the order of time: all, or that of one document. */
export async function findSchedules(
  payload: Payload,
  now: Date,
  language: ContentLanguage,
  of?: Place,
): Promise<Schedule[]> {
  const jobs = (await findJobs(payload, { completedAt: { exists: false } })).filter(
    ({ input }) => !of || adminPath(placeOf(input)) === adminPath(of),
  );
  const ofDocuments = await Promise.all(
    jobs.map(async ({ id, input, waitUntil, createdAt, hasError }): Promise<Schedule> => {
      const time = new Date(waitUntil ?? createdAt);
      return {
        cancel: { method: 'DELETE', path: `/payload-jobs/${id}` },
        type: input.type ?? 'publish',
        locale: input.locale,
        time,
        timezone: input.timezone ?? 'Europe/Berlin',
        state: scheduleState({ time, hasFailed: Boolean(hasError) }, now),
        reason: input.failure?.[language],
        ...(await documentLink(payload, placeOf(input), language)),
      };
    }),
  );
  // Publications of other plugins at a moment.
  const others = of ? [] : additionsOf(payload).schedules.map((find) => find(payload, now));
  return [...ofDocuments, ...(await Promise.all(others)).flat()].sort(
    (one, other) => one.time.getTime() - other.time.getTime(),
  );
}

/** Those that were carried out within a period, at the moment when that was. */
export async function findRuns(
  payload: Payload,
  { from, until }: Period,
  language: ContentLanguage,
): Promise<CalendarEntry[]> {
  const jobs = await findJobs(payload, {
    completedAt: { greater_than_equal: from.toISOString(), less_than: until.toISOString() },
  });
  return Promise.all(
    jobs.map(async ({ input, completedAt }): Promise<CalendarEntry> => ({
      kind: input.type ?? 'publish',
      moment: Date.parse(completedAt ?? ''),
      state: 'done',
      ...(await documentLink(payload, placeOf(input), language)),
    })),
  );
}

/** Those that are late or have failed, for the first page of the admin. */
export async function findAttention(payload: Payload, language: ContentLanguage): Promise<Attention[]> {
  const words = scheduleMessages[language];
  return (await findSchedules(payload, new Date(), language)).flatMap(
    ({ title, path, type, state, reason = '' }) =>
      state === 'due'
        ? []
        : [{ title, path, action: words[type], state: `${words[state]} ${reason}`.trim() }],
  );
}
