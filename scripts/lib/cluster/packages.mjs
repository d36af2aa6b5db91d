// @ts-check
import { createInterface } from 'node:readline/promises';

import { installFromDebian } from '../debian.mjs';
import { Failure } from '../failure.mjs';
import { hasNginx, nginxPackages } from '../nginx/run.mjs';
import { hasPostgres } from '../postgres.mjs';
import { findRedis } from '../redis.mjs';

/**
 * Programs of Debian: what they are for, their packages, and whether they are there.
 * @typedef {{ purpose: string, packages: string[], isThere: () => boolean }} Program
 */

/** @type {Program} */
export const nginxOfDebian = {
  purpose: 'nginx, which stands in front of the instances',
  packages: nginxPackages,
  isThere: hasNginx,
};

/** @type {Program} */
export const postgresOfDebian = {
  purpose: 'PostgreSQL, the database that the gateways share',
  packages: ['postgresql'],
  isThere: hasPostgres,
};

/** @type {Program} */
export const redisOfDebian = {
  purpose: 'Redis, in which the instances share pages',
  packages: ['redis-server'],
  isThere: () => findRedis() !== undefined,
};

/** @param {string} question */
async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(y|yes)$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

/**
 * Installs the programs that are not there, after it has said which and asked.
 * @param {Program[]} programs
 * @param {{ isAgreed: boolean }} options `isAgreed` does not ask
 */
export async function provideFromDebian(programs, { isAgreed }) {
  const missing = programs.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return console.log('      Already installed.');
  const packages = missing.flatMap((program) => program.packages);
  for (const { purpose, packages: names } of missing) console.log(`      ${purpose}: ${names.join(', ')}`);
  if (!isAgreed && !process.stdin.isTTY) {
    throw new Failure(
      `These packages of Debian are missing: ${packages.join(', ')}. Say --yes to install them.`,
    );
  }
  if (!isAgreed && !(await ask('      Install these packages of Debian now? [y/N] '))) {
    throw new Failure(`Nothing was installed. By hand: sudo apt-get install ${packages.join(' ')}`);
  }
  for (const name of packages) await installFromDebian(name);
  const absent = missing.filter(({ isThere }) => !isThere()).flatMap((program) => program.packages);
  if (absent.length > 0) {
    throw new Failure(`These packages could not be installed: ${absent.join(', ')}. They are Debian's.`);
  }
}
