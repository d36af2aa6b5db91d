import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

import { allOrNothing } from './allOrNothing';
import { busyTimeout } from './busyTimeout';
import { isLocked } from './withExclusiveLock';

/** The part that Payload's two adapters have in common: its operations find a transaction by the id in their request. */
interface Adapter {
  name: string;
  drizzle: { transaction: <T>(work: (transaction: unknown) => Promise<T>) => Promise<T> };
  sessions: Record<string, { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }>;
}

type Client = SQLiteAdapter['client'];

const ended = () => Promise.resolve();

async function inSession<T>(db: Adapter, work: (id: string) => Promise<T>, onBegin?: () => void): Promise<T> {
  const id = randomUUID();
  return db.drizzle.transaction(async (transaction) => {
    onBegin?.();
    db.sessions[id] = { db: transaction, resolve: ended, reject: ended };
    try {
      const result = await work(id);
      // Payload ends the transaction of a request with every error in it, whoever catches that.
      if (!db.sessions[id]) throw new Error('A step of the transaction has failed.');
      return result;
    } finally {
      delete db.sessions[id];
    }
  });
}

const isRead = (statement: unknown): boolean => {
  const text = typeof statement === 'string' ? statement : (statement as { sql?: string }).sql;
  return /^\s*(select|pragma)\b/i.test(text ?? '');
};

/** The transaction that is under way on each client; resolves when it is over, however it ended. */
const underWay = new WeakMap<Client, Promise<void>>();

/** The transaction on the shared connection that the caller is a part of. */
const own = new AsyncLocalStorage<Promise<void>>();

/** The transaction of somebody else that is under way. What outlives its own transaction is no part of the next one. */
function othersTransaction(client: Client): Promise<void> | undefined {
  const open = underWay.get(client);
  return open === own.getStore() ? undefined : open;
}

/** Waits for a transaction, not for ever: one that waits for a write beside itself would never end. */
async function waitFor(transaction: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, busyTimeout, new Error('The database is busy with a transaction.'));
  });
  await Promise.race([transaction, late]).finally(() => clearTimeout(timer));
}

/** Other writes of this process wait for a transaction here: SQLite would block the whole process while it waits. */
function queueWrites(client: Client): void {
  const execute = client.execute.bind(client);
  const batch = client.batch.bind(client);
  // Checked again after each wait: another transaction may have begun.
  client.execute = async (...given: Parameters<typeof execute>) => {
    for (let open = othersTransaction(client); open && !isRead(given[0]); open = othersTransaction(client))
      await waitFor(open);
    return execute(...given);
  };
  client.batch = async (...given) => {
    for (let open = underWay.get(client); open; open = underWay.get(client)) await waitFor(open);
    return batch(...given);
  };
}

/** Notes that a transaction is under way, once no other is; the function that is returned notes its end. */
async function begin(client: Client): Promise<{ open: Promise<void>; end: () => void }> {
  if (!Object.hasOwn(client, 'execute')) queueWrites(client);
  for (let other = underWay.get(client); other; other = underWay.get(client)) await waitFor(other);
  let resolve: () => void = () => undefined;
  const open = new Promise<void>((resolveOpen) => (resolve = resolveOpen));
  underWay.set(client, open);
  const end = () => {
    underWay.delete(client);
    resolve();
  };
  return { open, end };
}

async function inSqliteTransaction<T>(db: Adapter, work: (id: string) => Promise<T>): Promise<T> {
  const { client } = db as unknown as SQLiteAdapter;
  const { end } = await begin(client);
  try {
    // The transaction takes the connection along: the next statement opens another one, without these.
    const settings = () => {
      void client.execute(`PRAGMA busy_timeout = ${busyTimeout}`);
      void client.execute('PRAGMA synchronous = FULL');
    };
    return await inSession(db, work, settings);
  } finally {
    end();
  }
}

/**
 * Does a few statements of this process in one transaction on SQLite's shared connection, which costs no connection of its
 * own (docs/decisions/0110). Nothing but statements may be awaited in `work`: all other writes wait meanwhile. A part of
 * a transaction that is under way stays a part of it.
 */
export async function inShortTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  const isInside = isLocked(client) || (underWay.has(client) && !othersTransaction(client));
  if (isInside) return work();
  const { open, end } = await begin(client);
  return own.run(open, () => allOrNothing(client, work)).finally(end);
}

/**
 * Does `work` in one transaction of the database: all of it is there at one moment, or none of it. The operations of
 * Payload take part whose request has the id as its `transactionID`. Readers see what was there before until it ends.
 */
export function inTransaction<T>(payload: Payload, work: (id: string) => Promise<T>): Promise<T> {
  const db = payload.db as unknown as Adapter;
  return db.name === 'sqlite' ? inSqliteTransaction(db, work) : inSession(db, work);
}
