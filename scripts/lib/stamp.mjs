// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fromRoot } from './root.mjs';

const ignored =
  /(^|\/)(node_modules|\.next[^/]*|data|test|[^/]+\.test\.tsx?|[^/]+\.tsbuildinfo|next-env\.d\.ts)$/;

/** @param {string} file relative to the root @returns {string[]} */
function filesBelow(file) {
  if (ignored.test(file) || !existsSync(fromRoot(file))) return [];
  if (!statSync(fromRoot(file)).isDirectory()) return [file];
  return readdirSync(fromRoot(file))
    .sort()
    .flatMap((name) => filesBelow(`${file}/${name}`));
}

/**
 * A fingerprint of the sources and the settings that a build contains.
 * @param {string[]} sources files and folders, relative to the root
 * @param {Record<string, string | undefined>} settings
 */
export function fingerprint(sources, settings) {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(filesBelow))
    hash.update(`\0${file}\0`).update(readFileSync(fromRoot(file)));
  for (const name of Object.keys(settings).sort()) hash.update(`\0${name}=${settings[name] ?? ''}`);
  return hash.digest('hex');
}

/** @param {string} distDir */
const stampFile = (distDir) => path.join(distDir, 'build-fingerprint');

/** @param {string} distDir @param {string} print */
export const isBuilt = (distDir, print) =>
  existsSync(stampFile(distDir)) && readFileSync(stampFile(distDir), 'utf8') === print;

/** Forgets a build before it is replaced: one that was interrupted must not pass for finished. @param {string} distDir */
export const forgetBuild = (distDir) => rmSync(stampFile(distDir), { force: true });

/** @param {string} distDir @param {string} print */
export function rememberBuild(distDir, print) {
  mkdirSync(distDir, { recursive: true });
  writeFileSync(stampFile(distDir), print);
}
