import type { Payload } from 'payload';

import { retentionDays } from '../../domain/retention';
import { statement } from '../../platform/db/statement';

/** Deletes what is past its time: sessions, codes and, after a week, sent messages. */
export async function deleteExpiredLogins(payload: Payload, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays.sentMessage * 86_400_000);
  const { db } = payload;
  await db.deleteMany({ collection: 'sessions', where: { expiresAt: { less_than: now.toISOString() } } });
  await db.deleteMany({
    collection: 'sent-messages',
    where: { createdAt: { less_than: oldest.toISOString() } },
  });
  await statement(payload, 'DELETE FROM message_codes WHERE expires_at < $1', [now.getTime()]);
}
