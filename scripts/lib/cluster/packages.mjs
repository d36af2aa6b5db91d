// @ts-check
import { installFromDebian } from '../debian.mjs';
import { Failure } from '../failure.mjs';
import { hasNginx, nginxPackages } from '../nginx/run.mjs';
import { hasPostgres } from '../postgres.mjs';
import { findRedis } from '../redis.mjs';

/** Programs of Debian: what they are for, their packages, and whether they are there. */
const programs = {
  nginx: {
    purpose: 'nginx, which stands in front of the instances',
    packages: nginxPackages,
    isThere: hasNginx,
  },
  postgres: {
    purpose: 'PostgreSQL, the database that the gateways share',
    packages: ['postgresql'],
    isThere: hasPostgres,
  },
  redis: {
    purpose: 'Redis, in which the instances share pages',
    packages: ['redis-server'],
    isThere: () => findRedis() !== undefined,
  },
};

/**
 * Installs the programs that are not there, or says which they are.
 * @param {(keyof typeof programs)[]} names
 * @param {{ isAgreed?: boolean }} [options] whether to install
 */
export async function provideFromDebian(names, { isAgreed = true } = {}) {
  const absent = () => names.map((name) => programs[name]).filter(({ isThere }) => !isThere());
  for (const { purpose, packages } of absent()) {
    console.log(`      ${purpose}: ${packages.join(', ')}`);
    if (isAgreed) for (const name of packages) await installFromDebian(name);
  }
  const missing = absent().flatMap(({ packages }) => packages);
  if (missing.length > 0)
    throw new Failure(
      `These packages of Debian are missing: ${missing.join(', ')}. ${isAgreed ? 'They could not be installed.' : 'Say --yes to install them.'}`,
    );
}
