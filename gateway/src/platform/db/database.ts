import path from 'node:path';

import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';

import type { GatewayConfig } from '../config/config';

/** Milliseconds a statement waits for another process, for example a backup, before it fails. */
export const busyTimeout = 5000;

/**
 * SQLite in the data folder, or PostgreSQL by `DATABASE_URL`. The schema changes by committed migrations only.
 * Ids are never given out again, because an article's address contains its id.
 */
export function database({
  databaseUrl,
  dialect,
}: Pick<GatewayConfig, 'databaseUrl' | 'dialect'>): DatabaseAdapterObj {
  const shared = {
    push: false,
    // One row holds a page's blocks: a page is never seen half written, and a new kind of block needs no migration.
    blocksAsJSON: true,
    migrationDir: path.resolve('src/platform/db/migrations', dialect),
  };
  if (dialect === 'postgres') return postgresAdapter({ ...shared, pool: { connectionString: databaseUrl } });
  return sqliteAdapter({
    ...shared,
    client: { url: databaseUrl },
    autoIncrement: true,
    busyTimeout,
    wal: { synchronous: 'FULL' },
  });
}
