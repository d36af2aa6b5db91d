import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { makeDataFolder } from './makeDataFolder';

const folder = mkdtempSync(path.join(os.tmpdir(), 'data-folder-'));
const file = path.join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

test('the folder and those above it are made for their owner alone, and one that exists is kept', () => {
  const inner = path.join(folder, 'above', 'data');
  makeDataFolder(inner);
  makeDataFolder(inner);
  for (const made of [inner, path.dirname(inner)]) expect(statSync(made).mode & 0o777).toBe(0o700);
});

test.each([
  ['a file', file],
  ['a folder in a file', path.join(file, 'data')],
  ['a folder where the system makes none', '/proc/data'],
  ['one below such a folder', '/proc/data/inner'],
])('%s is refused by the name of the setting', (_, wrong) =>
  expect(() => makeDataFolder(wrong)).toThrow('The setting GATEWAY_DATA_DIR is wrong'),
);
