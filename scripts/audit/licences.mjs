// @ts-check
import { existsSync, readFileSync } from 'node:fs';

import { installed, nameOf } from './dependencies.mjs';

/** @typedef {import('./dependencies.mjs').LockedPackage} LockedPackage */

/** Licences under which a package may ship, as SPDX names them. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // libvips: a separate, unmodified library.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/** Packages whose licence stands in a file alone, read by a person. */
const read = /** @type {Record<string, string>} */ ({ 'png-js': 'MIT' });

/**
 * The licence that an installed package states, in its older form too.
 * @param {string} file path of its package.json
 * @returns {string | undefined}
 */
function stated(file) {
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  return license ?? licenses?.map((/** @type {{ type: string }} */ { type }) => type).join(' OR ');
}

/**
 * The shipped packages by licence: all but development packages.
 * @param {Record<string, LockedPackage>} locked `packages` of package-lock.json
 * @param {string} root folder of node_modules
 * @returns {Map<string, string[]>} names with versions, sorted, by licence; `unknown` where none is stated
 */
export function shippedLicences(locked, root) {
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map();
  for (const [key, { dev, license, version, optional }] of installed(locked)) {
    if (dev) continue;
    // A build for one operating system; the package that selects it states the licence.
    if (!license && optional) continue;
    const licence = license ?? stated(`${root}/${key}/package.json`) ?? read[nameOf(key)] ?? 'unknown';
    const names = byLicence.get(licence) ?? new Set();
    byLicence.set(licence, names.add(`${nameOf(key)} ${version}`));
  }
  return new Map(
    [...byLicence]
      .map(([licence, names]) => /** @type {[string, string[]]} */ ([licence, [...names].sort()]))
      .sort(([left], [right]) => left.localeCompare(right)),
  );
}

/**
 * Whether a package under this licence may ship: one of the choices of "or", all parts of "and".
 * @param {string} licence an SPDX expression without nesting
 */
export const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)));

/**
 * The page `docs/licences.md`.
 * @param {Map<string, string[]>} licences
 */
export const licencesPage = (licences) =>
  [
    '# Licences of what ships',
    '',
    'Written by `npm run audit:deps -- --licences` from the lockfile: every package that the site or the gateway needs to run. `npm run audit:deps` fails when this page is out of date or a licence is not on its list.',
    ...[...licences].flatMap(([licence, names]) => [
      '',
      `## ${licence} (${names.length})`,
      '',
      ...names.map((name) => `- ${name}`),
    ]),
    '',
  ].join('\n');
