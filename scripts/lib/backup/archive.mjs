// @ts-check
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { z } from 'zod';

import { Failure } from '../failure.mjs';
import { filesBelow } from '../files-below.mjs';

const format = 1;
const manifestName = 'manifest.json';
const archiveName = /^kompassa-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

const schema = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  dialect: z.enum(['sqlite', 'postgres']),
  versions: z.record(z.string(), z.string()),
  /** The newest migration that the database has seen. */
  migration: z.string(),
  /** Rows of each table. */
  counts: z.record(z.string(), z.number().int()),
  /** Every file of the archive by its path. */
  files: z.record(z.string(), z.object({ size: z.number().int(), sha256: z.string() })),
  /** Files that rows name and that were not there when the backup was made. */
  missing: z.array(z.string()),
});
/** @typedef {z.infer<typeof schema>} Manifest */

/** The name of an archive made at this moment. @param {Date} now */
export const nameOfArchive = (now) => `kompassa-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** @param {string} file */
async function sha256(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Completes an archive with its manifest.
 * @param {string} folder
 * @param {Omit<Manifest, 'format' | 'files'>} facts
 */
export async function writeManifest(folder, facts) {
  /** @type {Manifest['files']} */
  const files = {};
  for (const name of filesBelow(folder)) {
    const file = path.join(folder, name);
    files[name] = { size: (await stat(file)).size, sha256: await sha256(file) };
  }
  const manifest = schema.parse({ format, ...facts, files });
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/**
 * Reads an archive's manifest and compares every file with it.
 * @param {string} folder
 * @returns {Promise<Manifest>}
 * @throws {Failure} where it is no archive, or not as it was made
 */
export async function readArchive(folder) {
  const file = path.join(folder, manifestName);
  if (!existsSync(file)) throw new Failure(`${folder} is no backup: it has no ${manifestName}.`);
  /** @type {unknown} */
  let content;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new Failure(`The backup is damaged: ${manifestName} cannot be read.`);
  }
  const { data: manifest } = schema.safeParse(content);
  if (!manifest) throw new Failure(`${folder} is no backup that this version can read.`);
  const present = new Set(filesBelow(folder));
  for (const [name, { size, sha256: sum }] of Object.entries(manifest.files)) {
    const saved = path.join(folder, name);
    if (!present.has(name)) throw new Failure(`The backup is damaged: ${name} is missing.`);
    if ((await stat(saved)).size !== size || (await sha256(saved)) !== sum)
      throw new Failure(`The backup is damaged: ${name} is not as it was saved.`);
  }
  return manifest;
}

/**
 * Deletes all archives of a folder but the newest.
 * @param {string} folder
 * @param {number} keep how many stay
 * @returns {Promise<string[]>} the names of those deleted
 */
export async function deleteOldArchives(folder, keep) {
  const names = (await readdir(folder)).filter((name) => archiveName.test(name)).sort();
  const old = names.slice(0, -keep);
  for (const name of old) await rm(path.join(folder, name), { recursive: true });
  return old;
}
