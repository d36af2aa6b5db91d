import type { Payload } from 'payload';

import { documentLink, type Place } from '../../cms/access/documents';
import { adminPath } from '../../domain/adminPath';
import type { ContentLanguage } from '../../domain/languages';
import { additionsOf, type Attention } from '../../platform/plugins/extend';
import { scheduleState } from '../../platform/plugins/scheduleState';
import type { Schedule } from '../../platform/plugins/timeline';
import { scheduleMessages } from './texts';

/** A document as Payload's job `schedulePublish` names it. */
export interface ScheduledDocument {
  doc?: { relationTo: string; value: number | string };
  global?: string;
}

/** The input of that job. */
interface Input extends ScheduledDocument {
  type?: 'publish' | 'unpublish';
  locale?: ContentLanguage;
  timezone?: string;
}

interface Job {
  id: number;
  input: Input;
  waitUntil?: string | null;
  createdAt: string;
  hasError?: boolean | null;
}

/** Finished ones are deleted, so these are all that is to come, is late or has failed. */
async function findJobs(payload: Payload): Promise<Job[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' } },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
  });
  return (docs as unknown as Job[]).filter(({ input }) => input.doc ?? input.global);
}

export const placeOf = ({ doc, global = '' }: ScheduledDocument): Place =>
  doc ? { source: doc.relationTo, id: Number(doc.value) } : { source: global };

/** Returns what waits, is late or has failed, in the order of time: all, or that of one document. */
export async function findSchedules(
  payload: Payload,
  now: Date,
  language: ContentLanguage,
  of?: Place,
): Promise<Schedule[]> {
  const jobs = (await findJobs(payload)).filter(
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

/** Those that are late or have failed, for the first page of the admin. */
export async function findAttention(payload: Payload, language: ContentLanguage): Promise<Attention[]> {
  const words = scheduleMessages[language];
  return (await findSchedules(payload, new Date(), language)).flatMap(({ title, path, type, state }) =>
    state === 'due' ? [] : [{ title, path, action: words[type], state: words[state] }],
  );
}
