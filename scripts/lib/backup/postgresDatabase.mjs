// @ts-check
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { Failure } from '../failure.mjs';
import { findAllPostgres } from '../postgres.mjs';
import { run } from '../processes.mjs';
import { readSnapshot } from './snapshot.mjs';

/** @typedef {(sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>} Query */

/** The schema that holds the old tables while a restore is under way. */
const kept = 'before_restore';

/** pg_restore of this version and later sends a setting that servers before it refuse. */
const firstWithTransactionTimeout = 17;

const output = promisify(execFile);

/**
 * The environment in which PostgreSQL's own programs reach a database; an address may name the folder of a socket (`?host=/run/…`).
 * The environment, because other users of this machine could read a password among the arguments.
 * @param {string} url
 * @returns {Promise<Record<string, string | undefined>>}
 */
export async function environmentFor(url) {
  // Loaded late: on a clean clone it is not installed yet.
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

/** @param {Query} query @returns {Promise<number>} */
async function versionOfServer(query) {
  const [row] = await query('SHOW server_version_num');
  return Math.floor(Number(row?.server_version_num) / 10_000);
}

/**
 * Finds one of PostgreSQL's programs, of the server's own version where that is installed.
 * @param {string} name
 * @param {number} server version of the server
 * @returns {Promise<{ file: string, version: number }>}
 */
async function findProgram(name, server) {
  const found = [];
  for (const folder of findAllPostgres([name])) {
    const file = path.join(folder, name);
    // Debian's /usr/bin/pg_restore may be there and fail, because it only calls that of a version.
    const { stdout } = await output(file, ['--version']).catch(() => ({ stdout: '' }));
    const version = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
    if (version) found.push({ file, version });
  }
  const program = found.find(({ version }) => version === server) ?? found[0];
  if (program) return program;
  throw new Failure(
    `The program ${name} was not found; install postgresql-client or name its folder with POSTGRES_BIN=….`,
  );
}

/** Runs a program of PostgreSQL's. @param {string} file @param {Record<string, string | undefined>} env @param {string[]} args */
async function runProgram(file, env, args) {
  if ((await run(file, args, { env })) !== 0)
    throw new Failure(`${path.basename(file)} failed; see its lines above.`);
}

/** Lists the objects of a schema, without those of extensions, each as the beginning of a statement that moves it. */
const movable = `
  WITH objects AS (
    SELECT tableoid, oid, relnamespace AS schema, oid::regclass::text AS name,
      CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind
      FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL SELECT tableoid, oid, typnamespace, oid::regtype::text, 'TYPE'
      FROM pg_type WHERE typtype IN ('e', 'd')
    UNION ALL SELECT tableoid, oid, pronamespace, oid::regprocedure::text, 'ROUTINE' FROM pg_proc)
  SELECT format('ALTER %s %s', kind, name) AS beginning FROM objects
  WHERE schema = $1::regnamespace AND NOT EXISTS (
    SELECT FROM pg_depend WHERE classid = objects.tableoid AND objid = objects.oid AND (
      -- The sequence of a column goes with its table.
      deptype = 'e' OR kind = 'SEQUENCE' AND deptype IN ('a', 'i')))
  -- Routines first: their names hold those of types.
  ORDER BY 1`;

/** @param {Query} query @param {string} from @param {string} to */
async function moveAll(query, from, to) {
  for (const { beginning } of await query(movable, [from])) await query(`${beginning} SET SCHEMA ${to}`);
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
  /** Moves tables between schemas, all or none. @param {(query: Query) => Promise<void>} work */
  const inTransaction = (work) =>
    connected(async (query) => {
      try {
        await query('BEGIN');
        await work(query);
        await query('COMMIT');
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Failure(`The old tables could not be moved between public and ${kept}: ${reason}.`);
      }
    });
  /** @param {Query} query */
  const tablesOf = async (query) =>
    (await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).map(
      ({ tablename }) => String(tablename),
    );
  /** Whether old tables are kept, by a restore that is under way or was killed. @param {Query} query */
  const hasKept = async (query) =>
    (await query('SELECT 1 AS found FROM pg_namespace WHERE nspname = $1', [kept])).length > 0;
  /** @param {Query} query */
  const putBack = async (query) => {
    if (!(await hasKept(query))) return;
    await moveAll(query, kept, 'public');
    await query(`DROP SCHEMA ${kept}`);
  };
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
    // The counts read here and the dump of pg_dump are of the same moment, while others go on writing.
    save: (target) =>
      connected(async (query) => {
        await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const [row] = await query('SELECT pg_export_snapshot() AS snapshot');
        const options = ['--format=custom', '--no-owner', '--no-privileges'];
        const env = await environmentFor(url);
        const { file } = await findProgram('pg_dump', await versionOfServer(query));
        await runProgram(file, env, [...options, `--snapshot=${row?.snapshot}`, `--file=${target}`]);
        return describe(query);
      }),
    isEmpty: () =>
      connected(async (query) => (await tablesOf(query)).length === 0 && !(await hasKept(query))),
    isInUse: () =>
      connected(async (query) => {
        if (!(await tablesOf(query)).includes('leases')) return false;
        const now = 'EXTRACT(EPOCH FROM clock_timestamp()) * 1000';
        return (await query(`SELECT 1 AS held FROM leases WHERE until > ${now}`)).length > 0;
      }),
    check: (saved) =>
      connected(async (query) => {
        const server = await versionOfServer(query);
        const { file, version } = await findProgram('pg_restore', server);
        if (version >= firstWithTransactionTimeout && server < firstWithTransactionTimeout)
          throw new Failure(
            `The program pg_restore of version ${version} cannot restore into a server of version ${server}; install postgresql-client-${server} or name its folder with POSTGRES_BIN=….`,
          );
        await output(file, ['--list', saved], { maxBuffer: Infinity }).catch(({ stderr }) => {
          throw new Failure(
            `The program pg_restore of version ${version} cannot read the saved database: ${String(stderr).trim()}.`,
          );
        });
        if ((await hasKept(query)) && (await tablesOf(query)).length > 0)
          throw new Failure(
            `A restore that was killed left old tables in the schema ${kept}, and there are tables in public as well; drop what you do not need (DROP SCHEMA ${kept} CASCADE keeps those in public).`,
          );
      }),
    // The schema public stays, with the rights and extensions that somebody has set up; what it holds is put aside.
    restore: async (saved) => {
      const env = await environmentFor(url);
      const { file } = await connected(async (query) =>
        findProgram('pg_restore', await versionOfServer(query)),
      );
      await inTransaction(async (query) => {
        await putBack(query);
        await query(`CREATE SCHEMA ${kept}`);
        await moveAll(query, 'public', kept);
      });
      // Comments of an extension may be written by its owner only, who is often the server's administrator.
      const omitted = ['--no-owner', '--no-privileges', '--no-comments'];
      const options = ['--single-transaction', '--exit-on-error', ...omitted];
      try {
        await runProgram(file, env, [...options, `--dbname=${env.PGDATABASE}`, saved]);
      } catch (error) {
        await inTransaction(putBack);
        throw error;
      }
      await connected((query) => query(`DROP SCHEMA ${kept} CASCADE`));
    },
    counts: () => connected(async (query) => (await describe(query)).counts),
  };
}
