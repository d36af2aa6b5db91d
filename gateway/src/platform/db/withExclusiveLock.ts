import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

import { inSharedTransaction } from './writeTurns';

type Work = () => Promise<void>;

/** Any number; every instance of the gateway asks for the same lock. */
const lock = 4_820_116;

/** The longest time that Node's timers take, about 25 days. */
const longestTimer = 2 ** 31 - 1;

// Payload types its adapter by the package imported last; the name says which one it is.
const sqliteOf = ({ db }: Payload): SQLiteAdapter | undefined =>
  db.name === 'sqlite' ? (db as unknown as SQLiteAdapter) : undefined;

async function holdingPostgres({ db }: Payload, work: Work): Promise<void> {
  const connection = await (db as unknown as PostgresAdapter).pool.connect();
  try {
    // Another gateway may fill an empty database meanwhile, which takes its time.
    await connection.query('SET statement_timeout = 0');
    // Not in its types; 0 would mean the pool's.
    const waiting = { text: 'SELECT pg_advisory_lock($1)', values: [lock], query_timeout: longestTimer };
    await connection.query(waiting);
    await work();
  } finally {
    // Closed: the lock goes with it, and so does the setting.
    connection.release(true);
  }
}

/**
 * Runs `work` while no other process writes, so that two instances that start together do not get in each other's way.
 * On SQLite it is all or nothing; on PostgreSQL every migration and every seeded document is. A killed process loses the lock
 * with its connection.
 */
export function withExclusiveLock(payload: Payload, work: Work): Promise<void> {
  const sqlite = sqliteOf(payload);
  return sqlite ? inSharedTransaction(sqlite.client, work) : holdingPostgres(payload, work);
}

/**
 * Foreign keys rest on SQLite while `work` changes the schema: rebuilding a table drops the old one, which would
 * empty the tables that refer to it. They cannot be switched inside a transaction.
 */
export async function withoutForeignKeys(payload: Payload, work: Work): Promise<void> {
  const client = sqliteOf(payload)?.client;
  await client?.execute('PRAGMA foreign_keys = OFF');
  try {
    await work();
  } finally {
    await client?.execute('PRAGMA foreign_keys = ON');
  }
}
