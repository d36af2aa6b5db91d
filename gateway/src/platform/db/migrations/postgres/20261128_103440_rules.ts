import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'commonCharger';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'deforestation';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'withdrawalButton';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'guaranteeNotice';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'commonCharger';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'deforestation';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'withdrawalButton';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'guaranteeNotice';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'commonCharger';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'deforestation';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'withdrawalButton';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'guaranteeNotice';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'commonCharger';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'deforestation';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'withdrawalButton';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'guaranteeNotice';
  CREATE TABLE "rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"effective" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"last_check" timestamp(3) with time zone NOT NULL,
  	"next_check" timestamp(3) with time zone NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rules_locales" (
  	"name" varchar NOT NULL,
  	"changes" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"information_id" integer,
  	"questions_id" integer,
  	"services_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "rules_id" integer;
  ALTER TABLE "rules_locales" ADD CONSTRAINT "rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_information_fk" FOREIGN KEY ("information_id") REFERENCES "public"."information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rules_rels" ADD CONSTRAINT "rules_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "rules_next_check_idx" ON "rules" USING btree ("next_check");
  CREATE UNIQUE INDEX "rules_seed_key_idx" ON "rules" USING btree ("seed_key");
  CREATE INDEX "rules_updated_at_idx" ON "rules" USING btree ("updated_at");
  CREATE INDEX "rules_created_at_idx" ON "rules" USING btree ("created_at");
  CREATE UNIQUE INDEX "rules_locales_locale_parent_id_unique" ON "rules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "rules_rels_order_idx" ON "rules_rels" USING btree ("order");
  CREATE INDEX "rules_rels_parent_idx" ON "rules_rels" USING btree ("parent_id");
  CREATE INDEX "rules_rels_path_idx" ON "rules_rels" USING btree ("path");
  CREATE INDEX "rules_rels_pages_id_idx" ON "rules_rels" USING btree ("pages_id");
  CREATE INDEX "rules_rels_articles_id_idx" ON "rules_rels" USING btree ("articles_id");
  CREATE INDEX "rules_rels_information_id_idx" ON "rules_rels" USING btree ("information_id");
  CREATE INDEX "rules_rels_questions_id_idx" ON "rules_rels" USING btree ("questions_id");
  CREATE INDEX "rules_rels_services_id_idx" ON "rules_rels" USING btree ("services_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rules_fk" FOREIGN KEY ("rules_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("rules_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "services_answers_covered_by" WHERE "value" = 'commonCharger' OR "value" = 'deforestation' OR "value" = 'withdrawalButton' OR "value" = 'guaranteeNotice';
  DELETE FROM "services_answers" WHERE "obligation" = 'commonCharger' OR "obligation" = 'deforestation' OR "obligation" = 'withdrawalButton' OR "obligation" = 'guaranteeNotice';
  DELETE FROM "_services_v_version_answers_covered_by" WHERE "value" = 'commonCharger' OR "value" = 'deforestation' OR "value" = 'withdrawalButton' OR "value" = 'guaranteeNotice';
  DELETE FROM "_services_v_version_answers" WHERE "obligation" = 'commonCharger' OR "obligation" = 'deforestation' OR "obligation" = 'withdrawalButton' OR "obligation" = 'guaranteeNotice';
   ALTER TABLE "rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rules_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rules_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "rules" CASCADE;
  DROP TABLE "rules_locales" CASCADE;
  DROP TABLE "rules_rels" CASCADE;
  
  ALTER TABLE "services_answers_covered_by" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_services_answers_covered_by";
  CREATE TYPE "public"."enum_services_answers_covered_by" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'northernIreland', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'nonUnionOss', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'fiscalRepresentativeNorway', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'vatWhereImported', 'fiscalRepresentativeImport', 'importIntoStock', 'importIntoOwnStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryUk', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'furnitureHungary', 'mattressNational', 'sportFrance', 'gardenFrance', 'buildingFrance', 'chemicalFrance', 'oilNational', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  ALTER TABLE "services_answers_covered_by" ALTER COLUMN "value" SET DATA TYPE "public"."enum_services_answers_covered_by" USING "value"::"public"."enum_services_answers_covered_by";
  ALTER TABLE "services_answers" ALTER COLUMN "obligation" SET DATA TYPE text;
  DROP TYPE "public"."enum_services_answers_obligation";
  CREATE TYPE "public"."enum_services_answers_obligation" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'northernIreland', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'nonUnionOss', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'fiscalRepresentativeNorway', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'vatWhereImported', 'fiscalRepresentativeImport', 'importIntoStock', 'importIntoOwnStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryUk', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'furnitureHungary', 'mattressNational', 'sportFrance', 'gardenFrance', 'buildingFrance', 'chemicalFrance', 'oilNational', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  ALTER TABLE "services_answers" ALTER COLUMN "obligation" SET DATA TYPE "public"."enum_services_answers_obligation" USING "obligation"::"public"."enum_services_answers_obligation";
  ALTER TABLE "_services_v_version_answers_covered_by" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__services_v_version_answers_covered_by";
  CREATE TYPE "public"."enum__services_v_version_answers_covered_by" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'northernIreland', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'nonUnionOss', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'fiscalRepresentativeNorway', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'vatWhereImported', 'fiscalRepresentativeImport', 'importIntoStock', 'importIntoOwnStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryUk', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'furnitureHungary', 'mattressNational', 'sportFrance', 'gardenFrance', 'buildingFrance', 'chemicalFrance', 'oilNational', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  ALTER TABLE "_services_v_version_answers_covered_by" ALTER COLUMN "value" SET DATA TYPE "public"."enum__services_v_version_answers_covered_by" USING "value"::"public"."enum__services_v_version_answers_covered_by";
  ALTER TABLE "_services_v_version_answers" ALTER COLUMN "obligation" SET DATA TYPE text;
  DROP TYPE "public"."enum__services_v_version_answers_obligation";
  CREATE TYPE "public"."enum__services_v_version_answers_obligation" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'northernIreland', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'nonUnionOss', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'fiscalRepresentativeNorway', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'vatWhereImported', 'fiscalRepresentativeImport', 'importIntoStock', 'importIntoOwnStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryUk', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'furnitureHungary', 'mattressNational', 'sportFrance', 'gardenFrance', 'buildingFrance', 'chemicalFrance', 'oilNational', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  ALTER TABLE "_services_v_version_answers" ALTER COLUMN "obligation" SET DATA TYPE "public"."enum__services_v_version_answers_obligation" USING "obligation"::"public"."enum__services_v_version_answers_obligation";
  DROP INDEX "payload_locked_documents_rels_rules_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "rules_id";`)
}
