import type { Payload } from 'payload';

import { retentionDays } from '../../domain/retention';

/** Deletes saved reports that belong to no account, once their time is over. */
export async function deleteExpiredReports(payload: Pick<Payload, 'delete'>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays.surveyReport * 86_400_000).toISOString();
  await payload.delete({
    collection: 'survey-reports',
    where: { merchant: { exists: false }, createdAt: { less_than: oldest } },
    depth: 0,
  });
}
