// Run by migrateDatabase.test.ts in a process of its own: a filled SQLite file brought all the way back and up again.
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { getPayload } from 'payload';

import { seed } from '../../seed/load/seed';
import configuration from '../../src/payload.config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { migrations } from '../../src/platform/db/migrations/sqlite';
import { fixtureContent } from './fixtureContent';

const payload = await getPayload({ config: configuration });
const { client, drizzle: db } = payload.db as unknown as SQLiteAdapter;

/** Everything the file is made of, in words. */
async function schema(): Promise<unknown[]> {
  const { rows } = await client.execute(
    "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  return rows.map(({ name, sql }) => [name, sql]);
}

/** The failures of an update that was stored as English lines. */
async function faultsOfOldRow(): Promise<unknown> {
  const migration = migrations.find(({ name }) => name.endsWith('_delivery_faults'));
  await migration?.down({ db, payload } as Parameters<typeof migration.down>[0]);
  await client.execute(
    `INSERT INTO site_updates (title, state, site, attempts, error, next_attempt_at, change)
     VALUES ('Old', 'failed', 'http://site', 9, '/: older' || char(10) || '/de: "site"', '2026-01-01', '{}')`,
  );
  await migration?.up({ db, payload } as Parameters<typeof migration.up>[0]);
  const where = { title: { equals: 'Old' } };
  return (await payload.find({ collection: 'site-updates', where, depth: 0 })).docs[0]?.faults;
}

// Each statement on the way back is written by itself, and nobody needs this file after a crash.
await client.execute('PRAGMA synchronous = OFF');
await migrateDatabase(payload);
const first = await schema();
await seed(payload, fixtureContent);
const oldFaults = await faultsOfOldRow();

for (const { down } of migrations.toReversed()) await down({ db, payload } as Parameters<typeof down>[0]);
const left = await schema();

await migrateDatabase(payload);
const second = await schema();

const report = {
  count: first.length,
  oldFaults,
  left,
  isSame: JSON.stringify(first) === JSON.stringify(second),
};
process.stdout.write(`\nREPORT ${JSON.stringify(report)}\n`);
await payload.destroy();
