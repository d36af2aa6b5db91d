// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure } from './failure.mjs';
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

/**
 * Builds unless the last build has the same fingerprint.
 * @param {string} name for messages
 * @param {string} distDir
 * @param {string} print
 * @param {() => Promise<number>} build resolves with an exit code
 */
export async function buildOnce(name, distDir, print, build) {
  const stamp = path.join(distDir, 'build-fingerprint');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) {
    console.log('      Unchanged since the last build.');
    return;
  }
  // A build that is interrupted must not pass for finished.
  rmSync(stamp, { force: true });
  if ((await build()) !== 0) throw new Failure(`${name} could not be built; see the lines above.`);
  writeFileSync(stamp, print);
}
