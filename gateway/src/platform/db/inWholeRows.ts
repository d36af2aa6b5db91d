import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj, PayloadRequest } from 'payload';

import { inShortTransaction } from './inTransaction';

/** Payload's operations that write: each of them is several statements, for a row, its languages and its lists. */
const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const;

type Operation = (given: { req?: Partial<PayloadRequest> }) => Promise<unknown>;

/**
 * Payload's adapter for SQLite, whose operations write a document, or a version of one, whole or not at all: a process
 * that is killed half way leaves no version without its texts. An operation in a transaction of its request is a part of
 * that one, as on PostgreSQL, where Payload has a transaction for every request (docs/decisions/0110).
 */
export const inWholeRows = (adapter: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapter,
  init: (given) => {
    const db = adapter.init(given);
    const operations = db as unknown as Record<(typeof writes)[number], Operation>;
    const { sessions } = db as unknown as SQLiteAdapter;
    for (const name of writes) {
      const operation = operations[name];
      operations[name] = async (args) => {
        const { client } = db as unknown as SQLiteAdapter;
        const id = await args.req?.transactionID;
        const work = () => operation.call(db, args);
        return id !== undefined && id in sessions ? work() : inShortTransaction(client, work);
      };
    }
    return db;
  },
});
