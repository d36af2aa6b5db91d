// @ts-check
// Brings a backup back (docs/operation/backup.md):
//   npm run restore -- backups/kompassa-2026-11-25T02-15-00Z --force     --force replaces what is there
import './lib/node-version.mjs';

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { installation, uploads } from './lib/backup/installation.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { endOnSignal } from './lib/processes.mjs';
import { fromRoot } from './lib/root.mjs';
import { loadEnvFiles } from './lib/settings.mjs';

function options() {
  try {
    const { values, positionals } = parseArgs({
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length !== 1) throw new Error('one folder');
    return { folder: path.resolve(positionals[0] ?? ''), force: values.force };
  } catch {
    throw new Failure('Usage: npm run restore -- FOLDER [--force]');
  }
}

/** @param {string} folder */
const isFilled = (folder) => existsSync(folder) && readdirSync(folder).length > 0;

/**
 * Fails with one sentence where the archive does not fit or something would be lost.
 * @param {string} folder the archive
 * @param {ReturnType<typeof installation>} to
 * @param {boolean} force
 */
async function check(folder, { database, dataFolder, bucket }, force) {
  const note = path.join(folder, 'migration.txt');
  if (!existsSync(note)) throw new Failure(`${folder} is no backup: it has no migration.txt.`);
  if (!existsSync(path.join(folder, database.fileName)))
    throw new Failure(
      `The backup has no ${database.fileName}: it is of the other kind of database; set DATABASE_URL accordingly.`,
    );
  const kind = database.fileName === 'database.sqlite' ? 'sqlite' : 'postgres';
  const migration = readFileSync(note, 'utf8');
  if (!existsSync(fromRoot('gateway/src/platform/db/migrations', kind, `${migration}.ts`)))
    throw new Failure(
      `The backup is of a newer version of the gateway, which knows the migration ${migration}.`,
    );
  const filled = bucket ? [] : uploads.filter((upload) => isFilled(path.join(dataFolder, upload)));
  const isEmpty = await database.isEmpty();
  if (!isEmpty) filled.unshift('database');
  if (filled.length > 0 && !force)
    throw new Failure(
      `Nothing was restored, because there is content already (${filled.join(', ')}); --force replaces it.`,
    );
  if (isEmpty) return;
  // Where there are no leases, or no database that can be read, no gateway works with it.
  const leases = await database.query('SELECT until FROM leases').catch(() => []);
  if (leases.some(({ until }) => Number(until) > Date.now()))
    throw new Failure(
      'A gateway runs on this database; stop it first (one that was killed is forgotten after 15 seconds).',
    );
}

await command(async () => {
  const { folder, force } = options();
  loadEnvFiles();
  const to = installation();
  const { database, dataFolder, bucket } = to;
  await check(folder, to, force);
  const ofFiles = bucket ? [] : uploads.map((upload) => path.join(dataFolder, upload));
  const cleanUp = () => {
    for (const target of ofFiles) rmSync(`${target}.restored`, { recursive: true, force: true });
  };
  endOnSignal(
    () => 130,
    () => {
      cleanUp();
      console.log('Nothing may be served from a half-restored place: restore it again with --force.');
    },
  );
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    console.log('      Copying files');
    cleanUp();
    for (const target of ofFiles) {
      mkdirSync(`${target}.restored`);
      const saved = path.join(folder, path.basename(target));
      if (existsSync(saved)) cpSync(saved, `${target}.restored`, { recursive: true });
    }
    console.log('      Restoring the database');
    await database.restore(path.join(folder, database.fileName));
    for (const target of ofFiles) {
      rmSync(target, { recursive: true, force: true });
      renameSync(`${target}.restored`, target);
    }
  } finally {
    cleanUp();
  }
  const [saved, secrets] = [folder, dataFolder].map((place) => path.join(place, 'secrets.json'));
  if (saved && secrets && existsSync(saved) && (force || !existsSync(secrets))) copyFileSync(saved, secrets);
  if (bucket) console.log(`      The files are in the bucket ${bucket} and stay as they are.`);
  console.log('\nRestored.');
  return 0;
});
