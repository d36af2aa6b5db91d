import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_survey_reports_rhythm" AS ENUM('usual', 'month', 'quarter', 'year');
  ALTER TABLE "survey_reports" ADD COLUMN "rhythm" "enum_survey_reports_rhythm";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "survey_reports" DROP COLUMN "rhythm";
  DROP TYPE "public"."enum_survey_reports_rhythm";`)
}
