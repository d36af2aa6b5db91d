import { readFileSync } from 'node:fs';

import { audit, withReport, type FloorList, type LockedPackage } from './dependencies.mjs';

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const floor = { package: 'axios', vulnerable: '<0.33.0 || >=1.0.0 <1.18.0', advisory: 'GHSA-1' };
const acceptance = {
  package: 'axios',
  version: '1.17.0',
  advisory: 'GHSA-1',
  until: '2026-12-31',
  reason: 'Not reached.',
};
const list = (accepted = [acceptance]) => ({ checkedOn: '2026-01-01', floors: [floor], accepted });
const finding = { package: 'axios', version: '1.17.0', advisory: 'GHSA-1' };

it.each([
  ['node_modules/axios', '1.17.0', 1],
  ['node_modules/a/node_modules/axios', '0.32.9', 1],
  ['node_modules/axios', '1.18.0-beta.1', 1],
  ['node_modules/axios', '1.18.0', 0],
  ['node_modules/axios', '0.33.0', 0],
  ['node_modules/axios-mock', '1.17.0', 0],
])('%s %s has %i known vulnerabilities', (key, version, holes) => {
  expect(audit({ [key]: { version } }, list([]), '2026-11-22').open).toHaveLength(holes);
});

it('accepts a vulnerability of one version until the given day', () => {
  const locked = { 'node_modules/axios': { version: '1.17.0' } };
  expect(audit(locked, list(), '2026-12-31')).toEqual({ open: [], accepted: [acceptance], unused: [] });
  expect(audit(locked, list(), '2027-01-01').open).toEqual([finding]);
  expect(audit({ 'node_modules/axios': { version: '1.16.0' } }, list(), '2026-11-22')).toMatchObject({
    open: [{ version: '1.16.0' }],
    unused: [acceptance],
  });
});

it('adds reported vulnerabilities and replaces narrowed ranges', () => {
  const via = (name: string, id: string, range: string) => ({
    name,
    range,
    url: `https://github.com/advisories/${id}`,
  });
  const report = {
    vulnerabilities: {
      axios: { via: [via('axios', 'GHSA-1', '<1.18.1')] },
      ws: { via: ['axios', via('ws', 'GHSA-2', '<8.21.0')] },
    },
  };
  expect(withReport(list(), report, '2026-11-22')).toEqual({
    checkedOn: '2026-11-22',
    floors: [
      { ...floor, vulnerable: '<1.18.1' },
      { package: 'ws', vulnerable: '<8.21.0', advisory: 'GHSA-2' },
    ],
    accepted: [acceptance],
  });
});

it('finds no open vulnerability in the lockfile on the day of the last comparison', () => {
  const { packages } = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json');
  const floors = readJson<FloorList>('scripts/audit/floors.json');
  const { open, unused } = audit(packages, floors, floors.checkedOn);
  expect({ open, unused }).toEqual({ open: [], unused: [] });
});
