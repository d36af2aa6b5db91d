import type { Payload } from 'payload';

import { retentionDays } from '../../domain/retention';

/** Deletes the visits that are older than the time stated in the admin and in the privacy notice. */
export async function deleteExpiredVisits(payload: Pick<Payload, 'delete'>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays.visit * 86_400_000);
  const where = { day: { less_than: oldest.toISOString() } };
  await payload.delete({ collection: 'visits', where, depth: 0 });
}
