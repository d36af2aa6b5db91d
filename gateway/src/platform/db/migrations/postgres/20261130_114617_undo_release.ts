import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "release_documents" ADD COLUMN "before" jsonb;
  ALTER TABLE "release_documents" ADD COLUMN "left_hash" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "release_documents" DROP COLUMN "before";
  ALTER TABLE "release_documents" DROP COLUMN "left_hash";`)
}
