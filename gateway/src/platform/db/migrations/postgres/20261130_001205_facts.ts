import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_facts_rows_kind" AS ENUM('authority', 'foreignSellers', 'standard', 'reduced', 'superReduced', 'parking', 'zero', 'regional', 'printedBooks', 'eBooks', 'basicFood', 'foodSupplements', 'childrensClothing', 'medicines', 'feminineHygiene', 'remark', 'change', 'resident', 'nonResident', 'distanceSales', 'smallEnterprise', 'format', 'checkDigit', 'month', 'twoMonths', 'quarter', 'halfYear', 'year', 'annual', 'extension', 'salesList', 'arrivals', 'dispatches', 'yes', 'no', 'conditional', 'businesses', 'consumers', 'publicBodies', 'reporting', 'years', 'register', 'systems', 'law', 'whoRegisters', 'threshold', 'representativeUnion', 'representativeThird', 'representativeNational', 'frequency', 'deadlines', 'marketplaces', 'textile', 'furniture', 'mattresses', 'toy', 'toysSafety', 'tyres', 'cosmetics', 'lamps', 'paper', 'singleUsePlastics', 'plasticTax', 'plasticPackagingTax', 'polyethyleneGoods', 'nonPackagingProducts', 'sportsAndLeisure', 'diyAndGarden', 'buildingProducts', 'oils', 'cookingOil', 'hazardousChemicals', 'chemicalTax', 'agriculturalPlastics');
  CREATE TYPE "public"."enum_facts_rows_state" AS ENUM('inForce', 'adopted', 'announced', 'expected');
  CREATE TYPE "public"."enum_facts_topic" AS ENUM('authority', 'rates', 'goodsRates', 'changes', 'thresholds', 'vatNumber', 'returns', 'reports', 'representation', 'eInvoicing', 'records', 'packaging', 'devices', 'batteries', 'otherProducts');
  CREATE TABLE "facts_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_facts_rows_kind" NOT NULL,
  	"value" numeric,
  	"currency" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"state" "enum_facts_rows_state"
  );
  
  CREATE TABLE "facts_rows_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"topic" "enum_facts_topic" NOT NULL,
  	"is_to_be_checked" boolean DEFAULT false,
  	"checked_on" timestamp(3) with time zone NOT NULL,
  	"next_check" timestamp(3) with time zone NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "facts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "facts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"fact_sources_id" integer
  );
  
  CREATE TABLE "fact_sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar,
  	"seen_on" timestamp(3) with time zone,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "facts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fact_sources_id" integer;
  ALTER TABLE "facts_rows" ADD CONSTRAINT "facts_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts_rows_locales" ADD CONSTRAINT "facts_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."facts_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts_texts" ADD CONSTRAINT "facts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts_rels" ADD CONSTRAINT "facts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts_rels" ADD CONSTRAINT "facts_rels_fact_sources_fk" FOREIGN KEY ("fact_sources_id") REFERENCES "public"."fact_sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "facts_rows_order_idx" ON "facts_rows" USING btree ("_order");
  CREATE INDEX "facts_rows_parent_id_idx" ON "facts_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "facts_rows_locales_locale_parent_id_unique" ON "facts_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "facts_topic_idx" ON "facts" USING btree ("topic");
  CREATE INDEX "facts_is_to_be_checked_idx" ON "facts" USING btree ("is_to_be_checked");
  CREATE INDEX "facts_next_check_idx" ON "facts" USING btree ("next_check");
  CREATE UNIQUE INDEX "facts_seed_key_idx" ON "facts" USING btree ("seed_key");
  CREATE INDEX "facts_updated_at_idx" ON "facts" USING btree ("updated_at");
  CREATE INDEX "facts_created_at_idx" ON "facts" USING btree ("created_at");
  CREATE INDEX "facts_deleted_at_idx" ON "facts" USING btree ("deleted_at");
  CREATE INDEX "facts_texts_order_parent" ON "facts_texts" USING btree ("order","parent_id");
  CREATE INDEX "facts_rels_order_idx" ON "facts_rels" USING btree ("order");
  CREATE INDEX "facts_rels_parent_idx" ON "facts_rels" USING btree ("parent_id");
  CREATE INDEX "facts_rels_path_idx" ON "facts_rels" USING btree ("path");
  CREATE INDEX "facts_rels_fact_sources_id_idx" ON "facts_rels" USING btree ("fact_sources_id");
  CREATE UNIQUE INDEX "fact_sources_seed_key_idx" ON "fact_sources" USING btree ("seed_key");
  CREATE INDEX "fact_sources_updated_at_idx" ON "fact_sources" USING btree ("updated_at");
  CREATE INDEX "fact_sources_created_at_idx" ON "fact_sources" USING btree ("created_at");
  CREATE INDEX "fact_sources_deleted_at_idx" ON "fact_sources" USING btree ("deleted_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facts_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fact_sources_fk" FOREIGN KEY ("fact_sources_id") REFERENCES "public"."fact_sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("facts_id");
  CREATE INDEX "payload_locked_documents_rels_fact_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("fact_sources_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "facts_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facts_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facts_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fact_sources" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "facts_rows" CASCADE;
  DROP TABLE "facts_rows_locales" CASCADE;
  DROP TABLE "facts" CASCADE;
  DROP TABLE "facts_texts" CASCADE;
  DROP TABLE "facts_rels" CASCADE;
  DROP TABLE "fact_sources" CASCADE;
  
  
  DROP INDEX "payload_locked_documents_rels_facts_id_idx";
  DROP INDEX "payload_locked_documents_rels_fact_sources_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "facts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fact_sources_id";
  DROP TYPE "public"."enum_facts_rows_kind";
  DROP TYPE "public"."enum_facts_rows_state";
  DROP TYPE "public"."enum_facts_topic";`)
}
