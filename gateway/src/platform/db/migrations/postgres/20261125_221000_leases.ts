import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The table of src/platform/db/lease.ts; no collection, hence no part of the snapshots.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "leases" (
    "name" varchar(64) PRIMARY KEY NOT NULL,
    "holder" varchar(64) NOT NULL,
    "until" bigint NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "leases";`)
}
