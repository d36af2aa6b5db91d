// @ts-check
import { existsSync, readFileSync } from 'node:fs';

import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { run } from './processes.mjs';
import { fromRoot } from './root.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** @param {string} file @returns {Record<string, LockedPackage>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether node_modules holds what the lockfile names; npm keeps its own record of what it installed. */
export function isInstalled() {
  const record = fromRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(fromRoot('package-lock.json'))).every(([name, wanted]) => {
    if (!name.includes('node_modules/') || wanted.link) return true;
    const found = installed[name];
    // Packages for other operating systems are optional and not installed.
    return found ? found.version === wanted.version : Boolean(wanted.optional ?? wanted.devOptional);
  });
}

/** Installs what the lockfile names. @param {string} [logFile] */
export async function install(logFile) {
  const [command, args] = npm('ci', '--no-audit', '--no-fund');
  // With NODE_ENV=production npm would leave out what the build needs.
  const code = await run(command, args, { env: { NODE_ENV: undefined }, logFile });
  if (code !== 0) throw new Failure('The packages could not be installed; see the lines of npm above.');
}

/** Installs them unless they are there. Modules that need a package are imported after that. */
export async function provideModules() {
  if (isInstalled()) return;
  console.log('Installing the packages …');
  await install();
}
