import { AsyncLocalStorage } from 'node:async_hooks';

import type { SQLiteAdapter } from '@payloadcms/db-sqlite';

import { processState } from '@/shared/server/processState';

import { busyTimeout } from './busyTimeout';

type Client = Pick<SQLiteAdapter['client'], 'execute'>;

/** Writes of this process to its SQLite file: one at a time, or two of them would share a transaction. */
const turns = processState('sqliteWriteTurns', () => ({
  last: Promise.resolve() as Promise<unknown>,
  /** The transaction that is under way on the shared connection, and the one that the caller is a part of. */
  shared: undefined as object | undefined,
  own: new AsyncLocalStorage<object>(),
}));

// A call that outlives its own transaction is no part of the next one.
const isInside = () => turns.shared !== undefined && turns.shared === turns.own.getStore();

/** Does `work` when the writes before it are through. Waits for them, not for ever: one that waits for this write would never end. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (isInside()) return work();
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('The database is busy with a transaction.'));
    }, busyTimeout);
    turns.last = turns.last.then(async () => {
      clearTimeout(timer);
      if (!isLate) await work().then(resolve, reject);
    });
  });
}

async function allOrNothing<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.execute('BEGIN IMMEDIATE');
  try {
    const result = await work();
    await client.execute('COMMIT');
    return result;
  } catch (error) {
    // Some errors have ended the transaction already.
    await client.execute('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * Does `work` in one transaction on the connection that all statements of this process share. A part of one that is under
 * way stays a part of it. @throws what `work` throws
 */
export function inSharedTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  if (isInside()) return work();
  return inTurn(() => {
    const shared = {};
    turns.shared = shared;
    return turns.own.run(shared, () => allOrNothing(client, work)).finally(() => (turns.shared = undefined));
  });
}
