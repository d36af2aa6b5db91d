import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { loadSecrets } from './secrets';

let dataFolder: string;
const given = (settings: { payloadSecret?: string; signatureSecret?: string } = {}) => ({
  dataFolder,
  payloadSecret: undefined,
  signatureSecret: undefined,
  ...settings,
});

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

it('makes secrets once, readable by their owner only', () => {
  const first = loadSecrets(given());
  expect(first.payloadSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(first.signatureSecret).not.toBe(first.payloadSecret);
  expect(loadSecrets(given())).toEqual(first);
  expect(statSync(path.join(dataFolder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('makes different secrets for another folder', () => {
  const first = loadSecrets(given());
  rmSync(path.join(dataFolder, 'secrets.json'));
  expect(loadSecrets(given()).payloadSecret).not.toBe(first.payloadSecret);
});

it('prefers secrets from the environment', () => {
  const kept = loadSecrets(given());
  const signatureSecret = 'a signature secret';
  expect(loadSecrets(given({ signatureSecret }))).toEqual({ ...kept, signatureSecret });
});

it('writes nothing when the environment names both', () => {
  const both = { payloadSecret: 'p'.repeat(32), signatureSecret: 's'.repeat(16) };
  expect(loadSecrets(given(both))).toEqual(both);
  expect(() => statSync(path.join(dataFolder, 'secrets.json'))).toThrow('ENOENT');
});

it('throws and does not replace a damaged file, because new secrets would end all logins', () => {
  const file = path.join(dataFolder, 'secrets.json');
  writeFileSync(file, '{"payloadSecret":');
  expect(() => loadSecrets(given())).toThrow('secrets.json cannot be read');
  expect(readFileSync(file, 'utf8')).toBe('{"payloadSecret":');
});
