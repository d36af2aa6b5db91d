import type { Payload } from 'payload';

import { repeatAsLeader } from '../platform/db/lease';
import { areNoticesUnderWay } from '../sync/notifySite';

/** Longer than any job takes: telling the site of a change of the menu may take five minutes. */
const longestJobMs = 6 * 60_000;

/**
 * Has jobs run again that were begun and never ended, because their gateway was killed or the database could not take
 * their end: Payload leaves those alone for ever. For the gateway that runs all jobs: before it runs any, and then those
 * begun before `before`.
 */
export async function resumeJobs(payload: Payload, before = new Date()): Promise<void> {
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { equals: true } },
        { completedAt: { exists: false } },
        { updatedAt: { less_than_equal: before.toISOString() } },
      ],
    },
    data: { processing: false },
    returning: false,
  });
}

/** Every minute, while this gateway runs the jobs. */
export const watchJobs = (payload: Payload): Promise<void> =>
  repeatAsLeader(payload, {
    pauseMs: 60_000,
    work: () => resumeJobs(payload, new Date(Date.now() - longestJobMs)),
    problem: 'Jobs that never ended could not be resumed.',
  });

/** Whether this process runs jobs just now. */
export const areJobsUnderWay = ({ crons }: Payload): boolean =>
  areNoticesUnderWay() || crons.some((cron) => cron.isBusy());
