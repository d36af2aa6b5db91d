import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { hasPostgres, startPostgres } from '../postgres.mjs';
import { restoreHere } from './restoreHere';
import { root, runScript } from './runScript';

// Without the pause in which gateways would show that they run.
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-postgres-restore-'));
// Of its own: the user that runs the server may not look into the other.
const serverFolder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-postgres-'));
const own = (name: string) => path.join(folder, name);
const newestMigration = readdirSync(path.join(root, 'gateway/src/platform/db/migrations/postgres'))
  .filter((file) => /^\d.*\.ts$/.test(file))
  .sort()
  .at(-1)
  ?.replace('.ts', '');

beforeEach(() => void jest.spyOn(console, 'log').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

// `npm test` installs PostgreSQL for other suites; a machine without it need not have it for this one.
(hasPostgres() ? describe : describe.skip)('a restore into PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  /** Of a database whose owner has no other rights on the server. */
  let url = '';
  let archive = '';
  const query = async (sql: string, connectionString = url) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const run = (script: string, args: string[], more: Record<string, string> = {}) =>
    runScript(script, args, { GATEWAY_DATA_DIR: own('data'), DATABASE_URL: url, ...more });
  const restoreAgain = (more: Record<string, string> = {}, force = true) =>
    restoreHere(archive, force, { GATEWAY_DATA_DIR: own('data'), DATABASE_URL: url, ...more });
  /** The setting for a program pg_restore that does this, and for the rest what PostgreSQL's own does. */
  const withProgram = (program: { version?: string; list?: string; restore?: string }) => {
    const bin = mkdtempSync(own('bin-'));
    const real = `exec '${server.bin}/pg_restore' "$@"`;
    const script = `#!/bin/sh
      case "$1" in
        --version) ${program.version ?? real} ;;
        --list) ${program.list ?? real} ;;
        *) ${program.restore ?? real} ;;
      esac`;
    writeFileSync(path.join(bin, 'pg_restore'), script, { mode: 0o755 });
    return { POSTGRES_BIN: bin };
  };
  /** The content of the database and the media library, and the rights of each role. */
  const content = async () => ({
    media: await query("SELECT filename, kind, has_table_privilege('reader', 'media', 'SELECT') FROM media"),
    schemas: await query("SELECT nspname, nspowner, nspacl FROM pg_namespace WHERE nspname !~ '^pg_|^info'"),
    files: [...readdirSync(own('data')).sort(), ...readdirSync(own('data/media'))],
  });
  let original: unknown;
  let changed: unknown;
  beforeAll(async () => {
    server = await startPostgres({ folder: serverFolder });
    await query('CREATE ROLE owner LOGIN', server.url);
    await query('CREATE ROLE reader', server.url);
    await query('CREATE DATABASE site OWNER owner', server.url);
    url = Object.assign(new URL(server.url), { username: 'owner', pathname: '/site' }).href;
    await query(`
      GRANT USAGE ON SCHEMA public TO reader;
      ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO reader;
      CREATE TYPE kind AS ENUM ('image', 'film');
      CREATE FUNCTION is_image(kind) RETURNS boolean LANGUAGE sql AS $$ SELECT $1 = 'image' $$;
      CREATE TABLE media (id serial PRIMARY KEY, filename text, kind kind CHECK (is_image(kind)));
      CREATE VIEW images AS SELECT filename FROM media;
      CREATE TABLE documents (id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY, filename text);
      CREATE TABLE payload_migrations (name text);
      CREATE TABLE leases (name text PRIMARY KEY, holder text, until bigint);
      INSERT INTO media (filename, kind) VALUES ('old.webp', 'image');
      INSERT INTO payload_migrations VALUES ('${newestMigration}')`);
    for (const upload of ['media', 'documents']) mkdirSync(own(`data/${upload}`), { recursive: true });
    writeFileSync(own('data/media/old.webp'), 'old');
    expect(await run('backup', ['--to', own('archives')])).toMatchObject({ code: 0 });
    archive = path.join(own('archives'), readdirSync(own('archives'))[0] ?? '');
    original = await content();
    await query("UPDATE media SET filename = 'new.webp'");
    rmSync(own('data/media/old.webp'));
    writeFileSync(own('data/media/new.webp'), 'new');
    changed = await content();
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    for (const made of [folder, serverFolder]) rmSync(made, { recursive: true, force: true });
  });

  it.each([
    [
      'is newer than the server understands',
      { version: "echo 'pg_restore (PostgreSQL) 99.1'" },
      /pg_restore of version 99 cannot restore into a server of version \d+; install postgresql-client-\d+ or/,
    ],
    [
      'cannot read the archive',
      { list: "echo 'unsupported version (1.99) in file header' >&2; exit 1" },
      /pg_restore of version \d+ cannot read the saved database: unsupported version \(1\.99\) in file header\.$/m,
    ],
    ['fails', { restore: 'exit 1' }, /^pg_restore failed; see its lines above/],
  ])('leaves database and files as they were where pg_restore %s', async (_, program, sentence) => {
    const { code, text } = await restoreAgain(withProgram(program));
    expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(sentence) });
    expect(await content()).toEqual(changed);
  });

  it('puts the old tables back after one that was killed, and not over others', async () => {
    await run('restore', [archive, '--force'], withProgram({ restore: 'kill -9 $PPID' }));
    expect(await query('SELECT filename FROM before_restore.media')).toEqual([{ filename: 'new.webp' }]);
    expect(await restoreAgain({}, false)).toMatchObject({
      code: 1,
      text: expect.stringContaining('there is content already (database, media)'),
    });

    await query('CREATE TABLE public.other (id integer)');
    expect(await restoreAgain()).toMatchObject({
      code: 1,
      text: expect.stringContaining('left old tables in the schema before_restore'),
    });
    await query('DROP TABLE public.other');

    await restoreAgain(withProgram({ restore: 'exit 1' }));
    expect(await content()).toEqual(changed);
  }, 120_000);

  it('replaces database and files, and keeps the rights on the schema', async () => {
    expect(await restoreAgain()).toMatchObject({ code: 0 });
    expect(await content()).toEqual(original);
  });
});
