import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { createClient } from '@libsql/client';

import { deleteOldArchives, type Manifest, nameOfArchive, readArchive } from './archive.mjs';
import { save } from './backup.mjs';
import { folderStore } from './folderStore.mjs';
import { restoreHere } from './restoreHere';
import { root, runScript } from './runScript';
import { sqliteDatabase } from './sqliteDatabase.mjs';

// Without the pauses in which gateways would show that they run, or editors would finish.
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-backup-'));
const own = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => void jest.spyOn(console, 'log').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

const newestMigration = readdirSync(path.join(root, 'gateway/src/platform/db/migrations/sqlite'))
  .filter((file) => /^\d.*\.ts$/.test(file))
  .sort()
  .at(-1)
  ?.replace('.ts', '');

/** Runs the command's script with such a data folder. */
const run = (
  script: string,
  args: string[],
  dataFolder: string,
  more: Record<string, string> = {},
  onText?: (text: string, end: () => void) => void,
) => runScript(script, args, { GATEWAY_DATA_DIR: own(dataFolder), ...more }, onText);

/** A gateway's data folder with as many images. */
async function newData(name: string, images: number) {
  for (const upload of ['media', 'documents']) mkdirSync(own(`${name}/${upload}`), { recursive: true });
  const client = createClient({ url: `file:${own(`${name}/gateway.db`)}` });
  await client.executeMultiple(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = OFF;
    CREATE TABLE media (id integer PRIMARY KEY AUTOINCREMENT, filename text, sizes_small_filename text);
    CREATE TABLE documents (id integer PRIMARY KEY, filename text);
    CREATE TABLE payload_migrations (name text);
    CREATE TABLE leases (name text PRIMARY KEY, holder text, until integer);
    INSERT INTO payload_migrations VALUES ('${newestMigration}');`);
  /** As Payload does: the files before the row, when an image is added as when it is deleted. */
  const add = async () => {
    const image = randomBytes(12).toString('hex');
    const files = [`${image}.webp`, `${image}-400.webp`];
    for (const file of files) writeFileSync(own(`${name}/media/${file}`), image + file);
    await client.execute({
      sql: 'INSERT INTO media (filename, sizes_small_filename) VALUES (?, ?)',
      args: files,
    });
    return files;
  };
  const deleteOldest = async () => {
    const { rows } = await client.execute('SELECT * FROM media ORDER BY id LIMIT 1');
    const [row] = rows as unknown as { id: number; filename: string; sizes_small_filename: string }[];
    for (const file of [row?.filename, row?.sizes_small_filename]) rmSync(own(`${name}/media/${file}`));
    await client.execute({ sql: 'DELETE FROM media WHERE id = ?', args: [row?.id ?? 0] });
  };
  await client.execute('BEGIN');
  for (let count = 0; count < images; count += 1) await add();
  await client.execute('COMMIT');
  return { client, add, deleteOldest };
}

const archives = (name: string) => readdirSync(own(name)).map((archive) => own(`${name}/${archive}`));
const archiveIn = (name: string): string => archives(name)[0] ?? '';

async function namedFiles(name: string): Promise<string[]> {
  const client = createClient({ url: `file:${own(`${name}/gateway.db`)}` });
  const { rows } = await client.execute('SELECT filename, sizes_small_filename FROM media');
  client.close();
  const images = rows as unknown as { filename: string; sizes_small_filename: string }[];
  return images.flatMap((image) => [image.filename, image.sizes_small_filename]);
}

it('holds one moment while editors add and delete images, and every file that its rows name', async () => {
  const { client, add, deleteOldest } = await newData('busy', 150);
  writeFileSync(own('busy/secrets.json'), '{}', { mode: 0o600 });
  let isOver = false;
  let changes = 0;
  const editor = async () => {
    for (; !isOver; changes += 1) {
      await add();
      await deleteOldest();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const editing = editor();
  const { code, text } = await run('backup', ['--to', own('archives')], 'busy');
  isOver = true;
  await editing;
  client.close();
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(changes).toBeGreaterThan(5);

  expect(await run('restore', [archiveIn('archives')], 'restored')).toMatchObject({ code: 0 });
  const files = await namedFiles('restored');
  expect(files).toHaveLength(300);
  const stored = readdirSync(own('restored/media'));
  expect(stored.sort()).toEqual(files.sort());
  for (const file of files)
    expect(readFileSync(own(`restored/media/${file}`), 'utf8')).toBe(file.slice(0, 24) + file);
  expect(readFileSync(own('restored/secrets.json'), 'utf8')).toBe('{}');
});

describe('an archive', () => {
  beforeAll(async () => {
    const { client } = await newData('calm', 3);
    client.close();
    await run('backup', ['--to', own('calm-archives')], 'calm');
  });
  const archive = () => archiveIn('calm-archives');
  const restoreTo = (name: string, { force = false } = {}) =>
    restoreHere(archive(), force, { GATEWAY_DATA_DIR: own(name) });
  /** Changes a file of the archive for one attempt to read it. */
  async function changed(file: string, change: (text: string) => string): Promise<unknown> {
    const name = path.join(archive(), file);
    const text = readFileSync(name, 'latin1');
    writeFileSync(name, change(text), 'latin1');
    return readArchive(archive()).finally(() => writeFileSync(name, text, 'latin1'));
  }
  const image = () => readdirSync(path.join(archive(), 'media'))[0] ?? '';

  it('says when it was made, of what, and what is inside', () => {
    const manifest = JSON.parse(readFileSync(path.join(archive(), 'manifest.json'), 'utf8')) as Manifest;
    expect(manifest).toMatchObject({ format: 1, dialect: 'sqlite', migration: newestMigration, missing: [] });
    expect(manifest.counts).toMatchObject({ media: 3, documents: 0, payload_migrations: 1 });
    const name = image();
    const content = readFileSync(path.join(archive(), 'media', name));
    expect(manifest.files[`media/${name}`]).toEqual({
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  });

  it.each([
    [
      'an image has changed',
      () => changed(`media/${image()}`, (text) => text.replace('webp', 'wepb')),
      /damaged: media\/\S+ is not as it was saved/,
    ],
    [
      'the database is cut off',
      () => changed('database.sqlite', (text) => text.slice(0, 4096)),
      /damaged: database.sqlite is not as/,
    ],
    [
      'the manifest is cut off',
      () => changed('manifest.json', (text) => text.slice(0, -20)),
      /damaged: manifest.json cannot be read/,
    ],
    [
      'it is of another program',
      () => changed('manifest.json', () => '{"format":7}'),
      /no backup that this version/,
    ],
    ['it is no archive', () => readArchive(own('calm')), /is no backup: it has no manifest.json/],
  ])('is refused when %s', (_, reading, sentence) => expect(reading()).rejects.toThrow(sentence));

  it.each([
    [
      'it is of a newer version',
      {},
      'later',
      /is of a newer version of the gateway, which knows the migration \S+\.$/m,
    ],
    [
      'it holds another database',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      newestMigration,
      /holds an SQLite file, and the settings name a PostgreSQL database; set DATABASE_URL accordingly\.$/m,
    ],
  ])(
    'is refused with one sentence, and nothing written, when %s',
    async (_, settings, migration, sentence) => {
      const file = path.join(archive(), 'manifest.json');
      const manifest = readFileSync(file, 'utf8');
      writeFileSync(file, manifest.replace(String(newestMigration), String(migration)));
      const { code, text } = await run('restore', [archive()], 'never', settings);
      writeFileSync(file, manifest);
      expect(code).toBe(1);
      expect(text).toMatch(sentence);
      expect(text).not.toMatch(/^ +at /m);
      expect(readdirSync(folder)).not.toContain('never');
    },
  );

  it('replaces content only where it is told to, and never below a running gateway', async () => {
    const { client } = await newData('full', 1);
    expect(await restoreTo('full')).toMatchObject({
      code: 1,
      text: expect.stringMatching(/content already \(database, media\); --force/),
    });
    expect(await namedFiles('full')).toHaveLength(2);

    await client.execute({
      sql: "INSERT INTO leases VALUES ('background work', 'x', ?)",
      args: [Date.now() + 60_000],
    });
    expect(await restoreTo('full', { force: true })).toMatchObject({
      code: 1,
      text: expect.stringContaining('A gateway runs on this database'),
    });
    await client.execute('DELETE FROM leases');
    client.close();
    expect(await restoreTo('full', { force: true })).toMatchObject({ code: 0 });
    expect(await namedFiles('full')).toEqual(await namedFiles('calm'));
    expect(readdirSync(own('full')).filter((name) => /restored|wal|shm/.test(name))).toEqual([]);
  });

  it.each(['takes over from one that has stopped', 'is started while files are copied'])(
    'changes nothing when a gateway %s',
    async (name) => {
      const { client } = await newData(name, 1);
      const files = await namedFiles(name);
      const lease = () =>
        client.execute({
          sql: "INSERT INTO leases VALUES ('background work', 'x', ?)",
          args: [Date.now() + 60_000],
        });
      if (name.startsWith('takes over')) jest.mocked(pause).mockImplementationOnce(lease);
      else
        jest.spyOn(console, 'log').mockImplementation((text) => {
          if (String(text).includes('Restoring files')) void lease();
        });
      expect(await restoreTo(name, { force: true })).toMatchObject({
        code: 1,
        text: expect.stringContaining('A gateway runs on this database'),
      });
      client.close();
      expect(await namedFiles(name)).toEqual(files);
      expect(readdirSync(own(`${name}/media`)).sort()).toEqual(files.sort());
      expect(readdirSync(own(name)).filter((entry) => entry.includes('restored'))).toEqual([]);
    },
  );

  it.each([
    ['no database', () => Buffer.from('no database '.repeat(1_000))],
    [
      'damaged inside',
      (database: Buffer) => Buffer.concat([database.subarray(0, 100), Buffer.alloc(database.length, 0xff)]),
    ],
  ])('replaces a file that is %s', async (title, damaged) => {
    mkdirSync(own(title));
    const saved = readFileSync(path.join(archive(), 'database.sqlite'));
    writeFileSync(own(`${title}/gateway.db`), damaged(saved));
    expect(await restoreTo(title)).toMatchObject({
      code: 1,
      text: expect.stringContaining('content already (database)'),
    });
    expect(await restoreTo(title, { force: true })).toMatchObject({ code: 0 });
    expect(await namedFiles(title)).toEqual(await namedFiles('calm'));
  });
});

it('names the files that were missing before, and is made nevertheless', async () => {
  const { client } = await newData('gap', 2);
  client.close();
  const gone = readdirSync(own('gap/media'))[0] ?? '';
  rmSync(own(`gap/media/${gone}`));
  const { code, text } = await run('backup', ['--to', own('gap-archives')], 'gap');
  expect(code).toBe(0);
  expect(text).toContain(`Missing, as it was before: media/${gone}`);
  expect(text.match(/Saving the database/g)).toHaveLength(2);
});

it('is not made where other files have gone after each look at the database', async () => {
  const { client, add } = await newData('restless', 2);
  const real = sqliteDatabase(own('restless/gateway.db'), ['media', 'documents']);
  let looks = 0;
  const database = {
    ...real,
    save: async (target: string) => {
      looks += 1;
      const files = await add();
      const snapshot = await real.save(target);
      for (const file of files) rmSync(own(`restless/media/${file}`));
      return snapshot;
    },
  };
  const stores = {
    media: folderStore(own('restless/media')),
    documents: folderStore(own('restless/documents')),
  };
  await expect(save({ database, stores }, own('restless-archive'))).rejects.toThrow(
    'No backup was made, because files were deleted during each of 5 attempts',
  );
  expect(looks).toBe(5);
  client.close();
});

it('leaves nothing behind on Ctrl-C', async () => {
  const { client } = await newData('large', 1_000);
  client.close();
  const { code, text } = await run('backup', ['--to', own('large-archives')], 'large', {}, (given, end) => {
    if (given.includes('Copying files')) end();
  });
  expect(text).toContain('Stopping');
  expect(code).toBe(130);
  expect(archives('large-archives')).toEqual([]);
});

it('keeps the newest archives, and what is none', async () => {
  const days = [1, 2, 3, 4].map((day) => nameOfArchive(new Date(Date.UTC(2026, 0, day))));
  for (const name of [...days, 'notes', `${days[0]}.partial`])
    mkdirSync(own(`kept/${name}`), { recursive: true });
  expect(await deleteOldArchives(own('kept'), 2)).toEqual(days.slice(0, 2));
  expect(readdirSync(own('kept')).sort()).toEqual([`${days[0]}.partial`, ...days.slice(2), 'notes'].sort());
});
