import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_survey_reports_imports_to_stock" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_survey_reports_small_enterprise" AS ENUM('yes', 'no', 'unknown');
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'nonUnionOss' BEFORE 'deemedSupplierUnion';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'importIntoOwnStock' BEFORE 'lowValueDuty';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'furnitureHungary' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'mattressNational' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'sportFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'gardenFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'buildingFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'chemicalFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_covered_by" ADD VALUE 'oilNational' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'nonUnionOss' BEFORE 'deemedSupplierUnion';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'importIntoOwnStock' BEFORE 'lowValueDuty';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'furnitureHungary' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'mattressNational' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'sportFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'gardenFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'buildingFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'chemicalFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_services_answers_obligation" ADD VALUE 'oilNational' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'nonUnionOss' BEFORE 'deemedSupplierUnion';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'importIntoOwnStock' BEFORE 'lowValueDuty';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'furnitureHungary' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'mattressNational' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'sportFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'gardenFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'buildingFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'chemicalFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_covered_by" ADD VALUE 'oilNational' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'nonUnionOss' BEFORE 'deemedSupplierUnion';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'importIntoOwnStock' BEFORE 'lowValueDuty';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'furnitureHungary' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'mattressNational' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'sportFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'gardenFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'buildingFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'chemicalFrance' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum__services_v_version_answers_obligation" ADD VALUE 'oilNational' BEFORE 'toyFrance';
  ALTER TYPE "public"."enum_enquiries_product_kinds" ADD VALUE 'mattress' BEFORE 'toy';
  ALTER TYPE "public"."enum_enquiries_product_kinds" ADD VALUE 'sport' BEFORE 'cosmetics';
  ALTER TYPE "public"."enum_enquiries_product_kinds" ADD VALUE 'garden' BEFORE 'cosmetics';
  ALTER TYPE "public"."enum_enquiries_product_kinds" ADD VALUE 'building' BEFORE 'cosmetics';
  ALTER TYPE "public"."enum_enquiries_product_kinds" ADD VALUE 'oil' BEFORE 'chemical';
  ALTER TYPE "public"."enum_enquiries_product_kinds" ADD VALUE 'digital' BEFORE 'other';
  ALTER TYPE "public"."enum_survey_reports_product_kinds" ADD VALUE 'mattress' BEFORE 'toy';
  ALTER TYPE "public"."enum_survey_reports_product_kinds" ADD VALUE 'sport' BEFORE 'cosmetics';
  ALTER TYPE "public"."enum_survey_reports_product_kinds" ADD VALUE 'garden' BEFORE 'cosmetics';
  ALTER TYPE "public"."enum_survey_reports_product_kinds" ADD VALUE 'building' BEFORE 'cosmetics';
  ALTER TYPE "public"."enum_survey_reports_product_kinds" ADD VALUE 'oil' BEFORE 'chemical';
  ALTER TYPE "public"."enum_survey_reports_product_kinds" ADD VALUE 'digital' BEFORE 'other';
  ALTER TYPE "public"."enum_survey_reports_imported_consignments" ADD VALUE 'unknown';
  ALTER TABLE "survey_reports" ADD COLUMN "imports_to_stock" "enum_survey_reports_imports_to_stock";
  ALTER TABLE "survey_reports" ADD COLUMN "small_enterprise" "enum_survey_reports_small_enterprise";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "services_answers_covered_by" WHERE "value" = 'nonUnionOss' OR "value" = 'importIntoOwnStock' OR "value" = 'furnitureHungary' OR "value" = 'mattressNational' OR "value" = 'sportFrance' OR "value" = 'gardenFrance' OR "value" = 'buildingFrance' OR "value" = 'chemicalFrance' OR "value" = 'oilNational';
  DELETE FROM "services_answers" WHERE "obligation" = 'nonUnionOss' OR "obligation" = 'importIntoOwnStock' OR "obligation" = 'furnitureHungary' OR "obligation" = 'mattressNational' OR "obligation" = 'sportFrance' OR "obligation" = 'gardenFrance' OR "obligation" = 'buildingFrance' OR "obligation" = 'chemicalFrance' OR "obligation" = 'oilNational';
  DELETE FROM "_services_v_version_answers_covered_by" WHERE "value" = 'nonUnionOss' OR "value" = 'importIntoOwnStock' OR "value" = 'furnitureHungary' OR "value" = 'mattressNational' OR "value" = 'sportFrance' OR "value" = 'gardenFrance' OR "value" = 'buildingFrance' OR "value" = 'chemicalFrance' OR "value" = 'oilNational';
  DELETE FROM "_services_v_version_answers" WHERE "obligation" = 'nonUnionOss' OR "obligation" = 'importIntoOwnStock' OR "obligation" = 'furnitureHungary' OR "obligation" = 'mattressNational' OR "obligation" = 'sportFrance' OR "obligation" = 'gardenFrance' OR "obligation" = 'buildingFrance' OR "obligation" = 'chemicalFrance' OR "obligation" = 'oilNational';
  UPDATE "enquiries_product_kinds" SET "value" = 'other' WHERE "value" = 'mattress' OR "value" = 'sport' OR "value" = 'garden' OR "value" = 'building' OR "value" = 'oil' OR "value" = 'digital';
  UPDATE "survey_reports_product_kinds" SET "value" = 'other' WHERE "value" = 'mattress' OR "value" = 'sport' OR "value" = 'garden' OR "value" = 'building' OR "value" = 'oil' OR "value" = 'digital';
  DELETE FROM "survey_reports_imported_consignments" WHERE "value" = 'unknown';
  ALTER TABLE "services_answers_covered_by" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_services_answers_covered_by";
  CREATE TYPE "public"."enum_services_answers_covered_by" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'importIntoStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  ALTER TABLE "services_answers_covered_by" ALTER COLUMN "value" SET DATA TYPE "public"."enum_services_answers_covered_by" USING "value"::"public"."enum_services_answers_covered_by";
  ALTER TABLE "services_answers" ALTER COLUMN "obligation" SET DATA TYPE text;
  DROP TYPE "public"."enum_services_answers_obligation";
  CREATE TYPE "public"."enum_services_answers_obligation" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'importIntoStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  ALTER TABLE "services_answers" ALTER COLUMN "obligation" SET DATA TYPE "public"."enum_services_answers_obligation" USING "obligation"::"public"."enum_services_answers_obligation";
  ALTER TABLE "_services_v_version_answers_covered_by" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__services_v_version_answers_covered_by";
  CREATE TYPE "public"."enum__services_v_version_answers_covered_by" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'importIntoStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  ALTER TABLE "_services_v_version_answers_covered_by" ALTER COLUMN "value" SET DATA TYPE "public"."enum__services_v_version_answers_covered_by" USING "value"::"public"."enum__services_v_version_answers_covered_by";
  ALTER TABLE "_services_v_version_answers" ALTER COLUMN "obligation" SET DATA TYPE text;
  DROP TYPE "public"."enum__services_v_version_answers_obligation";
  CREATE TYPE "public"."enum__services_v_version_answers_obligation" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'importIntoStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  ALTER TABLE "_services_v_version_answers" ALTER COLUMN "obligation" SET DATA TYPE "public"."enum__services_v_version_answers_obligation" USING "obligation"::"public"."enum__services_v_version_answers_obligation";
  ALTER TABLE "enquiries_product_kinds" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_product_kinds";
  CREATE TYPE "public"."enum_enquiries_product_kinds" AS ENUM('packaging', 'electrical', 'battery', 'textile', 'furniture', 'toy', 'cosmetics', 'tyre', 'chemical', 'other');
  ALTER TABLE "enquiries_product_kinds" ALTER COLUMN "value" SET DATA TYPE "public"."enum_enquiries_product_kinds" USING "value"::"public"."enum_enquiries_product_kinds";
  ALTER TABLE "survey_reports_product_kinds" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_survey_reports_product_kinds";
  CREATE TYPE "public"."enum_survey_reports_product_kinds" AS ENUM('packaging', 'electrical', 'battery', 'textile', 'furniture', 'toy', 'cosmetics', 'tyre', 'chemical', 'other');
  ALTER TABLE "survey_reports_product_kinds" ALTER COLUMN "value" SET DATA TYPE "public"."enum_survey_reports_product_kinds" USING "value"::"public"."enum_survey_reports_product_kinds";
  ALTER TABLE "survey_reports_imported_consignments" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_survey_reports_imported_consignments";
  CREATE TYPE "public"."enum_survey_reports_imported_consignments" AS ENUM('upTo150', 'above150');
  ALTER TABLE "survey_reports_imported_consignments" ALTER COLUMN "value" SET DATA TYPE "public"."enum_survey_reports_imported_consignments" USING "value"::"public"."enum_survey_reports_imported_consignments";
  ALTER TABLE "survey_reports" DROP COLUMN "imports_to_stock";
  ALTER TABLE "survey_reports" DROP COLUMN "small_enterprise";
  DROP TYPE "public"."enum_survey_reports_imports_to_stock";
  DROP TYPE "public"."enum_survey_reports_small_enterprise";`)
}
