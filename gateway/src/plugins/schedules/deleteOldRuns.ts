import type { Payload } from 'payload';

import { retentionDays } from '../../domain/retention';
import { whereMoment } from './jobs';

/** Deletes schedules that were carried out, or failed, long ago. */
export async function deleteOldRuns({ db }: Pick<Payload, 'db'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays.schedule * 86_400_000).toISOString();
  await db.deleteMany({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      or: [
        { completedAt: { less_than: before } },
        { and: [{ hasError: { equals: true } }, whereMoment({ less_than: before })] },
      ],
    },
  });
}
