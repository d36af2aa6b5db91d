import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_facts_rows_due_period" AS ENUM('month', 'twoMonths', 'quarter', 'halfYear', 'year');
  CREATE TYPE "public"."enum_facts_rows_due_moves" AS ENUM('yes', 'no', 'unknown');
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'vatReturn';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'annualReturn';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'rareReturn';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'vatReport';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'intrastat';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'unionOss';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'nonUnionOss';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'ioss';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'packaging';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'electrical';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'battery';
  ALTER TYPE "public"."enum_facts_rows_kind" ADD VALUE 'producerReport';
  ALTER TYPE "public"."enum_facts_topic" ADD VALUE 'dueDates';
  ALTER TABLE "facts_rows" ADD COLUMN "due_period" "enum_facts_rows_due_period";
  ALTER TABLE "facts_rows" ADD COLUMN "due_months" numeric;
  ALTER TABLE "facts_rows" ADD COLUMN "due_day" numeric;
  ALTER TABLE "facts_rows" ADD COLUMN "due_working_day" numeric;
  ALTER TABLE "facts_rows" ADD COLUMN "due_counts_saturdays" boolean;
  ALTER TABLE "facts_rows" ADD COLUMN "due_moves" "enum_facts_rows_due_moves" DEFAULT 'unknown';
  ALTER TABLE "facts_rows" ADD COLUMN "due_is_above_quantity" boolean;
  ALTER TABLE "facts_rows" ADD COLUMN "due_source_id" integer;
  ALTER TABLE "facts_rows_locales" ADD COLUMN "due_title" varchar;
  ALTER TABLE "facts_rows" ADD CONSTRAINT "facts_rows_due_source_id_fact_sources_id_fk" FOREIGN KEY ("due_source_id") REFERENCES "public"."fact_sources"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "facts_rows_due_due_source_idx" ON "facts_rows" USING btree ("due_source_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "facts_rows" WHERE "kind" = 'vatReturn' OR "kind" = 'annualReturn' OR "kind" = 'rareReturn' OR "kind" = 'vatReport' OR "kind" = 'intrastat' OR "kind" = 'unionOss' OR "kind" = 'nonUnionOss' OR "kind" = 'ioss' OR "kind" = 'packaging' OR "kind" = 'electrical' OR "kind" = 'battery' OR "kind" = 'producerReport';
  DELETE FROM "facts" WHERE "topic" = 'dueDates';
  ALTER TABLE "facts_rows" DROP CONSTRAINT "facts_rows_due_source_id_fact_sources_id_fk";
  
  ALTER TABLE "facts_rows" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_facts_rows_kind";
  CREATE TYPE "public"."enum_facts_rows_kind" AS ENUM('authority', 'foreignSellers', 'standard', 'reduced', 'superReduced', 'parking', 'zero', 'regional', 'printedBooks', 'eBooks', 'basicFood', 'foodSupplements', 'childrensClothing', 'medicines', 'feminineHygiene', 'remark', 'change', 'resident', 'nonResident', 'distanceSales', 'smallEnterprise', 'format', 'checkDigit', 'month', 'twoMonths', 'quarter', 'halfYear', 'year', 'annual', 'extension', 'salesList', 'arrivals', 'dispatches', 'yes', 'no', 'conditional', 'businesses', 'consumers', 'publicBodies', 'reporting', 'years', 'register', 'systems', 'law', 'whoRegisters', 'threshold', 'representativeUnion', 'representativeThird', 'representativeNational', 'frequency', 'deadlines', 'marketplaces', 'textile', 'furniture', 'mattresses', 'toy', 'toysSafety', 'tyres', 'cosmetics', 'lamps', 'paper', 'singleUsePlastics', 'plasticTax', 'plasticPackagingTax', 'polyethyleneGoods', 'nonPackagingProducts', 'sportsAndLeisure', 'diyAndGarden', 'buildingProducts', 'oils', 'cookingOil', 'hazardousChemicals', 'chemicalTax', 'agriculturalPlastics');
  ALTER TABLE "facts_rows" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_facts_rows_kind" USING "kind"::"public"."enum_facts_rows_kind";
  ALTER TABLE "facts" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_facts_topic";
  CREATE TYPE "public"."enum_facts_topic" AS ENUM('authority', 'rates', 'goodsRates', 'changes', 'thresholds', 'vatNumber', 'returns', 'reports', 'representation', 'eInvoicing', 'records', 'packaging', 'devices', 'batteries', 'otherProducts');
  ALTER TABLE "facts" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_facts_topic" USING "topic"::"public"."enum_facts_topic";
  DROP INDEX "facts_rows_due_due_source_idx";
  ALTER TABLE "facts_rows" DROP COLUMN "due_period";
  ALTER TABLE "facts_rows" DROP COLUMN "due_months";
  ALTER TABLE "facts_rows" DROP COLUMN "due_day";
  ALTER TABLE "facts_rows" DROP COLUMN "due_working_day";
  ALTER TABLE "facts_rows" DROP COLUMN "due_counts_saturdays";
  ALTER TABLE "facts_rows" DROP COLUMN "due_moves";
  ALTER TABLE "facts_rows" DROP COLUMN "due_is_above_quantity";
  ALTER TABLE "facts_rows" DROP COLUMN "due_source_id";
  ALTER TABLE "facts_rows_locales" DROP COLUMN "due_title";
  DROP TYPE "public"."enum_facts_rows_due_period";
  DROP TYPE "public"."enum_facts_rows_due_moves";`)
}
