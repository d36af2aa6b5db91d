// @ts-check
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

/**
 * Installs the programs that are not there, or says which they are.
 * @param {Program[]} programs
 * @param {{ isAgreed: boolean }} options whether to install
 */
export async function provideFromDebian(programs, { isAgreed }) {
  const absent = () => programs.filter(({ isThere }) => !isThere());
  for (const { purpose, packages } of absent()) {
    console.log(`      ${purpose}: ${packages.join(', ')}`);
    if (isAgreed) for (const name of packages) await installFromDebian(name);
  }
  const names = absent().flatMap(({ packages }) => packages);
  if (names.length > 0)
    throw new Failure(
      `These packages of Debian are missing: ${names.join(', ')}. ${isAgreed ? 'They could not be installed.' : 'Say --yes to install them.'}`,
    );
}
