import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { beginTransaction } from '@payloadcms/drizzle';
import type { Payload } from 'payload';

import { processState } from '@/shared/server/processState';

import { busyTimeout } from './busyTimeout';
import { inTurn } from './writeTurns';

const open = processState('openTransactions', () => new Set<string>());

/** Whether a request takes part in a transaction of this file. */
export const isInTransaction = async (id: unknown): Promise<boolean> => open.has(String(await id));

/**
 * Does `work` in one transaction of the database: all of it is there at one moment, or none of it. The operations of
 * Payload take part whose request has the id as its `transactionID`. Readers see what was there before until it ends.
 * Payload does not tell whether it ended well: whoever needs to know reads what was written.
 * @public For plugins.
 */
export async function inTransaction<T>({ db }: Payload, work: (id: string) => Promise<T>): Promise<T> {
  const inSession = async () => {
    // As `db.beginTransaction` does; without `transactionOptions`, that begins none on SQLite.
    const id = String(await beginTransaction.call(db));
    open.add(id);
    try {
      const result = await work(id);
      await db.commitTransaction(id);
      return result;
    } catch (error) {
      await db.rollbackTransaction(id);
      throw error;
    } finally {
      open.delete(id);
    }
  };
  if (db.name !== 'sqlite') return inSession();
  const { client } = db as unknown as SQLiteAdapter;
  // The transaction has taken the connection along; the next one has no settings.
  const restore = () => client.execute(`PRAGMA busy_timeout = ${busyTimeout}`);
  return inTurn(async () => {
    try {
      return await inSession();
    } finally {
      await restore();
    }
  });
}
