import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_services_answers_covered_by" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'importIntoStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  CREATE TYPE "public"."enum_services_answers_obligation" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'importIntoStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  CREATE TYPE "public"."enum_services_answers_company" AS ENUM('anywhere', 'inUnion', 'outsideUnion');
  CREATE TYPE "public"."enum__services_v_version_answers_covered_by" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'importIntoStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  CREATE TYPE "public"."enum__services_v_version_answers_obligation" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'importIntoStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  CREATE TYPE "public"."enum__services_v_version_answers_company" AS ENUM('anywhere', 'inUnion', 'outsideUnion');
  ALTER TYPE "public"."enum_survey_reports_sales_channels" ADD VALUE 'businessOnly';
  CREATE TABLE "services_answers_covered_by" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_services_answers_covered_by",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"obligation" "enum_services_answers_obligation",
  	"country" varchar,
  	"company" "enum_services_answers_company" DEFAULT 'anywhere',
  	"is_also_at_home" boolean DEFAULT false,
  	"is_optional" boolean DEFAULT false
  );
  
  CREATE TABLE "_services_v_version_answers_covered_by" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__services_v_version_answers_covered_by",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_services_v_version_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"obligation" "enum__services_v_version_answers_obligation",
  	"country" varchar,
  	"company" "enum__services_v_version_answers_company" DEFAULT 'anywhere',
  	"is_also_at_home" boolean DEFAULT false,
  	"is_optional" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  ALTER TABLE "survey_reports" ALTER COLUMN "cross_border_turnover" DROP NOT NULL;
  ALTER TABLE "services_answers_covered_by" ADD CONSTRAINT "services_answers_covered_by_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_answers" ADD CONSTRAINT "services_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_answers_covered_by" ADD CONSTRAINT "_services_v_version_answers_covered_by_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v_version_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_answers" ADD CONSTRAINT "_services_v_version_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_answers_covered_by_order_idx" ON "services_answers_covered_by" USING btree ("order");
  CREATE INDEX "services_answers_covered_by_parent_idx" ON "services_answers_covered_by" USING btree ("parent_id");
  CREATE INDEX "services_answers_order_idx" ON "services_answers" USING btree ("_order");
  CREATE INDEX "services_answers_parent_id_idx" ON "services_answers" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_answers_covered_by_order_idx" ON "_services_v_version_answers_covered_by" USING btree ("order");
  CREATE INDEX "_services_v_version_answers_covered_by_parent_idx" ON "_services_v_version_answers_covered_by" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_answers_order_idx" ON "_services_v_version_answers" USING btree ("_order");
  CREATE INDEX "_services_v_version_answers_parent_id_idx" ON "_services_v_version_answers" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_answers_covered_by" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_answers_covered_by" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_answers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services_answers_covered_by" CASCADE;
  DROP TABLE "services_answers" CASCADE;
  DROP TABLE "_services_v_version_answers_covered_by" CASCADE;
  DROP TABLE "_services_v_version_answers" CASCADE;
  ALTER TABLE "survey_reports_sales_channels" ALTER COLUMN "value" SET DATA TYPE text;
  UPDATE "survey_reports_sales_channels" SET "value" = 'business' WHERE "value" = 'businessOnly';
  DROP TYPE "public"."enum_survey_reports_sales_channels";
  CREATE TYPE "public"."enum_survey_reports_sales_channels" AS ENUM('ownShop', 'marketplace', 'business');
  ALTER TABLE "survey_reports_sales_channels" ALTER COLUMN "value" SET DATA TYPE "public"."enum_survey_reports_sales_channels" USING "value"::"public"."enum_survey_reports_sales_channels";
  UPDATE "survey_reports" SET "cross_border_turnover" = 0 WHERE "cross_border_turnover" IS NULL;
  ALTER TABLE "survey_reports" ALTER COLUMN "cross_border_turnover" SET NOT NULL;
  DROP TYPE "public"."enum_services_answers_covered_by";
  DROP TYPE "public"."enum_services_answers_obligation";
  DROP TYPE "public"."enum_services_answers_company";
  DROP TYPE "public"."enum__services_v_version_answers_covered_by";
  DROP TYPE "public"."enum__services_v_version_answers_obligation";
  DROP TYPE "public"."enum__services_v_version_answers_company";`)
}
