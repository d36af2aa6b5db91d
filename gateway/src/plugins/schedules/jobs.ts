import type { Payload, Where, WhereField } from 'payload';

import { isPublishable, type Place } from '../../cms/access/documents';
import type { ContentLanguage } from '../../domain/languages';

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
  /** In whose name it is done; jobs of older versions name the id alone. */
  user?: { value: number } | number;
  /** Why it was not done, once those have been told whom it concerns (failures.ts). */
  failure?: Record<ContentLanguage, string>;
}

export interface ScheduleJob {
  id: number;
  input: Input;
  waitUntil?: string | null;
  createdAt: string;
  completedAt?: string | null;
  hasError?: boolean | null;
  error?: { message?: string } | null;
}

export const placeOf = ({ doc, global = '' }: ScheduledDocument): Place =>
  doc ? { source: doc.relationTo, id: Number(doc.value) } : { source: global };

/** The moment of a schedule is so; one without a moment is due when it is made. */
export const whereMoment = (is: WhereField): Where => ({
  or: [{ waitUntil: is }, { waitUntil: { exists: false }, createdAt: is }],
});

/** The schedules that are so, in the order of time; not those of documents that there cannot be any more. */
export async function findJobs(payload: Payload, where: Where): Promise<ScheduleJob[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, where] },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
    // Their log is read by nobody here.
    select: { input: true, waitUntil: true, createdAt: true, completedAt: true, hasError: true, error: true },
  });
  return (docs as unknown as ScheduleJob[]).filter(({ input }) => isPublishable(payload, placeOf(input)));
}
