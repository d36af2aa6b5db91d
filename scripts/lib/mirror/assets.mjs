// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { Failure } from '../failure.mjs';
import { filesBelow } from '../files-below.mjs';
import { fromRoot } from '../root.mjs';

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
/** Smaller texts are as long with the headers of a compressed answer. */
const smallest = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a file that is either whole or absent. @param {string} file @param {string | Buffer} data */
export function writeWhole(file, data) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, data);
  renameSync(`${file}.tmp`, file);
}

/**
 * Writes a file with its compressed forms beside it, as nginx serves them (`brotli_static`, `gzip_static`).
 * @param {string} file
 * @param {string | Buffer} data
 * @param {number} quality of Brotli; 11 takes a second for a large script
 */
export async function writeCompressed(file, data, quality) {
  const bytes = Buffer.from(data);
  // The forms first: nginx must not find the new file beside the forms of an old one.
  if (compressible.test(file) && bytes.length >= smallest) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const [dense, zipped] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
    writeWhole(`${file}.br`, dense);
    writeWhole(`${file}.gz`, zipped);
  }
  writeWhole(file, bytes);
}

/**
 * Adds the scripts, styles and fonts of a build to those that nginx serves, each compressed once. Those of earlier
 * builds stay: pages that are open in a browser still ask for them.
 * @param {string} distDir the build's folder in the repository
 * @param {string} mirror
 * @returns {Promise<{ files: number, added: number }>}
 */
export async function writeAssets(distDir, mirror) {
  const source = fromRoot(distDir, 'static');
  if (!existsSync(source))
    throw new Failure(`There is no build of the site in ${distDir}; run npm run build first.`);
  const target = path.join(mirror, 'assets/_next/static');
  const files = filesBelow(source);
  // Their names change with their content.
  const missing = files.filter((file) => !existsSync(path.join(target, file)));
  for (const file of missing) {
    await writeCompressed(path.join(target, file), readFileSync(path.join(source, file)), 11);
  }
  return { files: files.length, added: missing.length };
}

/** Copies the site's own files (public/) into a mirror. @param {string} folder */
export const copyPublicFiles = (folder) => cpSync(fromRoot('public'), folder, { recursive: true });
