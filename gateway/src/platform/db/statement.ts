import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

import { inTurn } from './writeTurns';

/** Statements that change nothing, and need not wait for those that do. */
const isRead = (text: string) => /^\s*(?:select|pragma)\b/i.test(text);

/**
 * Runs one SQL statement and answers its rows; `$1`, `$2`, … stand for the values, in this order. For what must happen
 * in one step, whoever else asks at the same time: Payload's own operations read first and write then.
 * @param deadlineMs how long PostgreSQL may take to answer, instead of the pool's time
 */
export async function statement(
  { db }: Pick<Payload, 'db'>,
  text: string,
  values: (string | number | null)[],
  deadlineMs?: number,
): Promise<Record<string, unknown>[]> {
  // Payload types its adapter by the package imported last; the name says which one it is.
  if (db.name === 'sqlite') {
    const { client } = db as unknown as SQLiteAdapter;
    const execute = () => client.execute({ sql: text, args: values });
    return (await (isRead(text) ? execute() : inTurn(execute))).rows;
  }
  const { pool } = db as unknown as PostgresAdapter;
  // Not in its types.
  const query = { text, values, query_timeout: deadlineMs };
  return (await pool.query<Record<string, unknown>>(query)).rows;
}
