import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after } from 'node:test';

import { getPayload, type Payload } from 'payload';

import configuration from '../../src/payload.config';
import { config } from '../../src/platform/config/config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { inTurn } from '../../src/platform/db/writeTurns';
import { countStore } from '../../src/platform/limits/countStore';
import { setCountStore } from '../../src/platform/limits/limit';

/** The connections in the pool of `pg`. */
interface Pool {
  _clients: { unref: () => void }[];
  end: () => Promise<void>;
}

/** SQLite's adapter, whose connection may be opened again, on another file. */
interface Reconnecting {
  client?: { close: () => void };
  connect: () => Promise<void>;
}

/** Opens Payload on the empty database of this process, without migrations; it closes after the last test. */
export async function openEmptyPayload(): Promise<Payload> {
  const payload = await getPayload({ config: configuration });
  payload.logger.level = 'warn';
  after(async () => {
    for (const cron of payload.crons.splice(0)) cron.stop();
    const { pool } = payload.db as unknown as { pool?: Pool };
    if (!pool) return;
    await payload.destroy();
    // Payload keeps its connections to PostgreSQL for ever. Node waits for none of them, and what still works gets no new one.
    pool._clients.forEach((client) => client.unref());
    void pool.end();
  });
  return payload;
}

let isOpen = false;

/** Payload goes on with another database, when the writes of the file before are through: it takes a second to load. */
const exchangeDatabase = (payload: Payload, copy: () => void) =>
  inTurn(async () => {
    const db = payload.db as unknown as Reconnecting;
    db.client?.close();
    db.client = undefined;
    // The secrets are read once.
    for (const left of readdirSync(config.dataFolder))
      if (left !== 'secrets.json') rmSync(path.join(config.dataFolder, left), { recursive: true });
    copy();
    await db.connect();
  });

/**
 * Opens Payload with its tables and the counters of rate limits, on a copy of a data folder (makeDatabases.ts), a new one
 * for each file of tests; on PostgreSQL it makes the tables.
 */
export async function openPayload(name: 'empty' | 'filled' = 'empty'): Promise<Payload> {
  const made = process.env.TEST_DATABASES;
  const copy = () => made && cpSync(path.join(made, name), config.dataFolder, { recursive: true });
  if (!isOpen) copy();
  const payload = await openEmptyPayload();
  if (isOpen) await exchangeDatabase(payload, copy);
  isOpen = true;
  await migrateDatabase(payload);
  setCountStore(countStore(payload));
  return payload;
}
