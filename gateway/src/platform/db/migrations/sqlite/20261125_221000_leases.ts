import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// The table of src/platform/db/lease.ts; no collection, hence no part of the snapshots.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leases\` (
  	\`name\` text PRIMARY KEY NOT NULL,
  	\`holder\` text NOT NULL,
  	\`until\` integer NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leases\`;`)
}
