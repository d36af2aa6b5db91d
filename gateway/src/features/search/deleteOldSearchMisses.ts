import type { Payload } from 'payload';

import { retentionDays } from '../../domain/retention';

/** Deletes terms that nobody has searched for as long as the admin and the privacy notice state. */
export async function deleteOldSearchMisses(payload: Pick<Payload, 'delete'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays.searchMiss * 86_400_000).toISOString();
  await payload.delete({ collection: 'search-misses', where: { day: { less_than: before } }, depth: 0 });
}
