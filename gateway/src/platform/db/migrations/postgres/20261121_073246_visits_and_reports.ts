import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_survey_reports_product_kinds" AS ENUM('packaging', 'electrical', 'battery', 'textile', 'furniture', 'toy', 'cosmetics', 'tyre', 'chemical', 'other');
  CREATE TYPE "public"."enum_survey_reports_sales_channels" AS ENUM('ownShop', 'marketplace', 'business');
  CREATE TYPE "public"."enum_survey_reports_imported_consignments" AS ENUM('upTo150', 'above150');
  CREATE TABLE "survey_reports_product_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_survey_reports_product_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "survey_reports_sales_channels" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_survey_reports_sales_channels",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "survey_reports_imported_consignments" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_survey_reports_imported_consignments",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "survey_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"report_id" varchar NOT NULL,
  	"rules_version" varchar NOT NULL,
  	"company_country" varchar NOT NULL,
  	"cross_border_turnover" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "survey_reports_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"path" varchar NOT NULL,
  	"title" varchar,
  	"referrer_host" varchar,
  	"language" varchar NOT NULL,
  	"channel_no" varchar,
  	"channel_code" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "survey_reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visits_id" integer;
  ALTER TABLE "survey_reports_product_kinds" ADD CONSTRAINT "survey_reports_product_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "survey_reports_sales_channels" ADD CONSTRAINT "survey_reports_sales_channels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "survey_reports_imported_consignments" ADD CONSTRAINT "survey_reports_imported_consignments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "survey_reports_texts" ADD CONSTRAINT "survey_reports_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "survey_reports_product_kinds_order_idx" ON "survey_reports_product_kinds" USING btree ("order");
  CREATE INDEX "survey_reports_product_kinds_parent_idx" ON "survey_reports_product_kinds" USING btree ("parent_id");
  CREATE INDEX "survey_reports_sales_channels_order_idx" ON "survey_reports_sales_channels" USING btree ("order");
  CREATE INDEX "survey_reports_sales_channels_parent_idx" ON "survey_reports_sales_channels" USING btree ("parent_id");
  CREATE INDEX "survey_reports_imported_consignments_order_idx" ON "survey_reports_imported_consignments" USING btree ("order");
  CREATE INDEX "survey_reports_imported_consignments_parent_idx" ON "survey_reports_imported_consignments" USING btree ("parent_id");
  CREATE UNIQUE INDEX "survey_reports_report_id_idx" ON "survey_reports" USING btree ("report_id");
  CREATE INDEX "survey_reports_updated_at_idx" ON "survey_reports" USING btree ("updated_at");
  CREATE INDEX "survey_reports_created_at_idx" ON "survey_reports" USING btree ("created_at");
  CREATE INDEX "survey_reports_texts_order_parent" ON "survey_reports_texts" USING btree ("order","parent_id");
  CREATE INDEX "visits_day_idx" ON "visits" USING btree ("day");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_survey_reports_fk" FOREIGN KEY ("survey_reports_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visits_fk" FOREIGN KEY ("visits_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_survey_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("survey_reports_id");
  CREATE INDEX "payload_locked_documents_rels_visits_id_idx" ON "payload_locked_documents_rels" USING btree ("visits_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "survey_reports_product_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "survey_reports_sales_channels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "survey_reports_imported_consignments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "survey_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "survey_reports_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "survey_reports_product_kinds" CASCADE;
  DROP TABLE "survey_reports_sales_channels" CASCADE;
  DROP TABLE "survey_reports_imported_consignments" CASCADE;
  DROP TABLE "survey_reports" CASCADE;
  DROP TABLE "survey_reports_texts" CASCADE;
  DROP TABLE "visits" CASCADE;
  DROP INDEX "payload_locked_documents_rels_survey_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_visits_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "survey_reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visits_id";
  DROP TYPE "public"."enum_survey_reports_product_kinds";
  DROP TYPE "public"."enum_survey_reports_sales_channels";
  DROP TYPE "public"."enum_survey_reports_imported_consignments";`)
}
