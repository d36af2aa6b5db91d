import { it } from 'node:test';

import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { expect } from 'expect';
import type { Migration } from 'payload';

import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { migrations as postgres } from '../../src/platform/db/migrations/postgres';
import { migrations as sqlite } from '../../src/platform/db/migrations/sqlite';
import { statement } from '../../src/platform/db/statement';
import { withoutForeignKeys } from '../../src/platform/db/withExclusiveLock';
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

/** In the order of their making, tables go before what refers to them. */
const takeBack = (some: Migration[]) =>
  withoutForeignKeys(payload, async () => {
    for (const { down } of some.toReversed()) await down(given);
  });

// Each statement of a down migration is a write of its own, and this file need not survive a crash.
if (isSqlite) await statement(payload, 'PRAGMA synchronous = OFF', []);

it('takes over a database that the migrations before the baseline have made, and refuses an older one', async () => {
  const [baseline, ...later] = migrations;
  if (!baseline) throw new Error('no migrations');
  const [stored, first] = [await payload.count({ collection: 'articles' }), await schema()];
  expect(stored.totalDocs).toBeGreaterThan(0);
  const lastBefore = isSqlite ? '20261128_075141_supply_roles' : '20261128_081227_obligations';
  await takeBack(later);
  await statement(payload, 'DELETE FROM payload_migrations', []);
  await statement(payload, 'INSERT INTO payload_migrations (name, batch) VALUES ($1, 1)', [
    '20261121_initial',
  ]);
  await expect(baseline.up(given)).rejects.toThrow('older than 28 November 2026');

  await statement(payload, 'UPDATE payload_migrations SET name = $1', [lastBefore]);
  await migrateDatabase(payload);
  expect(await schema()).toEqual(first);
  expect(await payload.count({ collection: 'articles' })).toEqual(stored);
});

it('migrates a filled database down to an empty one, and up again to the same schema', async () => {
  const first = await schema();
  expect(first.length).toBeGreaterThan(100);

  await takeBack(migrations);
  expect(await schema()).toEqual([]);

  await migrateDatabase(payload);
  expect(await schema()).toEqual(first);
});
