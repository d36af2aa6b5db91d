import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { hasPostgres, startPostgres } from '../postgres.mjs';
import { postgresDatabase, sqliteDatabase } from './databases.mjs';

const root = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// `npm test` installs PostgreSQL for other suites; a machine without it need not have it for this one.
describe.each(['sqlite', ...(hasPostgres() ? ['postgres'] : [])])('on %s', (dialect) => {
  const own = (name: string) => path.join(folder, dialect, name);
  const isPostgres = dialect === 'postgres';
  const newest = readdirSync(path.join(root, 'gateway/src/platform/db/migrations', dialect))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .sort()
    .at(-1)
    ?.replace('.ts', '');
  let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
  let settings: Record<string, string> = {};
  let query: (sql: string) => Promise<Record<string, unknown>[]>;

  const run = (script: string, ...args: string[]) =>
    new Promise<{ code: number | null; text: string }>((resolve) => {
      const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...args], {
        cwd: root,
        env: { ...process.env, ...settings },
      });
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => (text += String(part)));
      child.once('close', (code) => resolve({ code, text }));
    });
  const content = async () => ({
    rows: await query('SELECT filename FROM media ORDER BY filename'),
    files: readdirSync(own('data/media')).map((name) => readFileSync(own(`data/media/${name}`), 'utf8')),
    secrets: readFileSync(own('data/secrets.json'), 'utf8'),
  });
  const archives = () => readdirSync(own('archives')).sort();
  const newestArchive = () => own(`archives/${archives().at(-1)}`);
  const refused = (sentence: RegExp) => ({ code: 1, text: expect.stringMatching(sentence) as string });

  beforeAll(async () => {
    mkdirSync(own('data/media'), { recursive: true });
    writeFileSync(own('data/media/old.webp'), 'old');
    writeFileSync(own('data/secrets.json'), '{}');
    if (isPostgres) server = await startPostgres();
    settings = { GATEWAY_DATA_DIR: own('data'), DATABASE_URL: server?.url ?? '' };
    query = (server ? postgresDatabase(server.url) : sqliteDatabase(own('data/gateway.db'))).query;
    const kind = isPostgres ? 'kind' : 'text';
    if (isPostgres) {
      await query("CREATE TYPE kind AS ENUM ('image')");
      // Otherwise everybody has the right that is given to one.
      await query('REVOKE USAGE ON SCHEMA public FROM PUBLIC');
      await query('CREATE ROLE reader; GRANT USAGE ON SCHEMA public TO reader');
    }
    await query(`CREATE TABLE media (filename text, kind ${kind})`);
    await query('CREATE TABLE payload_migrations (name text)');
    await query('CREATE TABLE leases (name text, until bigint)');
    await query("INSERT INTO media VALUES ('old.webp', 'image')");
    await query(`INSERT INTO payload_migrations VALUES ('${newest}')`);
  });
  afterAll(() => server?.stop());

  it('brings back what was saved, and nothing else stays', async () => {
    expect(await run('backup', '--to', own('archives'))).toMatchObject({ code: 0 });
    const before = await content();
    await query("UPDATE media SET filename = 'new.webp'");
    await query('CREATE TABLE later (id integer)');
    rmSync(own('data/media/old.webp'));
    writeFileSync(own('data/media/new.webp'), 'new');

    expect(await run('restore', newestArchive())).toMatchObject(
      refused(/content already \(database, media\)/),
    );
    await query(`INSERT INTO leases VALUES ('background work', ${Date.now() + 60_000})`);
    expect(await run('restore', newestArchive(), '--force')).toMatchObject(refused(/A gateway runs/));
    await query('DELETE FROM leases');
    expect((await content()).rows).toEqual([{ filename: 'new.webp' }]);

    expect(await run('restore', newestArchive(), '--force')).toMatchObject({ code: 0 });
    expect(await content()).toEqual(before);
    await expect(query('SELECT * FROM later')).rejects.toThrow();
    if (isPostgres)
      expect(await query("SELECT has_schema_privilege('reader', 'public', 'USAGE') AS may_use")).toEqual([
        { may_use: true },
      ]);
  });

  it('leaves everything as it was where the archive is damaged, foreign or newer', async () => {
    const before = await content();
    const copy = (name: string) => {
      cpSync(newestArchive(), own(name), { recursive: true });
      return own(name);
    };
    const file = isPostgres ? 'database.dump' : 'database.sqlite';
    const damaged = copy('damaged');
    const bytes = readFileSync(path.join(damaged, file));
    writeFileSync(path.join(damaged, file), bytes.fill(0xff, Math.floor(bytes.length / 2)));
    expect(await run('restore', damaged, '--force')).toMatchObject(refused(/failed; see|damaged/));
    const newer = copy('newer');
    writeFileSync(path.join(newer, 'migration.txt'), '29990101_000000');
    expect(await run('restore', newer, '--force')).toMatchObject(refused(/newer version/));
    rmSync(path.join(copy('foreign'), file));
    expect(await run('restore', own('foreign'), '--force')).toMatchObject(refused(/other kind of database/));
    expect(await run('restore', own('data'), '--force')).toMatchObject(refused(/is no backup/));
    expect(await content()).toEqual(before);
    expect(readdirSync(own('data')).filter((name) => name.includes('restored'))).toEqual([]);
  });

  it('has every file that its rows name, while images are added', async () => {
    let isOver = false;
    const add = async () => {
      for (let image = 0; !isOver; image += 1) {
        // As an upload does: the file comes before its row.
        writeFileSync(own(`data/media/${image}.webp`), String(image));
        await query(`INSERT INTO media VALUES ('${image}.webp', 'image')`);
        await turn();
      }
    };
    const adding = add();
    const saved = await run('backup', '--to', own('busy'));
    isOver = true;
    await adding;
    expect(saved).toMatchObject({ code: 0 });
    const [archive = ''] = readdirSync(own('busy'));
    expect(await run('restore', own(`busy/${archive}`), '--force')).toMatchObject({ code: 0 });
    const files = readdirSync(own('data/media'));
    const { rows } = await content();
    expect(rows.filter(({ filename }) => !files.includes(String(filename)))).toEqual([]);
  });

  it('leaves nothing behind on Ctrl-C', async () => {
    // It presses the keys itself, at its first line: by the time that another process has read it, the backup may be over.
    const first =
      'const { log } = console; console.log = () => process.kill(process.pid, "SIGINT") && (console.log = log)';
    settings.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(first)}`;
    const ended = await run('backup', '--to', own('ended'));
    delete settings.NODE_OPTIONS;
    expect(ended.code).toBe(130);
    expect(readdirSync(own('ended'))).toEqual([]);
  });

  if (!isPostgres)
    it('replaces a database that is damaged', async () => {
      writeFileSync(own('data/gateway.db'), 'no database '.repeat(1_000));
      expect(await run('restore', newestArchive())).toMatchObject(refused(/content already \(database/));
      expect(await run('restore', newestArchive(), '--force')).toMatchObject({ code: 0 });
      expect((await content()).rows.length).toBeGreaterThan(0);
    });

  it('keeps the newest archives, and what is none', async () => {
    for (const name of ['kompassa-2020-01-01T00-00-00Z', 'notes']) mkdirSync(own(`archives/${name}`));
    expect(await run('backup', '--to', own('archives'), '--keep', '1')).toMatchObject({ code: 0 });
    expect(archives()).toEqual([expect.not.stringContaining('2020'), 'notes']);
  });
});
