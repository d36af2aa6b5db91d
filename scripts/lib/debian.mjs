// @ts-check
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

import { run } from './processes.mjs';

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folders of programs: PATH, and where packages put them. */
export const programFolders = () => [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/bin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
];

/** A program of this machine, by the first of its names that is there. @param {string[]} names @returns {string | undefined} */
export const findProgram = (...names) =>
  names.flatMap((name) => programFolders().map((folder) => path.join(folder, name))).find(isExecutable);

/** Whether a program ends well. @param {string} command @param {string[]} args */
export const succeeds = async (command, args) => {
  try {
    return (await run(command, args)) === 0;
  } catch {
    return false; // no such program
  }
};

/** Debian's package, as root or through a sudo that asks for no password. @param {string} name */
export async function installFromDebian(name) {
  const isRoot = process.getuid?.() === 0;
  if (process.platform !== 'linux' || (!isRoot && !(await succeeds('sudo', ['-n', 'true'])))) return;
  const [command, prefix] = isRoot ? ['env', []] : ['sudo', ['-n', 'env']];
  const apt = [...prefix, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-q'];
  console.log(`      Installing ${name}.`);
  const install = () => succeeds(command, [...apt, 'install', '--no-install-recommends', name]);
  if (!(await install()) && (await succeeds(command, [...apt, 'update']))) await install();
}
