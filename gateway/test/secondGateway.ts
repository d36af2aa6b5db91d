import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

import { createClient } from '@libsql/client';
import pg from 'pg';

import { freePort } from './freePort';
import { setting } from './gateway';

type Settings = Record<string, string>;

const root = path.resolve(__dirname, '../..');
const databaseUrl = process.env.GATEWAY_TEST_DATABASE_URL ?? '';

/** The data folder of this run's gateway. */
export const dataOfFirst = (): Settings => ({
  GATEWAY_DATA_DIR: setting('GATEWAY_TEST_DATA_DIR'),
  DATABASE_URL: databaseUrl,
});

async function inPostgres(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Ends the lease of the gateway whose database was backed up, as its time does. */
export async function endLease({
  DATABASE_URL: url = '',
  GATEWAY_DATA_DIR: folder = '',
}: Settings): Promise<void> {
  const statement = 'UPDATE leases SET until = 0';
  if (url) return inPostgres(url, statement);
  const client = createClient({ url: `file:${path.join(folder, 'gateway.db')}` });
  await client.execute(statement);
  client.close();
}

/** A place for another gateway's data: a folder that is not there, and an empty database of this name. */
export async function newPlace(folder: string, name: string): Promise<Settings> {
  const place = { GATEWAY_DATA_DIR: folder, DATABASE_URL: '' };
  if (!databaseUrl) return place;
  await inPostgres(databaseUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await inPostgres(databaseUrl, `CREATE DATABASE ${name}`);
  return { ...place, DATABASE_URL: Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href };
}

/** Runs a command of the repository, such as `backup`; throws what it printed when it fails. */
export const runScript = (name: string, args: string[], settings: Settings) =>
  promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, ...args], {
    cwd: root,
    env: { ...process.env, ...settings },
  });

/** Starts the build of this run with other settings; `child` leads a group of processes. */
export async function spawnGateway(settings: Settings) {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['bin/next.mjs', 'start'], {
    cwd: path.join(root, 'gateway'),
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      PORT: port,
      GATEWAY_HOST: url,
      GATEWAY_SECRET: setting('GATEWAY_TEST_SECRET'),
      // No server listens there: the copy tells the site nothing.
      SITE_INSTANCES: 'http://localhost:9',
    },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { child, url };
}

/** Waits until a gateway is ready. */
export async function waitUntilReady(url: string): Promise<void> {
  for (const until = Date.now() + 90_000; Date.now() < until; await setTimeout(300)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('The second gateway did not start.');
}

export async function killGateway(child: ChildProcess | undefined): Promise<void> {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
