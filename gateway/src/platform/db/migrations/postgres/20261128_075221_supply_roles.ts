import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_survey_reports_supply_roles" AS ENUM('ownBrand', 'ownImport', 'unionSupplier', 'homeSupplier');
  CREATE TABLE "survey_reports_supply_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_survey_reports_supply_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "survey_reports_supply_roles" ADD CONSTRAINT "survey_reports_supply_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "survey_reports_supply_roles_order_idx" ON "survey_reports_supply_roles" USING btree ("order");
  CREATE INDEX "survey_reports_supply_roles_parent_idx" ON "survey_reports_supply_roles" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "survey_reports_supply_roles" CASCADE;
  DROP TYPE "public"."enum_survey_reports_supply_roles";`)
}
