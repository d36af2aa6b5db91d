import path from 'node:path';

import { postgresAdapter, type PostgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { BaseDatabaseAdapter, DatabaseAdapterObj, UpdateJobsArgs } from 'payload';

import type { GatewayConfig } from '../config/config';
import { busyTimeout } from './busyTimeout';
import { connectionProblem } from './connectionProblem';
import { withAtomicOperations } from './withAtomicOperations';

/** Has the system notice a server that has gone without a word. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** The server ends a statement that takes too long; this is for a server that no longer says so. */
const silenceMs = 5_000;

/** Settings of `pg`'s pool of connections. */
const poolOf = (
  databaseUrl: string,
  { poolSize, connectTimeout, statementTimeout }: GatewayConfig['connections'],
) => ({
  ...keepAlive,
  connectionString: databaseUrl,
  max: poolSize,
  connectionTimeoutMillis: connectTimeout,
  statement_timeout: statementTimeout,
  query_timeout: statementTimeout && statementTimeout + silenceMs,
  // A gateway that is frozen within a transaction holds up the others no longer.
  idle_in_transaction_session_timeout: 60_000,
});

/** Ends the transaction of an update of jobs that fails: Payload leaves it open, and its connection is lost to the pool. */
function rollBackJobs(db: Pick<BaseDatabaseAdapter, 'updateJobs' | 'rollbackTransaction'>) {
  const { updateJobs } = db;
  return {
    async updateJobs(this: typeof db, args: UpdateJobsArgs) {
      try {
        return await updateJobs.call(this, args);
      } catch (error) {
        if (args.req?.transactionID) await this.rollbackTransaction(args.req.transactionID);
        throw error;
      }
    },
  };
}

/** Tries one connection first: Payload would log the address, and leave a rejection that nobody handles. */
function connectingWithReason(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (given) => {
      const { connect, ...db } = adapter.init(given);
      const { pg, poolOptions } = db as unknown as PostgresAdapter;
      return {
        ...db,
        ...rollBackJobs(db),
        async connect(options) {
          try {
            const client = new pg.Client(poolOptions);
            await client.connect();
            await client.end();
          } catch (error) {
            throw new Error(connectionProblem(error), { cause: error });
          }
          await connect?.call(this, options);
        },
      };
    },
  };
}

/**
 * SQLite in the data folder, or PostgreSQL by `DATABASE_URL`. The schema changes by committed migrations only.
 * Ids are never given out again, because an article's address contains its id.
 */
export function database({
  databaseUrl,
  dialect,
  connections,
}: Pick<GatewayConfig, 'databaseUrl' | 'dialect' | 'connections'>): DatabaseAdapterObj {
  const shared = {
    push: false,
    // One row holds a page's blocks: a page is never seen half written, and a new kind of block needs no migration.
    blocksAsJSON: true,
    migrationDir: path.resolve('src/platform/db/migrations', dialect),
  };
  if (dialect === 'postgres') {
    const pool = poolOf(databaseUrl, connections);
    // A mistyped name would be a new, empty database, which a start fills.
    return connectingWithReason(postgresAdapter({ ...shared, pool, disableCreateDatabase: true }));
  }
  const adapter = sqliteAdapter({
    ...shared,
    client: { url: databaseUrl },
    autoIncrement: true,
    busyTimeout,
    wal: { synchronous: 'FULL' },
  });
  return withAtomicOperations(adapter);
}
