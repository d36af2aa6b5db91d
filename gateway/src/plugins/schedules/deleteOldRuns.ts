import type { Payload } from 'payload';

import { retentionDays } from '../../domain/retention';

/** Deletes schedules that were carried out long ago. */
export async function deleteOldRuns({ db }: Pick<Payload, 'db'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays.schedule * 86_400_000).toISOString();
  await db.deleteMany({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { less_than: before } },
  });
}
