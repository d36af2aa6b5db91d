import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

import { statement } from '../../src/platform/db/statement';
import type { CallContext } from '../../src/platform/http/callContext';

/** Fills tables faster than Payload does, and counts what the database hands over. */
export function bulkOf(payload: Payload) {
  const run = (text: string) => statement(payload, text, []);
  /** Rows of a table, numbered by `i`. */
  const insert = (into: string, values: string, count: number) =>
    run(`WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count})
      INSERT INTO ${into} SELECT ${values} FROM numbers`);
  const empty = (table: string) => run(`DELETE FROM ${table}`);

  /** Counts the rows that the database hands over while `work` runs. */
  async function rowsRead(work: () => Promise<unknown>): Promise<number> {
    const { client } = payload.db as unknown as SQLiteAdapter;
    const { pool } = payload.db as unknown as PostgresAdapter;
    let rows = 0;
    const counting = <T extends object>(owner: T, method: keyof T) => {
      const original = owner[method] as (...args: unknown[]) => Promise<{ rows: unknown[] }>;
      owner[method] = (async (...args: unknown[]) => {
        const result = await original.apply(owner, args);
        rows += result.rows.length;
        return result;
      }) as T[keyof T];
      return () => {
        owner[method] = original as T[keyof T];
      };
    };
    const restore = payload.db.name === 'sqlite' ? counting(client, 'execute') : counting(pool, 'query');
    await work().finally(restore);
    return rows;
  }
  return { insert, empty, rowsRead };
}

export const today = '2026-11-24';
export const day = `${today}T12:00:00.000Z`;

/** The context of calls on that day. */
export const contextOf =
  (payload: Payload) =>
  (visitorAddress = '203.0.113.7'): CallContext => ({
    payload,
    language: 'en',
    now: new Date(day),
    today,
    token: undefined,
    visitorAddress,
    cookies: [],
  });
