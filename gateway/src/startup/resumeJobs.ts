import type { Payload } from 'payload';

/**
 * Has jobs run again that another gateway had begun when it was killed: Payload leaves those alone for ever. Called only
 * by the gateway that runs all jobs, before it runs any.
 */
export async function resumeJobs(payload: Payload): Promise<void> {
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] },
    data: { processing: false },
    returning: false,
  });
}

/** Whether this process runs jobs just now. */
export const areJobsUnderWay = ({ crons }: Payload): boolean => crons.some((cron) => cron.isBusy());
