import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Failures are stored as data; the English lines of older rows become failures that have only a detail. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "site_updates" ADD COLUMN "faults" jsonb;`)
  const { rows } = await db.execute<{ id: number; error: string }>(
    sql`SELECT "id", "error" FROM "site_updates" WHERE "error" <> '';`,
  )
  for (const { id, error } of rows) {
    const faults = error.split('\n').filter(Boolean).map((detail) => ({ code: 'unknown', detail }))
    await db.execute(sql`UPDATE "site_updates" SET "faults" = ${JSON.stringify(faults)}::jsonb WHERE "id" = ${id};`)
  }
  await db.execute(sql`ALTER TABLE "site_updates" DROP COLUMN "error";`)
}

/** The failures of the rows are lost. */
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_updates" ADD COLUMN "error" varchar;
  ALTER TABLE "site_updates" DROP COLUMN "faults";`)
}
