// @ts-check
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { print } from '../report.mjs';
import { readArchive } from './archive.mjs';
import { installation, isKnownMigration, uploads } from './installation.mjs';
import { progress } from './progress.mjs';

const names = { sqlite: 'an SQLite file', postgres: 'a PostgreSQL database' };

/**
 * Fails with one sentence where the archive does not fit or something would be lost.
 * @param {import('./archive.mjs').Manifest} manifest
 * @param {ReturnType<typeof installation>} to
 * @param {boolean} force
 */
async function check({ dialect, migration }, { database, stores }, force) {
  if (dialect !== database.dialect)
    throw new Failure(
      `The backup holds ${names[dialect]}, and the settings name ${names[database.dialect]}; set DATABASE_URL accordingly.`,
    );
  if (!isKnownMigration(dialect, migration))
    throw new Failure(
      `The backup is of a newer version of the gateway, which knows the migration ${migration}.`,
    );
  if (await database.isInUse())
    throw new Failure(
      'A gateway runs on this database; stop it first (one that was killed is forgotten after 15 seconds).',
    );
  if (force) return;
  const filled = [];
  if (!(await database.isEmpty())) filled.push('database');
  for (const upload of uploads) if (!(await stores[upload]?.isEmpty())) filled.push(upload);
  if (filled.length > 0)
    throw new Failure(
      `Nothing was restored, because there is content already (${filled.join(', ')}); --force replaces it.`,
    );
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
  await check(manifest, to, force);
  onPartial([...Object.values(to.stores), to.database].flatMap(({ partial }) => partial ?? []));

  await mkdir(to.dataFolder, { recursive: true, mode: 0o700 });
  // Files first: a gateway that were started too early would miss rows, and none of its rows a file.
  const files = Object.keys(manifest.files);
  const step = progress('Restoring files', files.length);
  for (const upload of uploads) {
    const own = files
      .filter((file) => file.startsWith(`${upload}/`))
      .map((file) => ({ name: path.basename(file), file: path.join(folder, file) }));
    await to.stores[upload]?.replace(own, step);
  }
  if (files.includes('secrets.json') && (force || !existsSync(to.secretsFile)))
    await copyFile(path.join(folder, 'secrets.json'), to.secretsFile);
  print('      Restoring the database');
  await to.database.restore(path.join(folder, to.database.fileName));

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
