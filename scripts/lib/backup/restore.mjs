// @ts-check
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { Failure } from '../failure.mjs';
import { print } from '../report.mjs';
import { readArchive } from './archive.mjs';
import { installation, isKnownMigration, uploads } from './installation.mjs';
import { progress } from './progress.mjs';

const names = { sqlite: 'an SQLite file', postgres: 'a PostgreSQL database' };

/**
 * Milliseconds after which one of the gateways that run holds the lease, if the one that held it has stopped: each asks for
 * it every 5 s (`gateway/src/platform/db/lease.ts`).
 */
const takeOverMs = 6_000;

/** @param {import('./installation.mjs').Database} database */
async function refuseInUse(database) {
  if (await database.isInUse())
    throw new Failure(
      'A gateway runs on this database; stop it first (one that was killed is forgotten after 15 seconds).',
    );
}

/**
 * Fails with one sentence where the archive does not fit or something would be lost.
 * @param {string} folder the archive
 * @param {import('./archive.mjs').Manifest} manifest
 * @param {ReturnType<typeof installation>} to
 * @param {boolean} force
 */
async function check(folder, { dialect, migration }, { database, stores }, force) {
  if (dialect !== database.dialect)
    throw new Failure(
      `The backup holds ${names[dialect]}, and the settings name ${names[database.dialect]}; set DATABASE_URL accordingly.`,
    );
  if (!isKnownMigration(dialect, migration))
    throw new Failure(
      `The backup is of a newer version of the gateway, which knows the migration ${migration}.`,
    );
  await database.check?.(path.join(folder, database.fileName));
  const filled = [];
  const isEmpty = await database.isEmpty();
  if (!isEmpty) filled.push('database');
  for (const upload of uploads) if (!(await stores[upload]?.isEmpty())) filled.push(upload);
  if (filled.length > 0 && !force)
    throw new Failure(
      `Nothing was restored, because there is content already (${filled.join(', ')}); --force replaces it.`,
    );
  await refuseInUse(database);
  if (isEmpty) return;
  print('      Looking for running gateways (6 s)');
  await setTimeout(takeOverMs);
  await refuseInUse(database);
}

/**
 * Puts everything in place. The database is replaced when all files are there, so that one that cannot be restored leaves
 * everything as it was; the files take the place of the old ones right after it.
 * @param {string} folder the archive
 * @param {string[]} files of the archive
 * @param {ReturnType<typeof installation>} to
 * @param {boolean} force
 */
async function replaceAll(folder, files, { dataFolder, database, stores, secretsFile }, force) {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const step = progress('Restoring files', files.length);
  const putInPlace = [];
  for (const upload of uploads) {
    const own = files
      .filter((file) => file.startsWith(`${upload}/`))
      .map((file) => ({ name: path.basename(file), file: path.join(folder, file) }));
    putInPlace.push(await stores[upload]?.add(own, step));
  }
  // A gateway may have been started while files were copied.
  await refuseInUse(database);
  print('      Restoring the database');
  await database.restore(path.join(folder, database.fileName));
  for (const put of putInPlace) await put?.();
  if (files.includes('secrets.json') && (force || !existsSync(secretsFile)))
    await copyFile(path.join(folder, 'secrets.json'), secretsFile);
}

/**
 * Restores an archive into the place that the settings name.
 * @param {string} folder the archive
 * @param {{ force: boolean, onPartial: (paths: string[]) => void }} options `force` replaces what is there; `onPartial` is
 * told what is there only while this works
 * @throws {Failure} with nothing changed, where the archive is damaged or foreign, or content would be lost
 */
export async function restore(folder, { force, onPartial }) {
  print('      Comparing checksums');
  const manifest = await readArchive(folder);
  const to = installation();
  await check(folder, manifest, to, force);
  const partial = [...Object.values(to.stores), to.database].flatMap((part) => part.partial ?? []);
  onPartial(partial);
  try {
    await replaceAll(folder, Object.keys(manifest.files), to, force);
  } finally {
    for (const file of partial) await rm(file, { recursive: true, force: true });
  }

  const counts = await to.database.counts();
  const tables = Object.keys({ ...counts, ...manifest.counts });
  const wrong = tables.filter((table) => counts[table] !== manifest.counts[table]);
  if (wrong.length > 0)
    throw new Failure(`The restored database differs from the saved one in: ${wrong.join(', ')}.`);
  const rows = tables.reduce((sum, table) => sum + (counts[table] ?? 0), 0);
  print(
    `      ${rows} rows in ${tables.length} tables, as they were on ${manifest.madeAt.slice(0, 16).replace('T', ' at ')} UTC`,
  );
}
