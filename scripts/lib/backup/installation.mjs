// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { fromRoot, root } from '../root.mjs';
import { bucketStore, openBucket } from './bucketStore.mjs';
import { folderStore } from './folderStore.mjs';
import { postgresDatabase } from './postgresDatabase.mjs';
import { sqliteDatabase } from './sqliteDatabase.mjs';

/**
 * The row counts, newest migration and file names of a database at one moment. `names` has the files of each collection of uploads.
 * @typedef {{ counts: Record<string, number>, migration: string, names: Record<string, string[]> }} Snapshot
 *
 * `save` writes the database as it is at one moment; `restore` replaces it by what was saved, or leaves it as it was and
 * throws. `check` throws a failure where `restore` could not work. `partial` is where a restore writes before it replaces
 * anything.
 * @typedef {{
 *   dialect: 'sqlite' | 'postgres',
 *   fileName: string,
 *   partial?: string,
 *   save: (file: string) => Promise<Snapshot>,
 *   isEmpty: () => Promise<boolean>,
 *   isInUse: () => Promise<boolean>,
 *   check?: (file: string) => Promise<void>,
 *   restore: (file: string) => Promise<void>,
 *   counts: () => Promise<Record<string, number>>,
 * }} Database
 *
 * The files of one collection of uploads. `fetch` answers whether the file was there; `add` puts files beside those that are
 * there, and its answer puts them in their place.
 * @typedef {{
 *   partial?: string,
 *   fetch: (name: string, target: string) => Promise<boolean>,
 *   isEmpty: () => Promise<boolean>,
 *   add: (files: { name: string, file: string }[], onFile: () => void) => Promise<() => Promise<void>>,
 * }} FileStore
 */

/** Collections whose documents are files; each has a table and a folder of this name. */
export const uploads = ['media', 'documents'];

/** Database, files and secrets of the embedded gateway, by its settings. */
export function installation() {
  const dataFolder = path.resolve(root, process.env.GATEWAY_DATA_DIR || 'gateway/data');
  const url = process.env.DATABASE_URL || `file:${path.join(dataFolder, 'gateway.db')}`;
  const isPostgres = url.startsWith('postgres');
  const bucket = process.env.MEDIA_S3_BUCKET ? openBucket() : undefined;
  /** @param {string} name */
  const storeOf = (name) => (bucket ? bucketStore(bucket, name) : folderStore(path.join(dataFolder, name)));
  return {
    dataFolder,
    database: isPostgres
      ? postgresDatabase(url, uploads)
      : sqliteDatabase(path.resolve(fromRoot('gateway'), url.slice('file:'.length)), uploads),
    stores: Object.fromEntries(uploads.map((name) => [name, storeOf(name)])),
    secretsFile: path.join(dataFolder, 'secrets.json'),
  };
}

/** Whether this version has a migration of this name, so that it can bring such a database up to date. @param {'sqlite' | 'postgres'} dialect @param {string} name */
export const isKnownMigration = (dialect, name) =>
  readdirSync(fromRoot('gateway/src/platform/db/migrations', dialect)).includes(`${name}.ts`);
