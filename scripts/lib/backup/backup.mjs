// @ts-check
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import pMap from 'p-map';

import { Failure } from '../failure.mjs';
import { print } from '../report.mjs';
import { fromRoot } from '../root.mjs';
import { deleteOldArchives, nameOfArchive, writeManifest } from './archive.mjs';
import { installation, uploads } from './installation.mjs';
import { progress } from './progress.mjs';

/** How often the database is saved anew because files it names have gone meanwhile, and the pause before, in ms. */
const attempts = 5;
const pauseMs = 1_000;
/** Files that are copied at a time. */
const concurrency = 8;

/** @typedef {ReturnType<typeof installation>} Installation */

/**
 * Copies the files that a database names and that are not there yet.
 * @param {Installation['stores']} stores
 * @param {Record<string, string[]>} names
 * @param {string} folder
 * @returns {Promise<string[]>} the paths of those that are gone
 */
async function fetchFiles(stores, names, folder) {
  const wanted = uploads.flatMap((upload) => (names[upload] ?? []).map((name) => ({ upload, name })));
  const step = progress('Copying files', wanted.length);
  const gone = await pMap(
    wanted,
    async ({ upload, name }) => {
      const target = path.join(folder, upload, name);
      // A file never changes under its name, so one that is there is right.
      const isThere = existsSync(target) || (await stores[upload]?.fetch(name, target));
      step();
      return isThere ? [] : [`${upload}/${name}`];
    },
    { concurrency },
  );
  return gone.flat();
}

/** Deletes files that an earlier look at the database named and the last one does not. @param {Record<string, string[]>} names @param {string} folder */
async function deleteUnnamed(names, folder) {
  for (const upload of uploads) {
    const named = new Set(names[upload]);
    for (const name of await readdir(path.join(folder, upload)))
      if (!named.has(name)) await rm(path.join(folder, upload, name));
  }
}

/**
 * Saves the database and then the files that it names. Editors go on: where one deletes a file in between, the database is
 * saved anew, until nothing is missing that it names but files that the database saved before it missed as well.
 * @param {Pick<Installation, 'database' | 'stores'>} from
 * @param {string} folder
 * @throws {Failure} where files go from under every attempt
 */
export async function save({ database, stores }, folder) {
  for (const upload of uploads) await mkdir(path.join(folder, upload), { recursive: true });
  /** @type {string[]} */
  let missingBefore = [];
  for (let attempt = 1; ; attempt += 1) {
    print(
      attempt === 1
        ? '      Saving the database'
        : '      Saving the database again: files that it names are missing',
    );
    const snapshot = await database.save(path.join(folder, database.fileName));
    const missing = await fetchFiles(stores, snapshot.names, folder);
    if (missing.every((file) => missingBefore.includes(file))) {
      await deleteUnnamed(snapshot.names, folder);
      return { snapshot, missing };
    }
    if (attempt === attempts)
      throw new Failure(
        `No backup was made, because files were deleted during each of ${attempts} attempts; try again when fewer people work.`,
      );
    missingBefore = missing;
    await setTimeout(pauseMs);
  }
}

/** @param {string} file below the root */
const versionIn = async (file) => String(JSON.parse(await readFile(fromRoot(file), 'utf8')).version);

/**
 * Makes an archive of the gateway's database, files and secrets.
 * @param {{ to: string, keep?: number, now: Date, onPartial: (folder: string) => void }} options
 * `keep`: how many archives stay in the folder; `onPartial` is told the folder of the unfinished archive
 * @returns {Promise<string>} its folder
 */
export async function backup({ to, keep, now, onPartial }) {
  const from = installation();
  const archive = path.join(to, nameOfArchive(now));
  const partial = `${archive}.partial`;
  await mkdir(to, { recursive: true, mode: 0o700 });
  if (existsSync(archive) || existsSync(partial))
    throw new Failure(`There is a backup of this second already: ${archive}.`);
  onPartial(partial);
  await mkdir(partial, { mode: 0o700 });
  try {
    const { snapshot, missing } = await save(from, partial);
    if (existsSync(from.secretsFile)) await copyFile(from.secretsFile, path.join(partial, 'secrets.json'));
    for (const file of missing) print(`      Missing, as it was before: ${file}`);
    print('      Writing checksums');
    const manifest = await writeManifest(partial, {
      madeAt: now.toISOString(),
      dialect: from.database.dialect,
      versions: {
        site: await versionIn('package.json'),
        payload: await versionIn('node_modules/payload/package.json'),
        node: process.version,
      },
      migration: snapshot.migration,
      counts: snapshot.counts,
      missing,
    });
    await rename(partial, archive);
    const bytes = Object.values(manifest.files).reduce((sum, { size }) => sum + size, 0);
    print(`      ${Object.keys(manifest.files).length} files, ${(bytes / 1e6).toFixed(1)} MB`);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
  if (keep) for (const name of await deleteOldArchives(to, keep)) print(`      Deleted: ${name}`);
  return archive;
}
