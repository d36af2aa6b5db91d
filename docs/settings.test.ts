import { readFileSync } from 'node:fs';
import path from 'node:path';

import { exampleSettings, serverSettings, settingsPage } from './settingsPage';

it('docs/settings.md lists every setting; npm run docs renews it', () =>
  expect(readFileSync(path.join(__dirname, 'settings.md'), 'utf8')).toBe(settingsPage()));

/** Paths in the code are relative to the gateway, in .env.example to the repository. */
const asInExample = (fallback: string) => (fallback === 'data' ? 'gateway/data' : fallback);

it.each(Object.keys(serverSettings))('.env.example explains every setting below "%s"', (section) => {
  // The port of the gateway is GATEWAY_PORT there: the starter reads the file for both servers.
  const own = (serverSettings[section] ?? []).filter(({ name }) => name !== 'PORT');
  const rows = own.map(({ name, fallback, meaning }) => ({
    name,
    fallback: asInExample(fallback),
    meaning,
  }));
  expect(rows.length).toBeGreaterThan(2);
  const byName = <T extends { name: string }>(list: T[]) =>
    Object.fromEntries(list.map((row) => [row.name, row]));
  expect(byName(exampleSettings()[section] ?? [])).toEqual(byName(rows));
});

it('says a form and a meaning for every setting', () => {
  for (const { name, form, meaning } of Object.values(serverSettings).flat())
    expect([name, form, meaning]).toEqual([name, expect.stringMatching(/\w/), expect.stringMatching(/\.$/)]);
});
