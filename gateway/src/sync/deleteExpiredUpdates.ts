import type { Payload } from 'payload';

import { retentionDays } from '../domain/retention';

/** Deletes what the site was told of long ago. */
export async function deleteExpiredUpdates(payload: Payload, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays.siteUpdate * 86_400_000).toISOString();
  await payload.delete({
    collection: 'site-updates',
    where: { state: { not_equals: 'waiting' }, createdAt: { less_than: oldest } },
  });
}
