import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_bundles_bundles_prices_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD', 'JPY');
  CREATE TYPE "public"."enum_price_bundles_bundles_prices_unit" AS ENUM('once', 'month', 'quarter', 'year', 'return', 'document');
  CREATE TYPE "public"."enum_price_bundles_bundles_prices_vat_mode" AS ENUM('net', 'gross');
  CREATE TYPE "public"."enum_price_bundles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__price_bundles_v_version_bundles_prices_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD', 'JPY');
  CREATE TYPE "public"."enum__price_bundles_v_version_bundles_prices_unit" AS ENUM('once', 'month', 'quarter', 'year', 'return', 'document');
  CREATE TYPE "public"."enum__price_bundles_v_version_bundles_prices_vat_mode" AS ENUM('net', 'gross');
  CREATE TYPE "public"."enum__price_bundles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__price_bundles_v_published_locale" AS ENUM('en', 'de');
  CREATE TABLE "price_bundles_bundles_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"currency" "enum_price_bundles_bundles_prices_currency" DEFAULT 'EUR',
  	"unit" "enum_price_bundles_bundles_prices_unit" DEFAULT 'once',
  	"vat_mode" "enum_price_bundles_bundles_prices_vat_mode" DEFAULT 'net',
  	"is_from" boolean DEFAULT false,
  	"is_guide_value" boolean DEFAULT false,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "price_bundles_bundles_prices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "price_bundles_bundles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "price_bundles_bundles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "price_bundles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"_status" "enum_price_bundles_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "price_bundles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_price_bundles_v_version_bundles_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"currency" "enum__price_bundles_v_version_bundles_prices_currency" DEFAULT 'EUR',
  	"unit" "enum__price_bundles_v_version_bundles_prices_unit" DEFAULT 'once',
  	"vat_mode" "enum__price_bundles_v_version_bundles_prices_vat_mode" DEFAULT 'net',
  	"is_from" boolean DEFAULT false,
  	"is_guide_value" boolean DEFAULT false,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_price_bundles_v_version_bundles_prices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_price_bundles_v_version_bundles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_price_bundles_v_version_bundles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_price_bundles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version__status" "enum__price_bundles_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__price_bundles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_price_bundles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  ALTER TABLE "services" ADD COLUMN "article_url" varchar;
  ALTER TABLE "services" ADD COLUMN "questions_url" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "documents" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_article_url" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_questions_url" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_documents" varchar;
  ALTER TABLE "price_bundles_bundles_prices" ADD CONSTRAINT "price_bundles_bundles_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_bundles_bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_bundles_bundles_prices_locales" ADD CONSTRAINT "price_bundles_bundles_prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_bundles_bundles_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_bundles_bundles" ADD CONSTRAINT "price_bundles_bundles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_bundles_bundles_locales" ADD CONSTRAINT "price_bundles_bundles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_bundles_bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_bundles_rels" ADD CONSTRAINT "price_bundles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_bundles_rels" ADD CONSTRAINT "price_bundles_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_bundles_v_version_bundles_prices" ADD CONSTRAINT "_price_bundles_v_version_bundles_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_bundles_v_version_bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_bundles_v_version_bundles_prices_locales" ADD CONSTRAINT "_price_bundles_v_version_bundles_prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_bundles_v_version_bundles_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_bundles_v_version_bundles" ADD CONSTRAINT "_price_bundles_v_version_bundles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_bundles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_bundles_v_version_bundles_locales" ADD CONSTRAINT "_price_bundles_v_version_bundles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_bundles_v_version_bundles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_bundles_v_rels" ADD CONSTRAINT "_price_bundles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_price_bundles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_bundles_v_rels" ADD CONSTRAINT "_price_bundles_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "price_bundles_bundles_prices_order_idx" ON "price_bundles_bundles_prices" USING btree ("_order");
  CREATE INDEX "price_bundles_bundles_prices_parent_id_idx" ON "price_bundles_bundles_prices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "price_bundles_bundles_prices_locales_locale_parent_id_unique" ON "price_bundles_bundles_prices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "price_bundles_bundles_order_idx" ON "price_bundles_bundles" USING btree ("_order");
  CREATE INDEX "price_bundles_bundles_parent_id_idx" ON "price_bundles_bundles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "price_bundles_bundles_locales_locale_parent_id_unique" ON "price_bundles_bundles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "price_bundles__status_idx" ON "price_bundles" USING btree ("_status");
  CREATE INDEX "price_bundles_rels_order_idx" ON "price_bundles_rels" USING btree ("order");
  CREATE INDEX "price_bundles_rels_parent_idx" ON "price_bundles_rels" USING btree ("parent_id");
  CREATE INDEX "price_bundles_rels_path_idx" ON "price_bundles_rels" USING btree ("path");
  CREATE INDEX "price_bundles_rels_services_id_idx" ON "price_bundles_rels" USING btree ("services_id");
  CREATE INDEX "_price_bundles_v_version_bundles_prices_order_idx" ON "_price_bundles_v_version_bundles_prices" USING btree ("_order");
  CREATE INDEX "_price_bundles_v_version_bundles_prices_parent_id_idx" ON "_price_bundles_v_version_bundles_prices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_price_bundles_v_version_bundles_prices_locales_locale_paren" ON "_price_bundles_v_version_bundles_prices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_price_bundles_v_version_bundles_order_idx" ON "_price_bundles_v_version_bundles" USING btree ("_order");
  CREATE INDEX "_price_bundles_v_version_bundles_parent_id_idx" ON "_price_bundles_v_version_bundles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_price_bundles_v_version_bundles_locales_locale_parent_id_un" ON "_price_bundles_v_version_bundles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_price_bundles_v_version_version__status_idx" ON "_price_bundles_v" USING btree ("version__status");
  CREATE INDEX "_price_bundles_v_created_at_idx" ON "_price_bundles_v" USING btree ("created_at");
  CREATE INDEX "_price_bundles_v_updated_at_idx" ON "_price_bundles_v" USING btree ("updated_at");
  CREATE INDEX "_price_bundles_v_snapshot_idx" ON "_price_bundles_v" USING btree ("snapshot");
  CREATE INDEX "_price_bundles_v_published_locale_idx" ON "_price_bundles_v" USING btree ("published_locale");
  CREATE INDEX "_price_bundles_v_latest_idx" ON "_price_bundles_v" USING btree ("latest");
  CREATE INDEX "_price_bundles_v_autosave_idx" ON "_price_bundles_v" USING btree ("autosave");
  CREATE INDEX "_price_bundles_v_rels_order_idx" ON "_price_bundles_v_rels" USING btree ("order");
  CREATE INDEX "_price_bundles_v_rels_parent_idx" ON "_price_bundles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_price_bundles_v_rels_path_idx" ON "_price_bundles_v_rels" USING btree ("path");
  CREATE INDEX "_price_bundles_v_rels_services_id_idx" ON "_price_bundles_v_rels" USING btree ("services_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "price_bundles_bundles_prices" CASCADE;
  DROP TABLE "price_bundles_bundles_prices_locales" CASCADE;
  DROP TABLE "price_bundles_bundles" CASCADE;
  DROP TABLE "price_bundles_bundles_locales" CASCADE;
  DROP TABLE "price_bundles" CASCADE;
  DROP TABLE "price_bundles_rels" CASCADE;
  DROP TABLE "_price_bundles_v_version_bundles_prices" CASCADE;
  DROP TABLE "_price_bundles_v_version_bundles_prices_locales" CASCADE;
  DROP TABLE "_price_bundles_v_version_bundles" CASCADE;
  DROP TABLE "_price_bundles_v_version_bundles_locales" CASCADE;
  DROP TABLE "_price_bundles_v" CASCADE;
  DROP TABLE "_price_bundles_v_rels" CASCADE;
  ALTER TABLE "services" DROP COLUMN "article_url";
  ALTER TABLE "services" DROP COLUMN "questions_url";
  ALTER TABLE "services_locales" DROP COLUMN "documents";
  ALTER TABLE "_services_v" DROP COLUMN "version_article_url";
  ALTER TABLE "_services_v" DROP COLUMN "version_questions_url";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_documents";
  DROP TYPE "public"."enum_price_bundles_bundles_prices_currency";
  DROP TYPE "public"."enum_price_bundles_bundles_prices_unit";
  DROP TYPE "public"."enum_price_bundles_bundles_prices_vat_mode";
  DROP TYPE "public"."enum_price_bundles_status";
  DROP TYPE "public"."enum__price_bundles_v_version_bundles_prices_currency";
  DROP TYPE "public"."enum__price_bundles_v_version_bundles_prices_unit";
  DROP TYPE "public"."enum__price_bundles_v_version_bundles_prices_vat_mode";
  DROP TYPE "public"."enum__price_bundles_v_version_status";
  DROP TYPE "public"."enum__price_bundles_v_published_locale";`)
}
