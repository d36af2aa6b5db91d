import type { Payload, PayloadRequest, TaskConfig, Where } from 'payload';

import { documentName } from '@/contract/site/contentVersions';
import { type ContentChange, revalidateAnswer, type RevalidateBody } from '@/contract/site/siteRequests';

import { retentionDays } from '../domain/retention';
import { config } from '../platform/config/config';
import { repeatAsLeader } from '../platform/db/lease';
import { startState } from '../platform/health/startState';
import { requestSite } from './requestSite';

/** A notice for one instance of the site: a change, or pages to render anew, with their language. */
interface Notice {
  site: string;
  /** Such as `articles:3`; none where only pages are named. */
  document?: string;
  change?: ContentChange;
  paths?: string[];
}

/** The menu is on every page, and each takes its time. */
const timeoutMs = 300_000;
const mostFailures = 20;
const longestPauseMs = 600_000;

/** Milliseconds until the next attempt after a number of failures. */
export const pauseAfter = (failures: number): number => Math.min(1_000 * 2 ** failures, longestPauseMs);

/** Tells an instance of the site of a change, again and again for a day: after 2, 4, 8 … seconds, then every ten minutes. */
export const notifySite: TaskConfig<{ input: Notice; output: object }> = {
  slug: 'notifySite',
  retries: { attempts: 160 },
  // Pauses that Payload lets double have no end: the last would be of 18 hours.
  onFail: ({ job }) => {
    job.waitUntil = new Date(Date.now() + pauseAfter((job.totalTried ?? 0) + 1)).toISOString();
  },
  handler: async ({ input: { site, change, paths = [] } }) => {
    const body: RevalidateBody = { changes: change ? [change] : [], paths };
    const answer = await requestSite({ site, request: 'revalidate', body, timeoutMs });
    const failures = revalidateAnswer.parse(answer).failed.map(({ path, error }) => `${path}: ${error}`);
    if (failures.length > 0) throw new Error(failures.slice(0, mostFailures).join('\n'));
    return { output: {} };
  },
};

const isOutstanding: Where = { taskSlug: { equals: 'notifySite' }, completedAt: { exists: false } };
const isGivenUp: Where = { ...isOutstanding, hasError: { equals: true } };
const isStillSent: Where = { ...isOutstanding, hasError: { not_equals: true } };

const everyMs = 250;
const mostAtOnce = 50;
/** The notices that each instance is being sent. */
const underWay = new Map(config.siteInstances.map((site) => [site, new Set<Promise<unknown>>()]));

/** Whether any notice is being sent by this process. */
export const areNoticesUnderWay = (): boolean => [...underWay.values()].some(({ size }) => size > 0);

/** In one statement: of all that want to run a job, one does. Payload's own queue looks first and marks then. */
const claim = async (payload: Payload, id: number | string): Promise<boolean> =>
  (await payload.db.updateOne({
    collection: 'payload-jobs',
    where: { id: { equals: id }, processing: { equals: false } },
    data: { processing: true, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })) !== null;

/** A notice that was taken is of no use any more; Payload keeps jobs that are done, for the calendar of schedules. */
const forget = (payload: Payload, id: number | string) =>
  payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { id: { equals: id }, completedAt: { exists: true } },
  });

/**
 * Sends what is due, the newest first, and waits for none of it: an instance that is slow or silent holds up no other, and a
 * change of the menu no other change.
 */
export async function sendDueNotices(payload: Payload): Promise<void> {
  const now = new Date().toISOString();
  for (const [site, sending] of underWay) {
    const isDue: Where = { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now } }] };
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { and: [isStillSent, isDue, { queue: { equals: site }, processing: { equals: false } }] },
      sort: '-id',
      limit: mostAtOnce,
      pagination: false,
      select: { createdAt: true },
      depth: 0,
    });
    for (const { id } of docs) {
      if (sending.size >= mostAtOnce) break;
      if (!(await claim(payload, id))) continue;
      const sent = payload.jobs
        .runByID({ id, silent: { info: true } })
        .then(() => forget(payload, id))
        .catch((err: unknown) =>
          payload.logger.error({ err, msg: 'The site could not be told of a change.' }),
        )
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
  }
}

/** As all jobs, these are run by the leader, also those of another (docs/decisions/0107). */
export const startNotices = (payload: Payload): Promise<void> =>
  repeatAsLeader(payload, {
    pauseMs: everyMs,
    work: () => sendDueNotices(payload),
    problem: 'The changes that the site is to be told of could not be read.',
  });

const queueNotice = (payload: Payload, input: Notice, req?: PayloadRequest) =>
  payload.jobs.queue({ task: 'notifySite', queue: input.site, input, req });

/**
 * Has each instance of the site told of a change: on PostgreSQL in the transaction of the change, on SQLite right after it. A
 * process that is killed in between tells nobody, and pages follow by time. Not while the demo content is written, nor in a
 * script.
 */
export async function recordChange(req: PayloadRequest, change: ContentChange): Promise<void> {
  if (!startState.isComplete) return;
  for (const site of config.siteInstances)
    await queueNotice(req.payload, { site, document: documentName(change), change }, req);
}

/** Has one instance told to render pages anew, `paths` with their language. */
export async function recordPages(payload: Payload, site: string, paths: string[]): Promise<void> {
  await queueNotice(payload, { site, paths });
}

/** A notice that an instance has not taken yet. */
export interface OutstandingNotice {
  site: string;
  attempts: number;
  /** Milliseconds since 1970; undefined where there is none any more. */
  nextAttemptAt?: number;
  /** The last failure, for developers. */
  error?: string;
}

/** The newest notice of a document that each instance has not taken yet. */
export async function findOutstanding(payload: Payload, document: string): Promise<OutstandingNotice[]> {
  const newest = async (site: string): Promise<OutstandingNotice[]> => {
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { ...isOutstanding, queue: { equals: site }, 'input.document': { equals: document } },
      sort: '-id',
      limit: 1,
      pagination: false,
      depth: 0,
    });
    return docs.map(({ totalTried, waitUntil, createdAt, hasError, log }) => ({
      site,
      attempts: totalTried ?? 0,
      nextAttemptAt: hasError ? undefined : Date.parse(waitUntil ?? createdAt),
      error: (log?.at(-1)?.error as { message?: string } | undefined)?.message,
    }));
  };
  return (await Promise.all(config.siteInstances.map(newest))).flat();
}

/** How many are still sent, how many were given up, and the age of the oldest that is still sent, in milliseconds. */
export async function countOutstanding(
  payload: Payload,
  now: number,
): Promise<{ waiting: number; failed: number; ageMs: number }> {
  const { totalDocs: failed } = await payload.count({ collection: 'payload-jobs', where: isGivenUp });
  const { totalDocs, docs } = await payload.find({
    collection: 'payload-jobs',
    where: isStillSent,
    sort: 'createdAt',
    limit: 1,
    select: { createdAt: true },
    depth: 0,
  });
  return { waiting: totalDocs, failed, ageMs: docs[0] ? now - Date.parse(docs[0].createdAt) : 0 };
}

/** Deletes what is long past: no instance took it, or its instance is not there any more, or it could not be deleted. */
export async function deleteExpiredNotices(payload: Payload, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays.siteUpdate * 86_400_000).toISOString();
  await payload.delete({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'notifySite' }, createdAt: { less_than: oldest } },
  });
}
