import type { Payload, Where } from 'payload';

import { retentionDays } from '../../domain/retention';

/** Deletes the enquiries whose time is over: soon where nobody has confirmed them, later where somebody has. */
export async function deleteExpiredEnquiries(payload: Pick<Payload, 'delete'>, now: Date): Promise<void> {
  const before = (days: number) => ({ less_than: new Date(now.getTime() - days * 86_400_000).toISOString() });
  const unconfirmed: Where[] = [
    { confirmedAt: { exists: false } },
    { createdAt: before(retentionDays.unconfirmedEnquiry) },
  ];
  await payload.delete({
    collection: 'enquiries',
    where: { or: [{ and: unconfirmed }, { confirmedAt: before(retentionDays.confirmedEnquiry) }] },
    depth: 0,
  });
}
