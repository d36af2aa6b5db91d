// @ts-check
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { findPostgres } from '../postgres.mjs';
import { run } from '../processes.mjs';
import { readSnapshot } from './snapshot.mjs';

/** @typedef {(sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>} Query */

/**
 * What PostgreSQL's own programs need to reach a database; an address may name the folder of a socket (`?host=/run/…`).
 * The environment, because other users of this machine could read a password among the arguments.
 * @param {string} url
 * @returns {Promise<Record<string, string | undefined>>}
 */
export async function environmentFor(url) {
  // Loaded late: on a clean clone it is not installed yet.
  const { default: pg } = await import('pg');
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password || undefined,
    PGDATABASE: database,
    PGSSLMODE: new URLSearchParams(url.split('?')[1]).get('sslmode') ?? undefined,
  };
}

/** Runs a program of PostgreSQL's. @param {string} program @param {Record<string, string | undefined>} env @param {string[]} args */
async function runProgram(program, env, args) {
  const folder = findPostgres([program]);
  if (!folder)
    throw new Failure(
      `The program ${program} was not found; install postgresql-client or name its folder with POSTGRES_BIN=….`,
    );
  if ((await run(path.join(folder, program), args, { env })) !== 0)
    throw new Failure(`${program} failed; see its lines above.`);
}

/**
 * A database of a PostgreSQL server.
 * @param {string} url
 * @param {string[]} uploads tables whose rows name files
 * @returns {import('./installation.mjs').Database}
 */
export function postgresDatabase(url, uploads) {
  /**
   * @template T
   * @param {(query: Query) => Promise<T>} work
   */
  const connected = async (work) => {
    // Loaded late: on a clean clone it is not installed yet.
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect().catch((error) => {
      throw new Failure(`PostgreSQL cannot be reached at DATABASE_URL: ${error.message}.`);
    });
    try {
      return await work(async (sql, values = []) => (await client.query(sql, values)).rows);
    } finally {
      await client.end();
    }
  };
  /** @param {Query} query */
  const tablesOf = async (query) =>
    (await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).map(
      ({ tablename }) => String(tablename),
    );
  /** @param {Query} query */
  const describe = async (query) =>
    readSnapshot(query, {
      tables: await tablesOf(query),
      columnsOf: async (table) => {
        const sql =
          "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1";
        return (await query(sql, [table])).map(({ column_name }) => String(column_name));
      },
      uploads,
    });

  return {
    dialect: 'postgres',
    fileName: 'database.dump',
    // What is read here and what pg_dump saves are the same moment, while others go on writing.
    save: (target) =>
      connected(async (query) => {
        await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const [row] = await query('SELECT pg_export_snapshot() AS snapshot');
        const options = ['--format=custom', '--no-owner', '--no-privileges'];
        const env = await environmentFor(url);
        await runProgram('pg_dump', env, [...options, `--snapshot=${row?.snapshot}`, `--file=${target}`]);
        return describe(query);
      }),
    isEmpty: () => connected(async (query) => (await tablesOf(query)).length === 0),
    isInUse: () =>
      connected(async (query) => {
        if (!(await tablesOf(query)).includes('leases')) return false;
        const now = 'EXTRACT(EPOCH FROM clock_timestamp()) * 1000';
        return (await query(`SELECT 1 AS held FROM leases WHERE until > ${now}`)).length > 0;
      }),
    restore: async (saved) => {
      await connected(async (query) => {
        if ((await tablesOf(query)).length === 0) return;
        await query('DROP SCHEMA public CASCADE');
        await query('CREATE SCHEMA public');
      });
      const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
      const env = await environmentFor(url);
      await runProgram('pg_restore', env, [...options, `--dbname=${env.PGDATABASE}`, saved]);
    },
    counts: () => connected(async (query) => (await describe(query)).counts),
  };
}
