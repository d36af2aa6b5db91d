import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Properties of a pool's connection that the types of `pg` lack. */
interface Client {
  /** Whether every statement has been answered. */
  readyForQuery: boolean;
  end: () => Promise<void>;
}

/**
 * Keeps this process alive when PostgreSQL closes its connections, as a restart of the server does: Node ends a process
 * for an error event that nobody listens to. What was under way fails and says so; the next call opens a new connection.
 * Called before the first of them is opened.
 */
export function surviveLostConnections({ db, logger }: Payload): void {
  if (db.name !== 'postgres') return;
  const { pool } = db as unknown as PostgresAdapter;
  const report = (err: Error) => logger.warn({ err, msg: 'A connection to PostgreSQL was lost.' });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  // A transaction gives its connection back after a statement that had no answer too, and the next one would wait for it.
  pool.on('release', (_error, client) => {
    const { readyForQuery, end } = client as unknown as Client;
    if (!readyForQuery) void end.call(client);
  });
}
