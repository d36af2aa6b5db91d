import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "survey_reports" ADD COLUMN "merchant_id" integer;
  ALTER TABLE "survey_reports" ADD CONSTRAINT "survey_reports_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "survey_reports_merchant_idx" ON "survey_reports" USING btree ("merchant_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "survey_reports" DROP CONSTRAINT "survey_reports_merchant_id_merchants_id_fk";
  
  DROP INDEX "survey_reports_merchant_idx";
  ALTER TABLE "survey_reports" DROP COLUMN "merchant_id";`)
}
