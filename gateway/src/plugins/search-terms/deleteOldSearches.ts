import type { Payload } from 'payload';

import { retentionDays } from '../../domain/retention';

/** Deletes terms that nobody has searched for as long as the admin and the privacy notice state. */
export async function deleteOldSearches({ db }: Pick<Payload, 'db'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays.search * 86_400_000).toISOString();
  for (const collection of ['search-misses', 'search-hits'] as const)
    await db.deleteMany({ collection, where: { day: { less_than: before } } });
}
