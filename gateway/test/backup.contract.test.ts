import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

import pg from 'pg';

import { cms } from './cms';
import { read, setting } from './gateway';

const root = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-restored-'));
const databaseUrl = process.env.GATEWAY_TEST_DATABASE_URL ?? '';
const settings = { GATEWAY_DATA_DIR: setting('GATEWAY_TEST_DATA_DIR'), DATABASE_URL: databaseUrl };

let server: ChildProcess | undefined;
const made: number[] = [];
afterAll(async () => {
  if (server?.pid) {
    const ended = once(server, 'exit');
    process.kill(-server.pid, 'SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
  for (const id of made) await cms('DELETE', `/partners/${id}`);
});

const freePort = () =>
  new Promise<string>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(String(port)));
    });
  });

/** An empty database on the same server, where the gateway uses PostgreSQL. */
async function newDatabase(): Promise<string> {
  if (!databaseUrl) return '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS restored WITH (FORCE)');
  await client.query('CREATE DATABASE restored');
  await client.end();
  return Object.assign(new URL(databaseUrl), { pathname: '/restored' }).href;
}

const script = (name: string, args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });

/** Starts a gateway on what was restored. Answers its address. */
async function startRestored(env: Record<string, string>): Promise<string> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  server = spawn(process.execPath, ['bin/next.mjs', 'start'], {
    cwd: path.join(root, 'gateway'),
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: '.next-test',
      PORT: port,
      GATEWAY_HOST: url,
      GATEWAY_SECRET: setting('GATEWAY_TEST_SECRET'),
      // Nobody listens there: the site is not told anything by the copy.
      SITE_INSTANCES: 'http://localhost:9',
    },
    detached: true,
    stdio: 'ignore',
  });
  for (const until = Date.now() + 90_000; Date.now() < until; await setTimeout(300)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return url;
  }
  throw new Error('The gateway on the restored data did not start.');
}

const partner = (name: string) => ({
  name,
  kind: 'Bank',
  summary: 'Written during the backup.',
  country: 'DE',
  _status: 'published',
});

it('restores what a gateway held while an editor was writing, and a gateway serves it', async () => {
  const archives = path.join(folder, 'archives');
  let isOver = false;
  const editor = async () => {
    while (!isOver) {
      const { doc } = await cms<{ doc: { id: number } }>(
        'POST',
        '/partners?locale=en',
        partner(`Partner ${made.length}`),
      );
      made.push(doc.id);
    }
  };
  const editing = editor();
  await script('backup', ['--to', archives], settings);
  isOver = true;
  await editing;
  const [name = ''] = readdirSync(archives);
  const archive = path.join(archives, name);

  const place = { GATEWAY_DATA_DIR: path.join(folder, 'data'), DATABASE_URL: await newDatabase() };
  // Compares the rows of every table with those of the archive.
  const { stdout } = await script('restore', [archive], place);
  expect(stdout).toContain('Restored.');

  const manifest = JSON.parse(readFileSync(path.join(archive, 'manifest.json'), 'utf8')) as {
    counts: Record<string, number>;
    files: Record<string, unknown>;
    missing: string[];
  };
  expect(manifest.missing).toEqual([]);
  expect(manifest.counts.articles).toBeGreaterThan(10);
  const media = Object.keys(manifest.files).filter((file) => file.startsWith('media/'));
  expect(media.length).toBeGreaterThan(50);

  const first = await read('getHomePageInfo', {});
  const url = await startRestored(place);
  const original = setting('GATEWAY_TEST_URL');
  process.env.GATEWAY_TEST_URL = url;
  try {
    expect(await read('getHomePageInfo', {})).toEqual(first);
    const file = path.basename(media[0] ?? '');
    const served = await fetch(`${url}/cms-api/media/file/${file}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(readFileSync(path.join(archive, 'media', file)));
  } finally {
    process.env.GATEWAY_TEST_URL = original;
  }
}, 180_000);
