import type { Payload } from 'payload';

import { retentionDays } from '../../domain/retention';

/** Deletes visits, totals of reads and measurements that are older than the times stated in the admin and in the privacy notice. */
export async function deleteExpiredVisits(payload: Pick<Payload, 'delete'>, now: Date): Promise<void> {
  const before = (days: number) => ({
    day: { less_than: new Date(now.getTime() - days * 86_400_000).toISOString() },
  });
  await payload.delete({ collection: 'visits', where: before(retentionDays.visit), depth: 0 });
  await payload.delete({ collection: 'page-reads', where: before(retentionDays.visit), depth: 0 });
  await payload.delete({ collection: 'page-vitals', where: before(retentionDays.pageVitals), depth: 0 });
}
