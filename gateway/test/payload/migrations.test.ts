import { it } from 'node:test';

import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { expect } from 'expect';

import { seed } from '../../seed/load/seed';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { migrations } from '../../src/platform/db/migrations/sqlite';
import { fixtureContent } from '../fixtureContent';
import { openEmptyPayload } from './openPayload';

const payload = await openEmptyPayload();
const { client, drizzle: db } = payload.db as unknown as SQLiteAdapter;

/** The names of all tables and indexes with the statements that make them. */
async function schema(): Promise<unknown[]> {
  const { rows } = await client.execute(
    "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  return rows.map(({ name, sql }) => [name, sql]);
}

type Arguments = Parameters<(typeof migrations)[number]['up']>[0];

/** Takes this migration and all later ones back, does the work, and runs them again. */
async function before(name: string, work?: () => Promise<unknown>): Promise<void> {
  const later = migrations.slice(migrations.findIndex((migration) => migration.name.endsWith(name)));
  for (const { down } of later.toReversed()) await down({ db, payload } as Arguments);
  await work?.();
  for (const { up } of later) await up({ db, payload } as Arguments);
}

// Each statement of a down migration is a write of its own, and this file need not survive a crash.
await client.execute('PRAGMA synchronous = OFF');

// First: a table that was made again by a migration reads differently from one that was changed.
it('migrates a filled database down to an empty one, and up again to the same schema', async () => {
  await migrateDatabase(payload);
  const first = await schema();
  expect(first.length).toBeGreaterThan(100);
  await seed(payload, fixtureContent);

  for (const { down } of migrations.toReversed()) await down({ db, payload } as Arguments);
  expect(await schema()).toEqual([]);

  await migrateDatabase(payload);
  expect(await schema()).toEqual(first);
});

it('converts failures that were stored as English lines into codes', async () => {
  await migrateDatabase(payload);
  await before('_delivery_faults', () =>
    client.execute(
      `INSERT INTO site_updates (title, state, site, attempts, error, next_attempt_at, change)
     VALUES ('Old', 'failed', 'http://site', 9, '/: older' || char(10) || '/de: "site"', '2026-01-01', '{}')`,
    ),
  );
  const where = { title: { equals: 'Old' } };
  const { docs } = await payload.find({ collection: 'site-updates', where, depth: 0 });
  expect(docs[0]?.faults).toEqual([
    { code: 'unknown', detail: '/: older' },
    { code: 'unknown', detail: '/de: "site"' },
  ]);
});

it('keeps the answers of saved reports when their turnover becomes optional', async () => {
  await migrateDatabase(payload);
  const answers = { companyCountry: 'DE', salesCountries: ['FR', 'PL'], productKinds: ['toy' as const] };
  const { id } = await payload.create({
    collection: 'survey-reports',
    data: { ...answers, reportId: 'a', rulesVersion: '2026-11-22' },
  });
  await before('_advice');
  // The earlier table had a number in each row.
  const expected = { ...answers, crossBorderTurnover: 0 };
  expect(await payload.findByID({ collection: 'survey-reports', id })).toMatchObject(expected);
});
