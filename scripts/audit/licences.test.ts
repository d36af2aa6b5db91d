import { readFileSync } from 'node:fs';

import type { LockedPackage } from './dependencies.mjs';
import { isAllowed, licencesPage, shippedLicences } from './licences.mjs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-3.0-only OR ISC', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['UNLICENSED', false],
  ['unknown', false],
])('%s is allowed: %s', (licence, may) => {
  expect(isAllowed(licence)).toBe(may);
});

it('lists shipped packages once per version, without development packages', () => {
  const locked = {
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '2.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/silent': { version: '3.0.0' },
  };
  expect([...shippedLicences(locked, '.')]).toEqual([
    ['MIT', ['a 1.0.0']],
    ['unknown', ['silent 3.0.0']],
  ]);
});

it('allows every licence of shipped packages, and docs/licences.md lists them all', () => {
  const licences = shippedLicences(packages, '.');
  expect([...licences.keys()].filter((licence) => !isAllowed(licence))).toEqual([]);
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(licences));
});
