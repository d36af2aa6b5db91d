// @ts-check
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fail, Failure } from '../failure.mjs';
import { findPostgres } from '../postgres.mjs';
import { run } from '../processes.mjs';

/**
 * The database of a gateway. `save` writes it as it is at one moment; `restore` replaces it by what was saved, or leaves it
 * as it was and throws.
 * @typedef {{
 *   fileName: string,
 *   save: (target: string) => Promise<void>,
 *   restore: (saved: string) => Promise<void>,
 *   query: (sql: string) => Promise<Record<string, unknown>[]>,
 *   isEmpty: () => Promise<boolean>,
 * }} Database
 */

/** An SQLite file. @param {string} file @returns {Database} */
export function sqliteDatabase(file) {
  /** @param {string} sql @param {string} [opened] */
  const query = async (sql, opened = file) => {
    // Loaded late: on a clean clone it is not installed yet.
    const { createClient } = await import('@libsql/client');
    const client = createClient({ url: `file:${opened}` });
    try {
      await client.execute('PRAGMA busy_timeout = 10000');
      return (await client.execute(sql)).rows.map((row) => ({ ...row }));
    } finally {
      client.close();
    }
  };
  return {
    fileName: 'database.sqlite',
    query,
    isEmpty: async () => !existsSync(file),
    save: async (target) => {
      if (!existsSync(file)) throw new Failure(`There is no database: ${file} does not exist.`);
      await query(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
    },
    restore: async (saved) => {
      const [answer] = await query('PRAGMA integrity_check', saved).catch(() => []);
      if (answer?.integrity_check !== 'ok') throw new Failure('The saved database is damaged.');
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      copyFileSync(saved, `${file}.restored`);
      // SQLite would apply the old file's journal to the new file.
      for (const rest of ['-wal', '-shm', '-journal']) rmSync(file + rest, { force: true });
      renameSync(`${file}.restored`, file);
    },
  };
}

/**
 * The environment in which PostgreSQL's own programs reach a database; an address may name the folder of a socket (`?host=/run/…`).
 * The environment, because other users of this machine could read a password among the arguments.
 * @param {string} url
 * @returns {Promise<Record<string, string | undefined>>}
 */
export async function environmentFor(url) {
  const { default: pg } = await import('pg');
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const parameters = new URLSearchParams(url.split('?')[1]);
  const mode = parameters.get('sslmode') ?? undefined;
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password || undefined,
    PGDATABASE: database,
    // Only the driver of Node.js knows `no-verify`: encrypted, with any certificate.
    PGSSLMODE: mode === 'no-verify' ? 'require' : mode,
    PGSSLROOTCERT: parameters.get('sslrootcert') ?? undefined,
    PGSSLCERT: parameters.get('sslcert') ?? undefined,
    PGSSLKEY: parameters.get('sslkey') ?? undefined,
  };
}

/** Payload's own objects: tables with their sequences, and types. The schema stays, with its rights and extensions. */
const emptied = `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('DROP TABLE public.%I CASCADE', name);
    END LOOP;
    FOR name IN SELECT typname FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' LOOP
      EXECUTE format('DROP TYPE public.%I CASCADE', name);
    END LOOP;
  END $$;`;

/** A database of a PostgreSQL server. @param {string} url @returns {Database} */
export function postgresDatabase(url) {
  /** @param {string} name @param {string[]} args */
  const runProgram = async (name, args) => {
    const folder =
      findPostgres(['pg_dump', 'pg_restore', 'psql']) ??
      fail(
        `The program ${name} was not found; install postgresql-client or name its folder with POSTGRES_BIN=….`,
      );
    if ((await run(path.join(folder, name), args, { env: await environmentFor(url) })) !== 0)
      throw new Failure(`${name} failed; see its lines above.`);
  };
  /** @type {Database['query']} */
  const query = async (sql) => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect().catch((error) => {
      throw new Failure(`PostgreSQL cannot be reached at DATABASE_URL: ${error.message}.`);
    });
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    fileName: 'database.dump',
    query,
    isEmpty: async () =>
      (await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' LIMIT 1")).length === 0,
    save: (target) =>
      runProgram('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`]),
    restore: async (saved) => {
      const [before, after] = [`${saved}.before.sql`, `${saved}.sql`];
      try {
        // As a script: what is there and what comes go and come in one transaction of psql.
        writeFileSync(before, emptied, { mode: 0o600 });
        writeFileSync(after, '', { mode: 0o600 });
        // Comments of an extension may be written by its owner only, who is often the server's administrator.
        const omitted = ['--no-owner', '--no-privileges', '--no-comments'];
        await runProgram('pg_restore', [...omitted, '--schema=public', `--file=${after}`, saved]);
        const strict = ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1'];
        await runProgram('psql', [...strict, '--single-transaction', `--file=${before}`, `--file=${after}`]);
      } finally {
        for (const file of [before, after]) rmSync(file, { force: true });
      }
    },
  };
}
