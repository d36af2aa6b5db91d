import { once } from 'node:events';
import { after, it, mock } from 'node:test';

import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { expect } from 'expect';
import type { Payload } from 'payload';

import { database } from '../../src/platform/db/database';
import { surviveLostConnections } from '../../src/platform/db/lostConnections';
import { statement } from '../../src/platform/db/statement';
import { freePort } from '../freePort';
import { silentServer, type SilentServer } from './silentServer';

const servers: SilentServer[] = [];
after(() => {
  for (const { open, server } of servers) {
    for (const socket of open) socket.destroy();
    server.close();
  }
});

async function serve(code?: string): Promise<SilentServer> {
  const server = await silentServer(code);
  servers.push(server);
  return server;
}

const connections = { poolSize: 3, connectTimeout: 2_000, statementTimeout: 100 };

/** Payload with these settings; nothing is connected yet. */
const adapterFor = (databaseUrl: string) =>
  database({ databaseUrl, dialect: 'postgres', connections }).init({
    payload: {} as Payload,
  }) as unknown as PostgresAdapter;

/** The message of a start with this address. */
async function problemOf(url: string): Promise<string> {
  const failure = await adapterFor(url)
    .connect?.()
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  return failure instanceof Error ? failure.message : 'none';
}

for (const [code, reason] of [
  ['3D000', 'there is no such database; create it first'],
  ['28P01', 'the server refuses this user or its password'],
  ['28000', 'the server refuses this user or its password'],
  ['57P03', 'the server takes no connection just now'],
  ['0A000', 'the server refuses the connection'],
])
  it(`a server that refuses a start with ${code} is told with the setting, without its value`, async () => {
    const { url } = await serve(code);
    expect(await problemOf(url)).toBe(`The setting DATABASE_URL is wrong: ${reason}.`);
  });

it('no server, and no name of one, are told with the setting', async () => {
  const absent = 'The setting DATABASE_URL is wrong: no PostgreSQL server answers there.';
  expect(await problemOf(`postgres://somebody:hidden@127.0.0.1:${await freePort()}/kompassa`)).toBe(absent);
  expect(await problemOf('postgres://somebody:hidden@no-such-host.invalid/kompassa')).toBe(absent);
});

it('makes no database that is not there', () => {
  expect(adapterFor('postgres://somebody@127.0.0.1/mistyped')).toMatchObject({ disableCreateDatabase: true });
});

it('a server that goes without a word holds up a statement for 5 s more than one may take', async () => {
  const { url } = await serve();
  const { pg, poolOptions } = adapterFor(url);
  expect(poolOptions).toMatchObject({ statement_timeout: 100, query_timeout: 5_100 });
  const pool = new pg.Pool({ ...poolOptions, query_timeout: 100 });
  await expect(pool.query('SELECT 1')).rejects.toThrow('timeout');
  const endless = new pg.Pool({ ...poolOptions, query_timeout: undefined });
  const db = { name: 'postgres', pool: endless } as unknown as Payload['db'];
  await expect(statement({ db }, 'SELECT 1', [], 200)).rejects.toThrow('timeout');
});

it('ends the transaction of an update of jobs that fails', async () => {
  const db = adapterFor('postgres://somebody@127.0.0.1/kompassa');
  const reject = mock.fn(() => Promise.resolve());
  db.sessions = { begun: { db: {}, reject, resolve: reject } } as unknown as typeof db.sessions;
  const update = { req: { transactionID: 'begun' }, data: {}, where: {} };
  await expect(db.updateJobs(update)).rejects.toThrow();
  expect([reject.mock.callCount(), db.sessions]).toEqual([1, {}]);
});

it('a connection whose statement had no answer is not used again', async () => {
  const { url, open } = await serve();
  const { pg, poolOptions } = adapterFor(url);
  const pool = new pg.Pool({ ...poolOptions, query_timeout: 100 });
  const logger = { warn: () => undefined };
  surviveLostConnections({ db: { name: 'postgres', pool }, logger } as unknown as Payload);
  const client = await pool.connect();
  const ended = Promise.all([...open].map((socket) => once(socket, 'close')));
  await expect(client.query('SELECT 1')).rejects.toThrow('timeout');
  // As a transaction does, which cannot be taken back either.
  client.release();
  expect(pool.idleCount).toBe(0);
  expect(await ended).toHaveLength(1);
});
