// @ts-check
import semver from 'semver';

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {{ package: string, vulnerable: string, advisory: string }} Floor a range of versions with a known hole
 * @typedef {{ package: string, version: string, advisory: string, until: string, reason: string }} Acceptance
 * @typedef {{ checkedOn: string, floors: Floor[], accepted: Acceptance[] }} FloorList
 * @typedef {{ package: string, version: string, advisory: string }} Finding
 */

const folder = 'node_modules/';

/** The name of a package by its key in the lockfile. @param {string} key */
export const nameOf = (key) => key.slice(key.lastIndexOf(folder) + folder.length);

/**
 * The installed packages of a lockfile, each once per folder. Workspaces of our own are left out.
 * @param {Record<string, LockedPackage>} locked `packages` of package-lock.json
 */
export const installed = (locked) =>
  Object.entries(locked).filter(([key, { link }]) => key.includes(folder) && !link);

/** @param {Finding} left @param {Finding} right */
const isSame = (left, right) =>
  left.package === right.package && left.version === right.version && left.advisory === right.advisory;

/**
 * Packages of the lockfile with a known vulnerability.
 * @param {Record<string, LockedPackage>} locked `packages` of package-lock.json
 * @param {FloorList} list
 * @param {string} today ISO date; an acceptance ends after its day
 * @returns {{ open: Finding[], accepted: Acceptance[], unused: Acceptance[] }} `open` must be updated or accepted;
 * `unused` acceptances no longer have a reason
 */
export function audit(locked, { floors, accepted }, today) {
  const found = installed(locked).flatMap(([key, { version = '' }]) =>
    floors
      .filter((floor) => floor.package === nameOf(key))
      .filter((floor) => semver.satisfies(version, floor.vulnerable, { includePrerelease: true }))
      .map(({ package: name, advisory }) => ({ package: name, version, advisory })),
  );
  const valid = accepted.filter(({ until }) => until >= today);
  return {
    open: found.filter((finding) => !valid.some((acceptance) => isSame(acceptance, finding))),
    accepted: valid.filter((acceptance) => found.some((finding) => isSame(acceptance, finding))),
    unused: accepted.filter((acceptance) => !found.some((finding) => isSame(acceptance, finding))),
  };
}

/**
 * The list, updated with the registry's report on this lockfile.
 * @param {FloorList} list
 * @param {{ vulnerabilities: Record<string, { via: (string | { name: string, url: string, range: string })[] }> }} report
 * the JSON of `npm audit`
 * @param {string} today ISO date
 * @returns {FloorList}
 */
export function withReport(list, report, today) {
  const reported = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string')
    .map(({ name, url, range }) => ({
      package: name,
      vulnerable: range,
      advisory: url.slice(url.lastIndexOf('/') + 1),
    }));
  const floors = new Map(
    [...list.floors, ...reported].map((floor) => [`${floor.package} ${floor.advisory}`, floor]),
  );
  return {
    ...list,
    checkedOn: today,
    floors: [...floors.values()].sort(
      (left, right) =>
        left.package.localeCompare(right.package) || left.advisory.localeCompare(right.advisory),
    ),
  };
}
