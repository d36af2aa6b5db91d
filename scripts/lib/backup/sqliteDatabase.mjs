// @ts-check
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { readSnapshot } from './snapshot.mjs';

/** Milliseconds that a statement waits for a writer. */
const patience = 10_000;

/** Whether a file is damaged or no database at all. @param {unknown} error */
const isDamage = (error) =>
  error instanceof Error && 'code' in error && /^SQLITE_(NOTADB|CORRUPT)/.test(String(error.code));

/**
 * An SQLite file.
 * @param {string} file
 * @param {string[]} uploads tables whose rows name files
 * @returns {import('./installation.mjs').Database}
 */
export function sqliteDatabase(file, uploads) {
  const partial = `${file}.restored`;
  /**
   * @template T
   * @param {string} opened
   * @param {(query: (sql: string, args?: string[]) => Promise<Record<string, unknown>[]>) => Promise<T>} work
   */
  const withFile = async (opened, work) => {
    // Loaded late: on a clean clone it is not installed yet.
    const { createClient } = await import('@libsql/client');
    const client = createClient({ url: `file:${opened}` });
    try {
      await client.execute(`PRAGMA busy_timeout = ${patience}`);
      return await work(async (sql, args = []) => {
        const { rows } = await client.execute({ sql, args });
        return rows.map((row) => ({ ...row }));
      });
    } finally {
      client.close();
    }
  };
  /** @param {string} opened */
  const describe = (opened) =>
    withFile(opened, async (query) => {
      const tables = await query(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
      );
      return readSnapshot(query, {
        tables: tables.map(({ name }) => String(name)),
        columnsOf: async (table) =>
          (await query('SELECT name FROM pragma_table_info(?)', [table])).map(({ name }) => String(name)),
        uploads,
      });
    });

  return {
    dialect: 'sqlite',
    fileName: 'database.sqlite',
    partial,
    // Reads one moment of the database while others go on writing.
    save: async (target) => {
      if (!existsSync(file)) throw new Failure(`There is no database: ${file} does not exist.`);
      await rm(target, { force: true });
      await withFile(file, (query) => query('VACUUM INTO ?', [target]));
      return describe(target);
    },
    isEmpty: async () => !existsSync(file),
    isInUse: async () => {
      if (!existsSync(file)) return false;
      const isHeld = withFile(file, async (query) => {
        const found = await query("SELECT 1 AS found FROM sqlite_master WHERE name = 'leases'");
        if (found.length === 0) return false;
        const held = await query(
          "SELECT 1 AS held FROM leases WHERE until > (julianday('now') - 2440587.5) * 86400000",
        );
        return held.length > 0;
      });
      return isHeld.catch((error) => {
        // No gateway works with it, and this may be why it is restored.
        if (isDamage(error)) return false;
        throw error;
      });
    },
    restore: async (saved) => {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await copyFile(saved, partial);
      // SQLite would apply the old file's journal to the new file.
      for (const rest of ['-wal', '-shm', '-journal']) await rm(file + rest, { force: true });
      await rename(partial, file);
    },
    counts: async () => (await describe(file)).counts,
  };
}
