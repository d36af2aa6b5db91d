import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/**
 * Keeps this process alive when PostgreSQL closes its connections, as a restart of the server does: Node ends a process
 * for an error event that nobody listens to. What was under way fails and says so; the next call opens a new connection.
 */
export function surviveLostConnections({ db, logger }: Payload): void {
  if (db.name !== 'postgres') return;
  const { pool } = db as unknown as PostgresAdapter;
  const report = (err: Error) => logger.warn({ err, msg: 'A connection to PostgreSQL was lost.' });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
}
