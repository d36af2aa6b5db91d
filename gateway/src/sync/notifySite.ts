import type { Payload, PayloadRequest, TaskConfig, Where } from 'payload';

import type { ContentChange } from '@/contract/site/contentTable';
import { documentName } from '@/contract/site/contentVersions';
import { revalidateAnswer, type RevalidateBody } from '@/contract/site/siteRequests';

import { retentionDays } from '../domain/retention';
import { config } from '../platform/config/config';
import { isOnDuty } from '../platform/db/lease';
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

/** Tells an instance of the site of a change, again and again for a day and a half: after 2, 4, 8 … seconds. */
export const notifySite: TaskConfig<{ input: Notice; output: object }> = {
  slug: 'notifySite',
  retries: { attempts: 16, backoff: { type: 'exponential', delay: 2_000 } },
  handler: async ({ input: { site, change, paths = [] } }) => {
    const body: RevalidateBody = { changes: change ? [change] : [], paths };
    const { json } = await requestSite({ site, request: 'revalidate', body, timeoutMs });
    const { isComplete, failed } = revalidateAnswer.parse(json);
    if (!isComplete)
      throw new Error(
        failed
          .slice(0, mostFailures)
          .map(({ path, error }) => `${path}: ${error}`)
          .join('\n'),
      );
    return { output: {} };
  },
};

/**
 * Each instance has a queue of its own, so that one that is silent holds up no other. As all jobs, these are run by the
 * gateway on duty (docs/decisions/0107).
 */
export const siteQueues = config.siteInstances.map((queue) => ({
  cron: '* * * * * *',
  queue,
  limit: 50,
  silent: { info: true },
}));

/** Sooner than at the next second of its queue, where a change whose transaction takes longer is found. */
const soonMs = 100;
let soon: NodeJS.Timeout | undefined;

function runSoon(payload: Payload): void {
  soon ??= setTimeout(() => {
    soon = undefined;
    if (!isOnDuty()) return;
    for (const { cron: _cron, ...queue } of siteQueues)
      payload.jobs
        .run(queue)
        .catch((err: unknown) =>
          payload.logger.error({ err, msg: 'The site could not be told of changes.' }),
        );
  }, soonMs).unref();
}

const queueNotice = (payload: Payload, input: Notice, req?: PayloadRequest) =>
  payload.jobs.queue({ task: 'notifySite', queue: input.site, input, req });

/**
 * Has each instance of the site told of a change. In the transaction of the change: it is sent once that is through, and
 * not at all where it is taken back. Not while the demo content is written, nor in a script.
 */
export async function recordChange(req: PayloadRequest, change: ContentChange): Promise<void> {
  if (!startState.isComplete) return;
  for (const site of config.siteInstances)
    await queueNotice(req.payload, { site, document: documentName(change), change }, req);
  runSoon(req.payload);
}

/** Has one instance told to render pages anew, `paths` with their language. */
export async function recordPages(payload: Payload, site: string, paths: string[]): Promise<void> {
  await queueNotice(payload, { site, paths });
  runSoon(payload);
}

/** A notice that an instance has not taken yet. */
export interface OutstandingNotice {
  site: string;
  document?: string;
  attempts: number;
  /** Milliseconds since 1970; undefined where there is none any more. */
  nextAttemptAt?: number;
  /** The last failure, for developers. */
  error?: string;
}

const isOutstanding: Where = { taskSlug: { equals: 'notifySite' }, completedAt: { exists: false } };
const isGivenUp: Where = { ...isOutstanding, hasError: { equals: true } };

/** The notices that instances have not taken yet, the newest first. */
export async function findOutstanding(payload: Payload): Promise<OutstandingNotice[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: isOutstanding,
    sort: '-id',
    pagination: false,
    depth: 0,
  });
  return docs.map(({ input, totalTried, waitUntil, createdAt, hasError, log }) => ({
    ...(input as Pick<Notice, 'site' | 'document'>),
    attempts: totalTried ?? 0,
    nextAttemptAt: hasError ? undefined : Date.parse(waitUntil ?? createdAt),
    error: (log?.at(-1)?.error as { message?: string } | undefined)?.message,
  }));
}

/** How many are still sent, how many were given up, and the age of the oldest that is still sent, in milliseconds. */
export async function countOutstanding(
  payload: Payload,
  now: number,
): Promise<{ waiting: number; failed: number; ageMs: number }> {
  const { totalDocs: failed } = await payload.count({ collection: 'payload-jobs', where: isGivenUp });
  const { totalDocs, docs } = await payload.find({
    collection: 'payload-jobs',
    where: { ...isOutstanding, hasError: { not_equals: true } },
    sort: 'createdAt',
    limit: 1,
    select: { createdAt: true },
    depth: 0,
  });
  return { waiting: totalDocs, failed, ageMs: docs[0] ? now - Date.parse(docs[0].createdAt) : 0 };
}

/**
 * Deletes what no instance took and is long past: it was given up, or its instance is not there any more; and what Payload
 * has left of jobs that two runs of a queue took at once.
 */
export async function deleteExpiredNotices(payload: Payload, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays.siteUpdate * 86_400_000).toISOString();
  await payload.delete({
    collection: 'payload-jobs',
    where: {
      or: [
        { taskSlug: { equals: 'notifySite' }, createdAt: { less_than: oldest } },
        { completedAt: { less_than: oldest } },
      ],
    },
  });
}
