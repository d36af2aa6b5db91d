import type { Payload } from 'payload';

import { retentionDays } from '../../domain/retention';

/** Deletes the addresses that nobody has confirmed in time. */
export async function deleteUnconfirmedAlerts(payload: Pick<Payload, 'delete'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays.unconfirmedAlert * 86_400_000).toISOString();
  await payload.delete({
    collection: 'alerts',
    where: { confirmedAt: { exists: false }, createdAt: { less_than: before } },
    depth: 0,
  });
}
