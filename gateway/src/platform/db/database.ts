import path from 'node:path';

import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';

import type { ConnectionLimits, GatewayConfig } from '../config/config';

/** Milliseconds a statement waits for another process, for example a backup, before it fails. */
export const busyTimeout = 5000;

/** Has the system notice a server that has gone without a word. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Settings of `pg`'s pool of connections. */
const poolOf = (databaseUrl: string, { poolSize, connectTimeout, statementTimeout }: ConnectionLimits) => ({
  ...keepAlive,
  connectionString: databaseUrl,
  max: poolSize,
  connectionTimeoutMillis: connectTimeout,
  statement_timeout: statementTimeout,
});

/**
 * SQLite in the data folder, or PostgreSQL by `DATABASE_URL`. The schema changes by committed migrations only.
 * Ids are never given out again, because an article's address contains its id.
 */
export function database({
  databaseUrl,
  dialect,
  connections,
}: Pick<GatewayConfig, 'databaseUrl' | 'dialect' | 'connections'>): DatabaseAdapterObj {
  const shared = {
    push: false,
    // One row holds a page's blocks: a page is never seen half written, and a new kind of block needs no migration.
    blocksAsJSON: true,
    migrationDir: path.resolve('src/platform/db/migrations', dialect),
  };
  if (dialect === 'postgres') return postgresAdapter({ ...shared, pool: poolOf(databaseUrl, connections) });
  return sqliteAdapter({
    ...shared,
    client: { url: databaseUrl },
    autoIncrement: true,
    busyTimeout,
    wal: { synchronous: 'FULL' },
  });
}
