// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { fromRoot } from '../root.mjs';

/** The id of a build. @param {string} folder */
function buildOf(folder) {
  const file = path.join(folder, 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Makes the folder of an instance: a copy of the build, into which it renders its pages. Two processes must not share one
 * (docs/decisions/0029). A copy of the same build stays as it is, with the pages that were rendered.
 * @param {string} from the build's folder in the repository
 * @param {string} to the instance's folder in the repository
 */
export function copyBuild(from, to) {
  const [source, target] = [fromRoot(from), fromRoot(to)];
  const build = buildOf(source);
  if (build === undefined)
    throw new Failure(`There is no build of the site in ${from}; run npm run build first.`);
  if (build === buildOf(target)) return;
  const cache = path.join(source, 'cache');
  rmSync(target, { recursive: true, force: true });
  rmSync(`${target}.tmp`, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(source, `${target}.tmp`, { recursive: true, filter: (file) => file !== cache });
  renameSync(`${target}.tmp`, target);
}
