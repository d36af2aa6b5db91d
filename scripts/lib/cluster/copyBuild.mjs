// @ts-check
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { fromRoot } from '../root.mjs';

/** @param {string} folder */
function buildOf(folder) {
  const files = ['build-fingerprint', 'BUILD_ID'].map((name) => path.join(folder, name));
  return files.every(existsSync) ? files.map((file) => readFileSync(file, 'utf8')).join() : undefined;
}

/**
 * The folder of an instance: a copy of the build, into which it renders its pages. Two processes must not share one
 * (docs/decisions/0029). A copy of the same build stays, with the pages that were rendered.
 * @param {string} distDir the build's folder in the repository
 * @param {number} number of the instance
 * @returns {string} its folder
 */
export function copyBuild(distDir, number) {
  const name = `${distDir}-${number}`;
  const [from, to] = [fromRoot(distDir), fromRoot(name)];
  if (buildOf(from) === buildOf(to)) return name;
  const cache = path.join(from, 'cache');
  rmSync(to, { recursive: true, force: true });
  rmSync(`${to}.tmp`, { recursive: true, force: true });
  cpSync(from, `${to}.tmp`, { recursive: true, filter: (file) => file !== cache });
  renameSync(`${to}.tmp`, to);
  return name;
}
