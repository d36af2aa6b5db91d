import { it } from 'node:test';

import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { expect } from 'expect';
import type { Migration } from 'payload';

import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { migrations as postgres } from '../../src/platform/db/migrations/postgres';
import { migrations as sqlite } from '../../src/platform/db/migrations/sqlite';
import { statement } from '../../src/platform/db/statement';
import { openFilledPayload } from './openFilledPayload';

const payload = await openFilledPayload();
const { drizzle: db } = payload.db as unknown as SQLiteAdapter;
const isSqlite = payload.db.name === 'sqlite';
const migrations = (isSqlite ? sqlite : postgres) as unknown as Migration[];

/** The objects of a schema: tables and indexes with the statements that make them; on PostgreSQL columns, types and rules. */
const schemaParts = isSqlite
  ? ["SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"]
  : [
      `SELECT table_name, column_name, udt_name, is_nullable, column_default FROM information_schema.columns
       WHERE table_schema = 'public' ORDER BY table_name, column_name`,
      "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname",
      `SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
      `SELECT typname, enumlabel FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
       ORDER BY typname, enumlabel`,
    ];

async function schema(): Promise<unknown[]> {
  const parts = await Promise.all(schemaParts.map((text) => statement(payload, text, [])));
  return parts.flat().map((row) => Object.values(row));
}

/** The arguments of a migration. */
const given = { db, payload } as Parameters<Migration['up']>[0];

/** Takes this migration and all later ones back, does the work, and runs them again. */
async function before(name: string, work: () => Promise<unknown>): Promise<void> {
  const later = migrations.slice(migrations.findIndex((migration) => migration.name.endsWith(name)));
  for (const { down } of later.toReversed()) await down(given);
  await work();
  for (const { up } of later) await up(given);
}

// Each statement of a down migration is a write of its own, and this file need not survive a crash.
if (isSqlite) await statement(payload, 'PRAGMA synchronous = OFF', []);

// First: a table that was made again by a migration reads differently from one that was changed.
it('migrates a filled database down to an empty one, and up again to the same schema', async () => {
  const first = await schema();
  expect(first.length).toBeGreaterThan(100);

  for (const { down } of migrations.toReversed()) await down(given);
  expect(await schema()).toEqual([]);

  await migrateDatabase(payload);
  expect(await schema()).toEqual(first);
});

it('keeps what was stored in an earlier form', async () => {
  const answers = { companyCountry: 'DE', salesCountries: ['FR', 'PL'], productKinds: ['toy' as const] };
  const { id } = await payload.create({
    collection: 'survey-reports',
    data: { ...answers, reportId: 'a', rulesVersion: '2026-11-22' },
  });
  await before('_delivery_faults', () =>
    statement(
      payload,
      `INSERT INTO site_updates (title, state, site, attempts, error, next_attempt_at, change)
       VALUES ('Old', 'failed', 'http://site', 9, $1, '2026-01-01', '{}')`,
      ['/: older\n/de: "site"'],
    ),
  );

  // Failures were English lines, and are codes.
  const where = { title: { equals: 'Old' } };
  const { docs } = await payload.find({ collection: 'site-updates', where, depth: 0 });
  expect(docs[0]?.faults).toEqual([
    { code: 'unknown', detail: '/: older' },
    { code: 'unknown', detail: '/de: "site"' },
  ]);
  // Each report had a turnover, which has become optional.
  const expected = { ...answers, crossBorderTurnover: 0 };
  expect(await payload.findByID({ collection: 'survey-reports', id })).toMatchObject(expected);
});
