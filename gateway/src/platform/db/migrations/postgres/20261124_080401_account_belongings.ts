import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_state" AS ENUM('received', 'inProgress', 'answered');
  CREATE TYPE "public"."enum_merchants_vat_returns_period" AS ENUM('month', 'twoMonths', 'quarter', 'halfYear', 'year');
  CREATE TYPE "public"."enum_merchants_further_reports" AS ENUM('unionOss', 'nonUnionOss', 'ioss', 'packagingDE', 'packagingES', 'packagingPL', 'packagingPT', 'packagingSE', 'packagingGB', 'electricalPT', 'batteryPT');
  CREATE TYPE "public"."enum_merchants_company_form" AS ENUM('soleTrader', 'partnership', 'limitedCompany', 'publicCompany', 'cooperative', 'other');
  CREATE TYPE "public"."enum_coupons_coupon_type" AS ENUM('0', '1', '2', '3', '4');
  CREATE TABLE "merchants_vat_returns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"period" "enum_merchants_vat_returns_period" NOT NULL
  );
  
  CREATE TABLE "merchants_further_reports" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_merchants_further_reports",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "coupons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"merchant_id" integer NOT NULL,
  	"coupon_type" "enum_coupons_coupon_type" NOT NULL,
  	"title_en" varchar NOT NULL,
  	"title_de" varchar NOT NULL,
  	"conditions_en" varchar NOT NULL,
  	"conditions_de" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar,
  	"valid_until" timestamp(3) with time zone NOT NULL,
  	"redeemed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "state" "enum_enquiries_state" DEFAULT 'received' NOT NULL;
  ALTER TABLE "enquiries" ADD COLUMN "merchant_id" integer;
  ALTER TABLE "merchants" ADD COLUMN "company_form" "enum_merchants_company_form";
  ALTER TABLE "merchants" ADD COLUMN "registered_office" varchar;
  ALTER TABLE "merchants" ADD COLUMN "company_country" varchar;
  ALTER TABLE "merchants" ADD COLUMN "vat_number" varchar;
  ALTER TABLE "merchants_vat_returns" ADD CONSTRAINT "merchants_vat_returns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "merchants_further_reports" ADD CONSTRAINT "merchants_further_reports_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons" ADD CONSTRAINT "coupons_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "merchants_vat_returns_order_idx" ON "merchants_vat_returns" USING btree ("_order");
  CREATE INDEX "merchants_vat_returns_parent_id_idx" ON "merchants_vat_returns" USING btree ("_parent_id");
  CREATE INDEX "merchants_further_reports_order_idx" ON "merchants_further_reports" USING btree ("order");
  CREATE INDEX "merchants_further_reports_parent_idx" ON "merchants_further_reports" USING btree ("parent_id");
  CREATE INDEX "coupons_merchant_idx" ON "coupons" USING btree ("merchant_id");
  CREATE INDEX "coupons_updated_at_idx" ON "coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "coupons" USING btree ("created_at");
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "enquiries_merchant_idx" ON "enquiries" USING btree ("merchant_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "merchants_vat_returns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "merchants_further_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "coupons" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "merchants_vat_returns" CASCADE;
  DROP TABLE "merchants_further_reports" CASCADE;
  DROP TABLE "coupons" CASCADE;
  ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_merchant_id_merchants_id_fk";
  
  DROP INDEX "enquiries_merchant_idx";
  ALTER TABLE "enquiries" DROP COLUMN "state";
  ALTER TABLE "enquiries" DROP COLUMN "merchant_id";
  ALTER TABLE "merchants" DROP COLUMN "company_form";
  ALTER TABLE "merchants" DROP COLUMN "registered_office";
  ALTER TABLE "merchants" DROP COLUMN "company_country";
  ALTER TABLE "merchants" DROP COLUMN "vat_number";
  DROP TYPE "public"."enum_enquiries_state";
  DROP TYPE "public"."enum_merchants_vat_returns_period";
  DROP TYPE "public"."enum_merchants_further_reports";
  DROP TYPE "public"."enum_merchants_company_form";
  DROP TYPE "public"."enum_coupons_coupon_type";`)
}
