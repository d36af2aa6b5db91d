import { cpSync } from 'node:fs';
import path from 'node:path';
import { after } from 'node:test';

import { getPayload, type Payload } from 'payload';

import configuration from '../../src/payload.config';
import { config } from '../../src/platform/config/config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { countStore } from '../../src/platform/limits/countStore';
import { setCountStore } from '../../src/platform/limits/limit';

/** The connections in the pool of `pg`. */
interface Pool {
  _clients: { unref: () => void }[];
  end: () => Promise<void>;
}

/** Opens Payload on the empty database of this process, without migrations; it closes after the last test. */
export async function openEmptyPayload(): Promise<Payload> {
  const payload = await getPayload({ config: configuration });
  payload.logger.level = 'warn';
  after(async () => {
    const { pool } = payload.db as unknown as { pool?: Pool };
    await payload.destroy();
    // Payload keeps its connections to PostgreSQL for ever. Node waits for none of them, and what still works gets no new one.
    pool?._clients.forEach((client) => client.unref());
    void pool?.end();
  });
  return payload;
}

/**
 * Opens Payload with its tables and the counters of rate limits, on a copy of a data folder (makeDatabases.ts); on
 * PostgreSQL it makes the tables.
 */
export async function openPayload(name: 'empty' | 'filled' = 'empty'): Promise<Payload> {
  const made = process.env.TEST_DATABASES;
  if (made) cpSync(path.join(made, name), config.dataFolder, { recursive: true });
  const payload = await openEmptyPayload();
  await migrateDatabase(payload);
  setCountStore(countStore(payload));
  return payload;
}
