import { after } from 'node:test';

import { getPayload, type Payload } from 'payload';

import configuration from '../../src/payload.config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { countStore } from '../../src/platform/limits/countStore';
import { setCountStore } from '../../src/platform/limits/limit';

/** Opens Payload on the empty database of this process, without migrations; it closes after the last test. */
export async function openEmptyPayload(): Promise<Payload> {
  const payload = await getPayload({ config: configuration });
  payload.logger.level = 'warn';
  after(async () => {
    const { pool } = payload.db as unknown as { pool?: { _clients: { unref: () => void }[] } };
    await payload.destroy();
    // Payload never closes its connections to PostgreSQL, and Node would wait for them.
    pool?._clients.forEach((client) => client.unref());
  });
  return payload;
}

/** Opens Payload with its tables and the counters of rate limits. */
export async function openPayload(): Promise<Payload> {
  const payload = await openEmptyPayload();
  await migrateDatabase(payload);
  setCountStore(countStore(payload));
  return payload;
}
