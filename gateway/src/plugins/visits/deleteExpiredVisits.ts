import type { Payload } from 'payload';

import { retentionDays } from '../../domain/retention';

const retention = [
  ['visits', retentionDays.visit],
  ['page-reads', retentionDays.visit],
  ['page-vitals', retentionDays.pageVitals],
] as const;

/**
 * Deletes visits, totals of reads and measurements that are older than the times stated in the admin and in the privacy
 * notice. The adapter deletes in one statement; `payload.delete` would load every document first.
 */
export async function deleteExpiredVisits({ db }: Pick<Payload, 'db'>, now: Date): Promise<void> {
  for (const [collection, days] of retention) {
    const oldest = new Date(now.getTime() - days * 86_400_000).toISOString();
    await db.deleteMany({ collection, where: { day: { less_than: oldest } } });
  }
}
