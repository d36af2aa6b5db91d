import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { isFromBeforeBaseline } from '../../beforeBaseline'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows: known } = await db.execute(sql`SELECT 1 WHERE to_regclass('payload_migrations') IS NOT NULL`)
  const { rows: ran } = known[0] ? await db.execute(sql`SELECT name FROM payload_migrations`) : { rows: [] }
  if (isFromBeforeBaseline(ran.map(({ name }) => name), '20261128_081227_obligations')) return
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_articles_article_type" AS ENUM('companyEncy', 'FinanceTaxEncy', 'industryInfo', 'trends');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_article_type" AS ENUM('companyEncy', 'FinanceTaxEncy', 'industryInfo', 'trends');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'scheduled', 'published', 'failed');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_information_information_type" AS ENUM('lawChange', 'deadline', 'company');
  CREATE TYPE "public"."enum_information_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__information_v_version_information_type" AS ENUM('lawChange', 'deadline', 'company');
  CREATE TYPE "public"."enum__information_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__information_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_manuals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__manuals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__manuals_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_video_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__video_courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__video_courses_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_pop_ups_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_pop_ups_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_pop_ups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pop_ups_v_version_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__pop_ups_v_version_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__pop_ups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pop_ups_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_posters_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_posters_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_posters_position" AS ENUM('home');
  CREATE TYPE "public"."enum_posters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posters_v_version_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__posters_v_version_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__posters_v_version_position" AS ENUM('home');
  CREATE TYPE "public"."enum__posters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posters_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_channels_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__channels_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__channels_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_awards_coupons_coupon_type" AS ENUM('0', '1', '2', '3', '4');
  CREATE TYPE "public"."enum_awards_coupons_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "public"."enum_awards_validuntil_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_awards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__awards_v_version_coupons_coupon_type" AS ENUM('0', '1', '2', '3', '4');
  CREATE TYPE "public"."enum__awards_v_version_coupons_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "public"."enum__awards_v_version_validuntil_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__awards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__awards_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_services_prices_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD', 'JPY');
  CREATE TYPE "public"."enum_services_prices_unit" AS ENUM('once', 'month', 'quarter', 'year', 'return', 'document');
  CREATE TYPE "public"."enum_services_prices_vat_mode" AS ENUM('net', 'gross');
  CREATE TYPE "public"."enum_services_answers_covered_by" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'northernIreland', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'nonUnionOss', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'fiscalRepresentativeNorway', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'vatWhereImported', 'fiscalRepresentativeImport', 'importIntoStock', 'importIntoOwnStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryUk', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'furnitureHungary', 'mattressNational', 'sportFrance', 'gardenFrance', 'buildingFrance', 'chemicalFrance', 'oilNational', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  CREATE TYPE "public"."enum_services_answers_obligation" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'northernIreland', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'nonUnionOss', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'fiscalRepresentativeNorway', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'vatWhereImported', 'fiscalRepresentativeImport', 'importIntoStock', 'importIntoOwnStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryUk', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'furnitureHungary', 'mattressNational', 'sportFrance', 'gardenFrance', 'buildingFrance', 'chemicalFrance', 'oilNational', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  CREATE TYPE "public"."enum_services_answers_company" AS ENUM('anywhere', 'inUnion', 'outsideUnion');
  CREATE TYPE "public"."enum_services_category" AS ENUM('vat', 'ioss', 'chemicalTax', 'jct', 'plasticTax', 'scpn', 'rfc', 'weee', 'packaging', 'battery', 'authorisedRepresentative', 'textile', 'furniture', 'toy', 'tyre', 'cpnp', 'testing', 'balance', 'company', 'trademark');
  CREATE TYPE "public"."enum_services_country_code" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '17', '21', '26', '31', '32', '33', '34', '99', '100', '101');
  CREATE TYPE "public"."enum_services_service_type" AS ENUM('1', '2', '3', '4', '5', '6');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_prices_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD', 'JPY');
  CREATE TYPE "public"."enum__services_v_version_prices_unit" AS ENUM('once', 'month', 'quarter', 'year', 'return', 'document');
  CREATE TYPE "public"."enum__services_v_version_prices_vat_mode" AS ENUM('net', 'gross');
  CREATE TYPE "public"."enum__services_v_version_answers_covered_by" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'northernIreland', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'nonUnionOss', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'fiscalRepresentativeNorway', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'vatWhereImported', 'fiscalRepresentativeImport', 'importIntoStock', 'importIntoOwnStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryUk', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'furnitureHungary', 'mattressNational', 'sportFrance', 'gardenFrance', 'buildingFrance', 'chemicalFrance', 'oilNational', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  CREATE TYPE "public"."enum__services_v_version_answers_obligation" AS ENUM('vatWhereStored', 'vatUkStored', 'vatUkDirect', 'northernIreland', 'vatElsewhere', 'salesTaxUs', 'homeVatBelowThreshold', 'unionOss', 'unionOssOwnShop', 'nonUnionOss', 'deemedSupplierUnion', 'fiscalRepresentative', 'fiscalRepresentativeUnsure', 'fiscalRepresentativeOutside', 'fiscalRepresentativeNorway', 'smallEnterprise', 'ioss', 'iossIntermediary', 'deemedSupplierImports', 'importVat', 'vatWhereImported', 'fiscalRepresentativeImport', 'importIntoStock', 'importIntoOwnStock', 'lowValueDuty', 'packagingGermanyRegister', 'packagingGermanySystem', 'packagingFrance', 'packagingSpain', 'packagingAustria', 'packagingUnion', 'packagingUk', 'packagingRepresentativeAustria', 'packagingRepresentativeNational', 'packagingRepresentative', 'plasticTaxSpain', 'plasticTaxUk', 'weeeGermany', 'weeeFrance', 'weeeUnion', 'weeeUk', 'batteryGermany', 'batteryFrance', 'batteryUnion', 'batteryUk', 'batteryRepresentative', 'textileFrance', 'textileNational', 'textileUnion', 'furnitureFrance', 'furnitureHungary', 'mattressNational', 'sportFrance', 'gardenFrance', 'buildingFrance', 'chemicalFrance', 'oilNational', 'toyFrance', 'tyreFrance', 'tyreNational', 'chemicalTaxSweden', 'responsiblePerson', 'offerInformation', 'electricalConformity', 'toySafety', 'toyPassport', 'cosmeticsUnion', 'cosmeticsUk', 'ukSafety', 'chemicals', 'tyreLabel');
  CREATE TYPE "public"."enum__services_v_version_answers_company" AS ENUM('anywhere', 'inUnion', 'outsideUnion');
  CREATE TYPE "public"."enum__services_v_version_category" AS ENUM('vat', 'ioss', 'chemicalTax', 'jct', 'plasticTax', 'scpn', 'rfc', 'weee', 'packaging', 'battery', 'authorisedRepresentative', 'textile', 'furniture', 'toy', 'tyre', 'cpnp', 'testing', 'balance', 'company', 'trademark');
  CREATE TYPE "public"."enum__services_v_version_country_code" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '17', '21', '26', '31', '32', '33', '34', '99', '100', '101');
  CREATE TYPE "public"."enum__services_v_version_service_type" AS ENUM('1', '2', '3', '4', '5', '6');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_declarations_legislation" AS ENUM('lvd', 'emc', 'red', 'rohs', 'ecodesign', 'machinery', 'toys', 'ppe', 'gas', 'battery', 'packaging');
  CREATE TYPE "public"."enum_declarations_status" AS ENUM('inForce', 'withdrawn');
  CREATE TYPE "public"."enum_representations_area" AS ENUM('productSafety', 'weee', 'battery', 'packaging', 'textile', 'toy', 'cosmetics');
  CREATE TYPE "public"."enum_enquiries_product_kinds" AS ENUM('packaging', 'electrical', 'battery', 'textile', 'furniture', 'mattress', 'toy', 'sport', 'garden', 'building', 'cosmetics', 'tyre', 'oil', 'chemical', 'digital', 'other');
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('received', 'inProgress', 'answered');
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('contact', 'freeTrial');
  CREATE TYPE "public"."enum_enquiries_topic" AS ENUM('vat', 'products', 'company', 'other');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_survey_reports_product_kinds" AS ENUM('packaging', 'electrical', 'battery', 'textile', 'furniture', 'mattress', 'toy', 'sport', 'garden', 'building', 'cosmetics', 'tyre', 'oil', 'chemical', 'digital', 'other');
  CREATE TYPE "public"."enum_survey_reports_sales_channels" AS ENUM('ownShop', 'marketplace', 'business', 'businessOnly');
  CREATE TYPE "public"."enum_survey_reports_imported_consignments" AS ENUM('upTo150', 'above150', 'unknown');
  CREATE TYPE "public"."enum_survey_reports_supply_roles" AS ENUM('ownBrand', 'ownImport', 'unionSupplier', 'homeSupplier');
  CREATE TYPE "public"."enum_survey_reports_imports_to_stock" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_survey_reports_small_enterprise" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_page_vitals_device" AS ENUM('phone', 'tablet', 'desktop');
  CREATE TYPE "public"."enum_merchants_vat_returns_period" AS ENUM('month', 'twoMonths', 'quarter', 'halfYear', 'year');
  CREATE TYPE "public"."enum_merchants_further_reports" AS ENUM('unionOss', 'nonUnionOss', 'ioss', 'packagingDE', 'packagingES', 'packagingPL', 'packagingPT', 'packagingSE', 'packagingGB', 'electricalPT', 'batteryPT');
  CREATE TYPE "public"."enum_merchants_company_form" AS ENUM('soleTrader', 'partnership', 'limitedCompany', 'publicCompany', 'cooperative', 'other');
  CREATE TYPE "public"."enum_merchants_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_coupons_coupon_type" AS ENUM('0', '1', '2', '3', '4');
  CREATE TYPE "public"."enum_client_files_wanted" AS ENUM('registerExtract', 'identity', 'powerOfAttorney', 'taxCertificate', 'bankDetails', 'storageProof', 'salesReport');
  CREATE TYPE "public"."enum_client_files_duty" AS ENUM('vat', 'unionOss', 'ioss', 'packaging', 'electrical', 'battery');
  CREATE TYPE "public"."enum_client_files_next_step" AS ENUM('documents', 'signature', 'decision', 'salesData', 'report', 'renewal');
  CREATE TYPE "public"."enum_client_files_state" AS ENUM('documents', 'authority', 'registered');
  CREATE TYPE "public"."enum_client_returns_currency" AS ENUM('EUR', 'PLN', 'CZK', 'SEK', 'DKK', 'HUF', 'RON', 'GBP', 'CHF', 'NOK');
  CREATE TYPE "public"."enum_client_returns_state" AS ENUM('inPreparation', 'toApprove', 'questioned', 'approved', 'filed');
  CREATE TYPE "public"."enum_sent_messages_kind" AS ENUM('sms', 'email');
  CREATE TYPE "public"."enum_site_updates_state" AS ENUM('waiting', 'done', 'failed');
  CREATE TYPE "public"."enum_link_checks_problem" AS ENUM('status', 'unknownHost', 'noAnswer', 'badCertificate');
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'translator', 'administrator');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_anniversary_activities_coupons_coupon_type" AS ENUM('0', '1', '2', '3', '4');
  CREATE TYPE "public"."enum_anniversary_activities_coupons_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "public"."enum_anniversary_activities_activity_name" AS ENUM('inviteAct', 'registerAct', 'fullFreeAct', 'zeroSecKillAct', 'percentage30DiscountAct', 'setMealAct', 'couponCenterAct', 'tradeMarkAct');
  CREATE TYPE "public"."enum_anniversary_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_anniversary_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_anniversary_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__anniversary_v_version_activities_coupons_coupon_type" AS ENUM('0', '1', '2', '3', '4');
  CREATE TYPE "public"."enum__anniversary_v_version_activities_coupons_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "public"."enum__anniversary_v_version_activities_activity_name" AS ENUM('inviteAct', 'registerAct', 'fullFreeAct', 'zeroSecKillAct', 'percentage30DiscountAct', 'setMealAct', 'couponCenterAct', 'tradeMarkAct');
  CREATE TYPE "public"."enum__anniversary_v_version_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__anniversary_v_version_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__anniversary_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__anniversary_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_newcomers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newcomers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newcomers_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_price_bundles_bundles_prices_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD', 'JPY');
  CREATE TYPE "public"."enum_price_bundles_bundles_prices_unit" AS ENUM('once', 'month', 'quarter', 'year', 'return', 'document');
  CREATE TYPE "public"."enum_price_bundles_bundles_prices_vat_mode" AS ENUM('net', 'gross');
  CREATE TYPE "public"."enum_price_bundles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__price_bundles_v_version_bundles_prices_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD', 'JPY');
  CREATE TYPE "public"."enum__price_bundles_v_version_bundles_prices_unit" AS ENUM('once', 'month', 'quarter', 'year', 'return', 'document');
  CREATE TYPE "public"."enum__price_bundles_v_version_bundles_prices_vat_mode" AS ENUM('net', 'gross');
  CREATE TYPE "public"."enum__price_bundles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__price_bundles_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_search_panel_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_panel_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_panel_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_site_frame_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_frame_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_frame_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_service_codes_codes_category" AS ENUM('chemicalTax', 'jct', 'plasticTax', 'scpn', 'rfc', 'weee', 'packaging', 'battery', 'authorisedRepresentative', 'textile', 'furniture', 'toy', 'tyre', 'cpnp', 'testing');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"blocks" jsonb,
  	"no_index" boolean DEFAULT false,
  	"image_id" integer,
  	"page_key" varchar,
  	"uid" varchar,
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_blocks" jsonb,
  	"version_no_index" boolean DEFAULT false,
  	"version_image_id" integer,
  	"version_page_key" varchar,
  	"version_uid" varchar,
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "articles_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"no_index" boolean DEFAULT false,
  	"social_image_id" integer,
  	"article_type" "enum_articles_article_type",
  	"publish_time" timestamp(3) with time zone,
  	"review_time" timestamp(3) with time zone,
  	"is_hot" boolean DEFAULT false,
  	"hotness" numeric DEFAULT 0,
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"slug" varchar,
  	"author" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer
  );
  
  CREATE TABLE "_articles_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v_version_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_no_index" boolean DEFAULT false,
  	"version_social_image_id" integer,
  	"version_article_type" "enum__articles_v_version_article_type",
  	"version_publish_time" timestamp(3) with time zone,
  	"version_review_time" timestamp(3) with time zone,
  	"version_is_hot" boolean DEFAULT false,
  	"version_hotness" numeric DEFAULT 0,
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_slug" varchar,
  	"version_author" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"state" "enum_releases_state" DEFAULT 'open',
  	"moment" timestamp(3) with time zone,
  	"scheduled_by_name" varchar,
  	"published_at" timestamp(3) with time zone,
  	"published_by" varchar,
  	"created_by" varchar,
  	"timezone" varchar,
  	"scheduled_by" numeric,
  	"problems" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"is_automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "information_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "information_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "information" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"no_index" boolean DEFAULT false,
  	"social_image_id" integer,
  	"information_type" "enum_information_information_type",
  	"publish_time" timestamp(3) with time zone,
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_information_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "information_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_information_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_information_v_version_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_information_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_no_index" boolean DEFAULT false,
  	"version_social_image_id" integer,
  	"version_information_type" "enum__information_v_version_information_type",
  	"version_publish_time" timestamp(3) with time zone,
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__information_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__information_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_information_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "questions_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "questions_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"type_id" integer,
  	"review_time" timestamp(3) with time zone,
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_questions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "questions_locales" (
  	"question" varchar,
  	"summary" varchar,
  	"answer" jsonb,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "questions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"questions_id" integer
  );
  
  CREATE TABLE "_questions_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_questions_v_version_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_type_id" integer,
  	"version_review_time" timestamp(3) with time zone,
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__questions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__questions_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_questions_v_locales" (
  	"version_question" varchar,
  	"version_summary" varchar,
  	"version_answer" jsonb,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_questions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"questions_id" integer
  );
  
  CREATE TABLE "question_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"type" varchar NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "question_types_locales" (
  	"type_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "manuals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"anchor" varchar,
  	"version" varchar,
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_manuals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "manuals_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"content" jsonb,
  	"file_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_manuals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_anchor" varchar,
  	"version_version" varchar,
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__manuals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__manuals_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_manuals_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_file_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "video_courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"cover_id" integer,
  	"file_i_d" varchar,
  	"app_i_d" varchar,
  	"duration" numeric,
  	"publish_time" timestamp(3) with time zone,
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_video_courses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "video_courses_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"transcript" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_video_courses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_cover_id" integer,
  	"version_file_i_d" varchar,
  	"version_app_i_d" varchar,
  	"version_duration" numeric,
  	"version_publish_time" timestamp(3) with time zone,
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__video_courses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__video_courses_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_video_courses_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_transcript" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "pop_ups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"link_url" varchar,
  	"start_time" timestamp(3) with time zone,
  	"starttime_tz" "enum_pop_ups_starttime_tz" DEFAULT 'Europe/Berlin',
  	"end_time" timestamp(3) with time zone,
  	"endtime_tz" "enum_pop_ups_endtime_tz" DEFAULT 'Europe/Berlin',
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pop_ups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pop_ups_locales" (
  	"image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pop_ups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_link_url" varchar,
  	"version_start_time" timestamp(3) with time zone,
  	"version_starttime_tz" "enum__pop_ups_v_version_starttime_tz" DEFAULT 'Europe/Berlin',
  	"version_end_time" timestamp(3) with time zone,
  	"version_endtime_tz" "enum__pop_ups_v_version_endtime_tz" DEFAULT 'Europe/Berlin',
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pop_ups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pop_ups_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pop_ups_v_locales" (
  	"version_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"link_url" varchar,
  	"start_time" timestamp(3) with time zone,
  	"starttime_tz" "enum_posters_starttime_tz" DEFAULT 'Europe/Berlin',
  	"end_time" timestamp(3) with time zone,
  	"endtime_tz" "enum_posters_endtime_tz" DEFAULT 'Europe/Berlin',
  	"position" "enum_posters_position" DEFAULT 'home',
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posters_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posters_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image_id" integer,
  	"version_link_url" varchar,
  	"version_start_time" timestamp(3) with time zone,
  	"version_starttime_tz" "enum__posters_v_version_starttime_tz" DEFAULT 'Europe/Berlin',
  	"version_end_time" timestamp(3) with time zone,
  	"version_endtime_tz" "enum__posters_v_version_endtime_tz" DEFAULT 'Europe/Berlin',
  	"version_position" "enum__posters_v_version_position" DEFAULT 'home',
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posters_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posters_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posters_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "poster_clicks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"poster_id" integer NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "pop_up_clicks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pop_up_id" integer NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "channels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"channel_code" varchar,
  	"channel_no" varchar,
  	"landing_page_id" integer,
  	"award_id" integer,
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_channels_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "channels_locales" (
  	"channel_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_channels_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_channel_code" varchar,
  	"version_channel_no" varchar,
  	"version_landing_page_id" integer,
  	"version_award_id" integer,
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__channels_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__channels_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_channels_v_locales" (
  	"version_channel_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "awards_coupons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"coupon_type" "enum_awards_coupons_coupon_type" DEFAULT '0',
  	"amount" numeric,
  	"currency" "enum_awards_coupons_currency" DEFAULT 'EUR',
  	"valid_days" numeric DEFAULT 90
  );
  
  CREATE TABLE "awards_coupons_locales" (
  	"title" varchar,
  	"conditions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "awards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"validuntil_tz" "enum_awards_validuntil_tz" DEFAULT 'Europe/Berlin',
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_awards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "awards_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_awards_v_version_coupons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"coupon_type" "enum__awards_v_version_coupons_coupon_type" DEFAULT '0',
  	"amount" numeric,
  	"currency" "enum__awards_v_version_coupons_currency" DEFAULT 'EUR',
  	"valid_days" numeric DEFAULT 90,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_awards_v_version_coupons_locales" (
  	"title" varchar,
  	"conditions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_awards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_validuntil_tz" "enum__awards_v_version_validuntil_tz" DEFAULT 'Europe/Berlin',
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__awards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__awards_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_awards_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "services_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"currency" "enum_services_prices_currency" DEFAULT 'EUR',
  	"unit" "enum_services_prices_unit" DEFAULT 'once',
  	"vat_mode" "enum_services_prices_vat_mode" DEFAULT 'net',
  	"is_from" boolean DEFAULT false,
  	"is_guide_value" boolean DEFAULT false,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "services_prices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
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
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"url" varchar,
  	"article_url" varchar,
  	"questions_url" varchar,
  	"category" "enum_services_category",
  	"country_code" "enum_services_country_code",
  	"service_type" "enum_services_service_type",
  	"classes_included" numeric,
  	"service_code" numeric,
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"server_name" varchar,
  	"summary" varchar,
  	"duration" varchar,
  	"documents" varchar,
  	"office" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v_version_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"currency" "enum__services_v_version_prices_currency" DEFAULT 'EUR',
  	"unit" "enum__services_v_version_prices_unit" DEFAULT 'once',
  	"vat_mode" "enum__services_v_version_prices_vat_mode" DEFAULT 'net',
  	"is_from" boolean DEFAULT false,
  	"is_guide_value" boolean DEFAULT false,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_prices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_url" varchar,
  	"version_article_url" varchar,
  	"version_questions_url" varchar,
  	"version_category" "enum__services_v_version_category",
  	"version_country_code" "enum__services_v_version_country_code",
  	"version_service_type" "enum__services_v_version_service_type",
  	"version_classes_included" numeric,
  	"version_service_code" numeric,
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_server_name" varchar,
  	"version_summary" varchar,
  	"version_duration" varchar,
  	"version_documents" varchar,
  	"version_office" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"country" varchar,
  	"logo_id" integer,
  	"seed_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "partners_locales" (
  	"kind" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_country" varchar,
  	"version_logo_id" integer,
  	"version_seed_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partners_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_partners_v_locales" (
  	"version_kind" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "vat_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"rate" numeric NOT NULL,
  	"as_of" timestamp(3) with time zone NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "vat_rates_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "declarations_legislation" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_declarations_legislation",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "declarations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"declaration_no" varchar NOT NULL,
  	"product_model" varchar,
  	"company_name" varchar NOT NULL,
  	"company_country" varchar NOT NULL,
  	"representative_name" varchar,
  	"issue_date" timestamp(3) with time zone NOT NULL,
  	"status" "enum_declarations_status" DEFAULT 'inForce' NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "declarations_locales" (
  	"product_name" varchar NOT NULL,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "declarations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "representations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cooperation_no" varchar NOT NULL,
  	"company_name" varchar NOT NULL,
  	"company_country" varchar NOT NULL,
  	"area" "enum_representations_area" NOT NULL,
  	"territory" varchar NOT NULL,
  	"representative_name" varchar NOT NULL,
  	"start_date" timestamp(3) with time zone NOT NULL,
  	"end_date" timestamp(3) with time zone,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "representations_locales" (
  	"product_name" varchar NOT NULL,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "enquiries_product_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_enquiries_product_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "enquiries_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"time" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_enquiries_state" DEFAULT 'received' NOT NULL,
  	"assignee" varchar,
  	"kind" "enum_enquiries_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company" varchar,
  	"topic" "enum_enquiries_topic",
  	"country" varchar,
  	"message" varchar,
  	"language" "enum_enquiries_language" NOT NULL,
  	"notice_version" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"merchant_id" integer,
  	"token_hash" varchar NOT NULL,
  	"link_expires_at" numeric NOT NULL,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "survey_reports_supply_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_survey_reports_supply_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "survey_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"report_id" varchar NOT NULL,
  	"merchant_id" integer,
  	"rules_version" varchar NOT NULL,
  	"company_country" varchar NOT NULL,
  	"imports_to_stock" "enum_survey_reports_imports_to_stock",
  	"small_enterprise" "enum_survey_reports_small_enterprise",
  	"cross_border_turnover" numeric,
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
  	"referrer_host" varchar,
  	"language" varchar NOT NULL,
  	"channel_no" varchar,
  	"channel_code" varchar
  );
  
  CREATE TABLE "page_vitals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"route" varchar NOT NULL,
  	"device" "enum_page_vitals_device" NOT NULL,
  	"lcp" numeric,
  	"inp" numeric,
  	"cls" numeric
  );
  
  CREATE TABLE "search_misses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"term" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "search_hits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"term" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "page_reads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"path" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
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
  
  CREATE TABLE "merchants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_name" varchar,
  	"company_form" "enum_merchants_company_form",
  	"registered_office" varchar,
  	"company_country" varchar,
  	"vat_number" varchar,
  	"language" "enum_merchants_language" NOT NULL,
  	"channel_id" integer,
  	"channel_no" varchar,
  	"channel_code" varchar,
  	"award_id" integer,
  	"award_title" varchar,
  	"consent_version" varchar NOT NULL,
  	"consent_time" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar
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
  
  CREATE TABLE "client_files_wanted" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_client_files_wanted",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "client_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"merchant_id" integer NOT NULL,
  	"country" varchar NOT NULL,
  	"duty" "enum_client_files_duty" NOT NULL,
  	"registration_number" varchar,
  	"next_date" timestamp(3) with time zone,
  	"next_step" "enum_client_files_next_step",
  	"state" "enum_client_files_state" DEFAULT 'documents' NOT NULL,
  	"state_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "client_returns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"client_file_id" integer NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone NOT NULL,
  	"due_date" timestamp(3) with time zone NOT NULL,
  	"currency" "enum_client_returns_currency" DEFAULT 'EUR' NOT NULL,
  	"net_sales" numeric NOT NULL,
  	"output_tax" numeric NOT NULL,
  	"input_tax" numeric NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"state" "enum_client_returns_state" DEFAULT 'inPreparation' NOT NULL,
  	"decided_at" timestamp(3) with time zone,
  	"decided_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"account" varchar NOT NULL,
  	"user_agent" varchar,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"last_used_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"is_enabled" boolean DEFAULT false NOT NULL,
  	"last_step" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" varchar NOT NULL,
  	"code_hash" varchar NOT NULL
  );
  
  CREATE TABLE "message_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipient" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"expires_at" numeric NOT NULL
  );
  
  CREATE TABLE "sent_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_sent_messages_kind" DEFAULT 'sms' NOT NULL,
  	"recipient" varchar NOT NULL,
  	"subject" varchar,
  	"text" varchar NOT NULL,
  	"for_administrators" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"comment" varchar,
  	"author" numeric NOT NULL,
  	"author_name" varchar NOT NULL,
  	"draft_hash" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "review_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipient" numeric NOT NULL,
  	"document" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"author_name" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"read_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "release_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release" numeric NOT NULL,
  	"source" varchar NOT NULL,
  	"document" numeric,
  	"languages" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"added_by" numeric NOT NULL,
  	"added_by_name" varchar NOT NULL
  );
  
  CREATE TABLE "site_updates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"state" "enum_site_updates_state" NOT NULL,
  	"site" varchar NOT NULL,
  	"attempts" numeric NOT NULL,
  	"rendered" numeric,
  	"faults" jsonb,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"change" jsonb NOT NULL,
  	"document" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "link_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"problem" "enum_link_checks_problem",
  	"status" numeric,
  	"checked_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"document" numeric,
  	"missing" numeric NOT NULL,
  	"changed" numeric NOT NULL,
  	"texts" jsonb NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"language" "enum_users_language",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"redirects_id" integer,
  	"media_id" integer,
  	"information_id" integer,
  	"questions_id" integer,
  	"question_types_id" integer,
  	"manuals_id" integer,
  	"video_courses_id" integer,
  	"documents_id" integer,
  	"pop_ups_id" integer,
  	"posters_id" integer,
  	"poster_clicks_id" integer,
  	"pop_up_clicks_id" integer,
  	"channels_id" integer,
  	"awards_id" integer,
  	"services_id" integer,
  	"partners_id" integer,
  	"vat_rates_id" integer,
  	"declarations_id" integer,
  	"representations_id" integer,
  	"enquiries_id" integer,
  	"survey_reports_id" integer,
  	"visits_id" integer,
  	"client_files_id" integer,
  	"client_returns_id" integer,
  	"users_id" integer,
  	"merchants_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"merchants_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "anniversary_activities_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "anniversary_activities_rules_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "anniversary_activities_coupons" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"coupon_type" "enum_anniversary_activities_coupons_coupon_type" DEFAULT '0',
  	"amount" numeric,
  	"currency" "enum_anniversary_activities_coupons_currency" DEFAULT 'EUR',
  	"valid_days" numeric DEFAULT 90
  );
  
  CREATE TABLE "anniversary_activities_coupons_locales" (
  	"title" varchar,
  	"conditions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "anniversary_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"activity_name" "enum_anniversary_activities_activity_name",
  	"link_url" varchar
  );
  
  CREATE TABLE "anniversary_activities_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "anniversary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"start_time" timestamp(3) with time zone,
  	"starttime_tz" "enum_anniversary_starttime_tz" DEFAULT 'Europe/Berlin',
  	"end_time" timestamp(3) with time zone,
  	"endtime_tz" "enum_anniversary_endtime_tz" DEFAULT 'Europe/Berlin',
  	"saved_by" varchar,
  	"_status" "enum_anniversary_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "anniversary_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_anniversary_v_version_activities_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_anniversary_v_version_activities_rules_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_anniversary_v_version_activities_coupons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"coupon_type" "enum__anniversary_v_version_activities_coupons_coupon_type" DEFAULT '0',
  	"amount" numeric,
  	"currency" "enum__anniversary_v_version_activities_coupons_currency" DEFAULT 'EUR',
  	"valid_days" numeric DEFAULT 90,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_anniversary_v_version_activities_coupons_locales" (
  	"title" varchar,
  	"conditions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_anniversary_v_version_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"activity_name" "enum__anniversary_v_version_activities_activity_name",
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_anniversary_v_version_activities_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_anniversary_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_start_time" timestamp(3) with time zone,
  	"version_starttime_tz" "enum__anniversary_v_version_starttime_tz" DEFAULT 'Europe/Berlin',
  	"version_end_time" timestamp(3) with time zone,
  	"version_endtime_tz" "enum__anniversary_v_version_endtime_tz" DEFAULT 'Europe/Berlin',
  	"version_saved_by" varchar,
  	"version__status" "enum__anniversary_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__anniversary_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_anniversary_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newcomers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"landing_page_id" integer,
  	"award_id" integer,
  	"saved_by" varchar,
  	"_status" "enum_newcomers_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_newcomers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_landing_page_id" integer,
  	"version_award_id" integer,
  	"version_saved_by" varchar,
  	"version__status" "enum__newcomers_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__newcomers_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
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
  
  CREATE TABLE "menu_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"menu_attribute" varchar,
  	"menu_url" varchar
  );
  
  CREATE TABLE "menu_items_children_locales" (
  	"menu_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"menu_attribute" varchar,
  	"menu_url" varchar
  );
  
  CREATE TABLE "menu_items_locales" (
  	"menu_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"_status" "enum_menu_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_menu_v_version_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"menu_attribute" varchar,
  	"menu_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_items_children_locales" (
  	"menu_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"menu_attribute" varchar,
  	"menu_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_items_locales" (
  	"menu_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version__status" "enum__menu_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menu_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "search_panel_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar
  );
  
  CREATE TABLE "search_panel" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"_status" "enum_search_panel_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_panel_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_search_panel_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_panel_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version__status" "enum__search_panel_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_panel_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_search_panel_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "site_frame_pcnav_list_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "site_frame_pcnav_list_links_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_frame_pcnav_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_frame_pcnav_list_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_frame_blogroll" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "site_frame_blogroll_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_frame_function" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "site_frame_function_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_frame" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_information_company_name" varchar,
  	"contact_information_street" varchar,
  	"contact_information_postal_code" varchar,
  	"contact_information_email" varchar,
  	"contact_information_phone" varchar,
  	"bottom_type_value_four_id" integer,
  	"qrcode_image_id" integer,
  	"saved_by" varchar,
  	"_status" "enum_site_frame_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_frame_locales" (
  	"contact_information_city" varchar,
  	"contact_information_country" varchar,
  	"contact_information_hours" varchar,
  	"bottom_type_value_one" varchar,
  	"bottom_type_value_two" varchar,
  	"bottom_type_value_three" varchar,
  	"qrcode_caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_frame_v_version_pcnav_list_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_frame_v_version_pcnav_list_links_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_frame_v_version_pcnav_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_frame_v_version_pcnav_list_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_frame_v_version_blogroll" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_frame_v_version_blogroll_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_frame_v_version_function" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_frame_v_version_function_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_frame_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_contact_information_company_name" varchar,
  	"version_contact_information_street" varchar,
  	"version_contact_information_postal_code" varchar,
  	"version_contact_information_email" varchar,
  	"version_contact_information_phone" varchar,
  	"version_bottom_type_value_four_id" integer,
  	"version_qrcode_image_id" integer,
  	"version_saved_by" varchar,
  	"version__status" "enum__site_frame_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_frame_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_frame_v_locales" (
  	"version_contact_information_city" varchar,
  	"version_contact_information_country" varchar,
  	"version_contact_information_hours" varchar,
  	"version_bottom_type_value_one" varchar,
  	"version_bottom_type_value_two" varchar,
  	"version_bottom_type_value_three" varchar,
  	"version_qrcode_caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "service_codes_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" numeric NOT NULL,
  	"category" "enum_service_codes_codes_category" NOT NULL
  );
  
  CREATE TABLE "service_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "publishing_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_approval_required" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_sources" ADD CONSTRAINT "articles_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_sources_locales" ADD CONSTRAINT "articles_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_social_image_id_media_id_fk" FOREIGN KEY ("social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sources" ADD CONSTRAINT "_articles_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sources_locales" ADD CONSTRAINT "_articles_v_version_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v_version_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_social_image_id_media_id_fk" FOREIGN KEY ("version_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "information_sources" ADD CONSTRAINT "information_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "information_sources_locales" ADD CONSTRAINT "information_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."information_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "information" ADD CONSTRAINT "information_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "information" ADD CONSTRAINT "information_social_image_id_media_id_fk" FOREIGN KEY ("social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "information_locales" ADD CONSTRAINT "information_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_v_version_sources" ADD CONSTRAINT "_information_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_v_version_sources_locales" ADD CONSTRAINT "_information_v_version_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_information_v_version_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_v" ADD CONSTRAINT "_information_v_parent_id_information_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."information"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_information_v" ADD CONSTRAINT "_information_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_information_v" ADD CONSTRAINT "_information_v_version_social_image_id_media_id_fk" FOREIGN KEY ("version_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_information_v_locales" ADD CONSTRAINT "_information_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_sources" ADD CONSTRAINT "questions_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_sources_locales" ADD CONSTRAINT "questions_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions" ADD CONSTRAINT "questions_type_id_question_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."question_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "questions_locales" ADD CONSTRAINT "questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_rels" ADD CONSTRAINT "questions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_rels" ADD CONSTRAINT "questions_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_version_sources" ADD CONSTRAINT "_questions_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_version_sources_locales" ADD CONSTRAINT "_questions_v_version_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v_version_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v" ADD CONSTRAINT "_questions_v_parent_id_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_v" ADD CONSTRAINT "_questions_v_version_type_id_question_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."question_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_v_locales" ADD CONSTRAINT "_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_rels" ADD CONSTRAINT "_questions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_rels" ADD CONSTRAINT "_questions_v_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "question_types_locales" ADD CONSTRAINT "question_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."question_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "manuals_locales" ADD CONSTRAINT "manuals_locales_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals_locales" ADD CONSTRAINT "manuals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_manuals_v" ADD CONSTRAINT "_manuals_v_parent_id_manuals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."manuals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_manuals_v_locales" ADD CONSTRAINT "_manuals_v_locales_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_manuals_v_locales" ADD CONSTRAINT "_manuals_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_manuals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_courses" ADD CONSTRAINT "video_courses_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "video_courses_locales" ADD CONSTRAINT "video_courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_courses_v" ADD CONSTRAINT "_video_courses_v_parent_id_video_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."video_courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_courses_v" ADD CONSTRAINT "_video_courses_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_courses_v_locales" ADD CONSTRAINT "_video_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pop_ups_locales" ADD CONSTRAINT "pop_ups_locales_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pop_ups_locales" ADD CONSTRAINT "pop_ups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pop_ups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pop_ups_v" ADD CONSTRAINT "_pop_ups_v_parent_id_pop_ups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pop_ups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pop_ups_v_locales" ADD CONSTRAINT "_pop_ups_v_locales_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pop_ups_v_locales" ADD CONSTRAINT "_pop_ups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pop_ups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posters" ADD CONSTRAINT "posters_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posters_locales" ADD CONSTRAINT "posters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posters_v" ADD CONSTRAINT "_posters_v_parent_id_posters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posters_v" ADD CONSTRAINT "_posters_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posters_v_locales" ADD CONSTRAINT "_posters_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "poster_clicks" ADD CONSTRAINT "poster_clicks_poster_id_posters_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."posters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pop_up_clicks" ADD CONSTRAINT "pop_up_clicks_pop_up_id_pop_ups_id_fk" FOREIGN KEY ("pop_up_id") REFERENCES "public"."pop_ups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "channels" ADD CONSTRAINT "channels_landing_page_id_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "channels" ADD CONSTRAINT "channels_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "channels_locales" ADD CONSTRAINT "channels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_channels_v" ADD CONSTRAINT "_channels_v_parent_id_channels_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."channels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_channels_v" ADD CONSTRAINT "_channels_v_version_landing_page_id_pages_id_fk" FOREIGN KEY ("version_landing_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_channels_v" ADD CONSTRAINT "_channels_v_version_award_id_awards_id_fk" FOREIGN KEY ("version_award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_channels_v_locales" ADD CONSTRAINT "_channels_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_channels_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "awards_coupons" ADD CONSTRAINT "awards_coupons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "awards_coupons_locales" ADD CONSTRAINT "awards_coupons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."awards_coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "awards_locales" ADD CONSTRAINT "awards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_awards_v_version_coupons" ADD CONSTRAINT "_awards_v_version_coupons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_awards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_awards_v_version_coupons_locales" ADD CONSTRAINT "_awards_v_version_coupons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_awards_v_version_coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_awards_v" ADD CONSTRAINT "_awards_v_parent_id_awards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_awards_v_locales" ADD CONSTRAINT "_awards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_awards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_prices" ADD CONSTRAINT "services_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_prices_locales" ADD CONSTRAINT "services_prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_answers_covered_by" ADD CONSTRAINT "services_answers_covered_by_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_answers" ADD CONSTRAINT "services_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_prices" ADD CONSTRAINT "_services_v_version_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_prices_locales" ADD CONSTRAINT "_services_v_version_prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_answers_covered_by" ADD CONSTRAINT "_services_v_version_answers_covered_by_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v_version_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_answers" ADD CONSTRAINT "_services_v_version_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vat_rates_locales" ADD CONSTRAINT "vat_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vat_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "declarations_legislation" ADD CONSTRAINT "declarations_legislation_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."declarations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "declarations_locales" ADD CONSTRAINT "declarations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."declarations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "declarations_texts" ADD CONSTRAINT "declarations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."declarations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "representations_locales" ADD CONSTRAINT "representations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."representations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_product_kinds" ADD CONSTRAINT "enquiries_product_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_notes" ADD CONSTRAINT "enquiries_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "survey_reports_product_kinds" ADD CONSTRAINT "survey_reports_product_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "survey_reports_sales_channels" ADD CONSTRAINT "survey_reports_sales_channels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "survey_reports_imported_consignments" ADD CONSTRAINT "survey_reports_imported_consignments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "survey_reports_supply_roles" ADD CONSTRAINT "survey_reports_supply_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "survey_reports" ADD CONSTRAINT "survey_reports_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "survey_reports_texts" ADD CONSTRAINT "survey_reports_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "merchants_vat_returns" ADD CONSTRAINT "merchants_vat_returns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "merchants_further_reports" ADD CONSTRAINT "merchants_further_reports_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "merchants" ADD CONSTRAINT "merchants_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "merchants" ADD CONSTRAINT "merchants_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "coupons" ADD CONSTRAINT "coupons_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_files_wanted" ADD CONSTRAINT "client_files_wanted_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."client_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "client_files" ADD CONSTRAINT "client_files_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_returns" ADD CONSTRAINT "client_returns_client_file_id_client_files_id_fk" FOREIGN KEY ("client_file_id") REFERENCES "public"."client_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_information_fk" FOREIGN KEY ("information_id") REFERENCES "public"."information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_question_types_fk" FOREIGN KEY ("question_types_id") REFERENCES "public"."question_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manuals_fk" FOREIGN KEY ("manuals_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_courses_fk" FOREIGN KEY ("video_courses_id") REFERENCES "public"."video_courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pop_ups_fk" FOREIGN KEY ("pop_ups_id") REFERENCES "public"."pop_ups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posters_fk" FOREIGN KEY ("posters_id") REFERENCES "public"."posters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_poster_clicks_fk" FOREIGN KEY ("poster_clicks_id") REFERENCES "public"."poster_clicks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pop_up_clicks_fk" FOREIGN KEY ("pop_up_clicks_id") REFERENCES "public"."pop_up_clicks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_channels_fk" FOREIGN KEY ("channels_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_awards_fk" FOREIGN KEY ("awards_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vat_rates_fk" FOREIGN KEY ("vat_rates_id") REFERENCES "public"."vat_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_declarations_fk" FOREIGN KEY ("declarations_id") REFERENCES "public"."declarations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_representations_fk" FOREIGN KEY ("representations_id") REFERENCES "public"."representations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_survey_reports_fk" FOREIGN KEY ("survey_reports_id") REFERENCES "public"."survey_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visits_fk" FOREIGN KEY ("visits_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_files_fk" FOREIGN KEY ("client_files_id") REFERENCES "public"."client_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_returns_fk" FOREIGN KEY ("client_returns_id") REFERENCES "public"."client_returns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_merchants_fk" FOREIGN KEY ("merchants_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_merchants_fk" FOREIGN KEY ("merchants_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities_rules" ADD CONSTRAINT "anniversary_activities_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities_rules_locales" ADD CONSTRAINT "anniversary_activities_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary_activities_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities_coupons" ADD CONSTRAINT "anniversary_activities_coupons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities_coupons_locales" ADD CONSTRAINT "anniversary_activities_coupons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary_activities_coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities" ADD CONSTRAINT "anniversary_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities_locales" ADD CONSTRAINT "anniversary_activities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_locales" ADD CONSTRAINT "anniversary_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities_rules" ADD CONSTRAINT "_anniversary_v_version_activities_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v_version_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities_rules_locales" ADD CONSTRAINT "_anniversary_v_version_activities_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v_version_activities_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities_coupons" ADD CONSTRAINT "_anniversary_v_version_activities_coupons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v_version_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities_coupons_locales" ADD CONSTRAINT "_anniversary_v_version_activities_coupons_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v_version_activities_coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities" ADD CONSTRAINT "_anniversary_v_version_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities_locales" ADD CONSTRAINT "_anniversary_v_version_activities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v_version_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_locales" ADD CONSTRAINT "_anniversary_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newcomers" ADD CONSTRAINT "newcomers_landing_page_id_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newcomers" ADD CONSTRAINT "newcomers_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newcomers_v" ADD CONSTRAINT "_newcomers_v_version_landing_page_id_pages_id_fk" FOREIGN KEY ("version_landing_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newcomers_v" ADD CONSTRAINT "_newcomers_v_version_award_id_awards_id_fk" FOREIGN KEY ("version_award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "menu_items_children" ADD CONSTRAINT "menu_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items_children_locales" ADD CONSTRAINT "menu_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items_locales" ADD CONSTRAINT "menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items_children" ADD CONSTRAINT "_menu_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items_children_locales" ADD CONSTRAINT "_menu_v_version_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items" ADD CONSTRAINT "_menu_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items_locales" ADD CONSTRAINT "_menu_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_panel_synonyms" ADD CONSTRAINT "search_panel_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_panel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_panel_rels" ADD CONSTRAINT "search_panel_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_panel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_panel_rels" ADD CONSTRAINT "search_panel_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_panel_v_version_synonyms" ADD CONSTRAINT "_search_panel_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_panel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_panel_v_rels" ADD CONSTRAINT "_search_panel_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_panel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_panel_v_rels" ADD CONSTRAINT "_search_panel_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_frame_pcnav_list_links" ADD CONSTRAINT "site_frame_pcnav_list_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_frame_pcnav_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_frame_pcnav_list_links_locales" ADD CONSTRAINT "site_frame_pcnav_list_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_frame_pcnav_list_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_frame_pcnav_list" ADD CONSTRAINT "site_frame_pcnav_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_frame_pcnav_list_locales" ADD CONSTRAINT "site_frame_pcnav_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_frame_pcnav_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_frame_blogroll" ADD CONSTRAINT "site_frame_blogroll_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_frame_blogroll_locales" ADD CONSTRAINT "site_frame_blogroll_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_frame_blogroll"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_frame_function" ADD CONSTRAINT "site_frame_function_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_frame_function_locales" ADD CONSTRAINT "site_frame_function_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_frame_function"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_frame" ADD CONSTRAINT "site_frame_bottom_type_value_four_id_media_id_fk" FOREIGN KEY ("bottom_type_value_four_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_frame" ADD CONSTRAINT "site_frame_qrcode_image_id_media_id_fk" FOREIGN KEY ("qrcode_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_frame_locales" ADD CONSTRAINT "site_frame_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_frame"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_frame_v_version_pcnav_list_links" ADD CONSTRAINT "_site_frame_v_version_pcnav_list_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_frame_v_version_pcnav_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_frame_v_version_pcnav_list_links_locales" ADD CONSTRAINT "_site_frame_v_version_pcnav_list_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_frame_v_version_pcnav_list_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_frame_v_version_pcnav_list" ADD CONSTRAINT "_site_frame_v_version_pcnav_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_frame_v_version_pcnav_list_locales" ADD CONSTRAINT "_site_frame_v_version_pcnav_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_frame_v_version_pcnav_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_frame_v_version_blogroll" ADD CONSTRAINT "_site_frame_v_version_blogroll_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_frame_v_version_blogroll_locales" ADD CONSTRAINT "_site_frame_v_version_blogroll_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_frame_v_version_blogroll"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_frame_v_version_function" ADD CONSTRAINT "_site_frame_v_version_function_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_frame_v_version_function_locales" ADD CONSTRAINT "_site_frame_v_version_function_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_frame_v_version_function"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_frame_v" ADD CONSTRAINT "_site_frame_v_version_bottom_type_value_four_id_media_id_fk" FOREIGN KEY ("version_bottom_type_value_four_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_frame_v" ADD CONSTRAINT "_site_frame_v_version_qrcode_image_id_media_id_fk" FOREIGN KEY ("version_qrcode_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_frame_v_locales" ADD CONSTRAINT "_site_frame_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_frame_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_codes_codes" ADD CONSTRAINT "service_codes_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_codes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_page_key_idx" ON "pages" USING btree ("page_key");
  CREATE UNIQUE INDEX "pages_uid_idx" ON "pages" USING btree ("uid");
  CREATE UNIQUE INDEX "pages_seed_key_idx" ON "pages" USING btree ("seed_key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_version_page_key_idx" ON "_pages_v" USING btree ("version_page_key");
  CREATE INDEX "_pages_v_version_version_uid_idx" ON "_pages_v" USING btree ("version_uid");
  CREATE INDEX "_pages_v_version_version_seed_key_idx" ON "_pages_v" USING btree ("version_seed_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_sources_order_idx" ON "articles_sources" USING btree ("_order");
  CREATE INDEX "articles_sources_parent_id_idx" ON "articles_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "articles_sources_locales_locale_parent_id_unique" ON "articles_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "articles_social_image_idx" ON "articles" USING btree ("social_image_id");
  CREATE INDEX "articles_article_type_idx" ON "articles" USING btree ("article_type");
  CREATE INDEX "articles_publish_time_idx" ON "articles" USING btree ("publish_time");
  CREATE UNIQUE INDEX "articles_seed_key_idx" ON "articles" USING btree ("seed_key");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_articles_id_idx" ON "articles_rels" USING btree ("articles_id");
  CREATE INDEX "_articles_v_version_sources_order_idx" ON "_articles_v_version_sources" USING btree ("_order");
  CREATE INDEX "_articles_v_version_sources_parent_id_idx" ON "_articles_v_version_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_articles_v_version_sources_locales_locale_parent_id_unique" ON "_articles_v_version_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_articles_v_version_version_social_image_idx" ON "_articles_v" USING btree ("version_social_image_id");
  CREATE INDEX "_articles_v_version_version_article_type_idx" ON "_articles_v" USING btree ("version_article_type");
  CREATE INDEX "_articles_v_version_version_publish_time_idx" ON "_articles_v" USING btree ("version_publish_time");
  CREATE INDEX "_articles_v_version_version_seed_key_idx" ON "_articles_v" USING btree ("version_seed_key");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_articles_id_idx" ON "_articles_v_rels" USING btree ("articles_id");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_moment_idx" ON "releases" USING btree ("moment");
  CREATE INDEX "releases_published_at_idx" ON "releases" USING btree ("published_at");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_seed_key_idx" ON "media" USING btree ("seed_key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "information_sources_order_idx" ON "information_sources" USING btree ("_order");
  CREATE INDEX "information_sources_parent_id_idx" ON "information_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "information_sources_locales_locale_parent_id_unique" ON "information_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "information_cover_idx" ON "information" USING btree ("cover_id");
  CREATE INDEX "information_social_image_idx" ON "information" USING btree ("social_image_id");
  CREATE INDEX "information_information_type_idx" ON "information" USING btree ("information_type");
  CREATE INDEX "information_publish_time_idx" ON "information" USING btree ("publish_time");
  CREATE UNIQUE INDEX "information_seed_key_idx" ON "information" USING btree ("seed_key");
  CREATE INDEX "information_updated_at_idx" ON "information" USING btree ("updated_at");
  CREATE INDEX "information_created_at_idx" ON "information" USING btree ("created_at");
  CREATE INDEX "information_deleted_at_idx" ON "information" USING btree ("deleted_at");
  CREATE INDEX "information__status_idx" ON "information" USING btree ("_status");
  CREATE UNIQUE INDEX "information_locales_locale_parent_id_unique" ON "information_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_information_v_version_sources_order_idx" ON "_information_v_version_sources" USING btree ("_order");
  CREATE INDEX "_information_v_version_sources_parent_id_idx" ON "_information_v_version_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_information_v_version_sources_locales_locale_parent_id_uniq" ON "_information_v_version_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_information_v_parent_idx" ON "_information_v" USING btree ("parent_id");
  CREATE INDEX "_information_v_version_version_cover_idx" ON "_information_v" USING btree ("version_cover_id");
  CREATE INDEX "_information_v_version_version_social_image_idx" ON "_information_v" USING btree ("version_social_image_id");
  CREATE INDEX "_information_v_version_version_information_type_idx" ON "_information_v" USING btree ("version_information_type");
  CREATE INDEX "_information_v_version_version_publish_time_idx" ON "_information_v" USING btree ("version_publish_time");
  CREATE INDEX "_information_v_version_version_seed_key_idx" ON "_information_v" USING btree ("version_seed_key");
  CREATE INDEX "_information_v_version_version_updated_at_idx" ON "_information_v" USING btree ("version_updated_at");
  CREATE INDEX "_information_v_version_version_created_at_idx" ON "_information_v" USING btree ("version_created_at");
  CREATE INDEX "_information_v_version_version_deleted_at_idx" ON "_information_v" USING btree ("version_deleted_at");
  CREATE INDEX "_information_v_version_version__status_idx" ON "_information_v" USING btree ("version__status");
  CREATE INDEX "_information_v_created_at_idx" ON "_information_v" USING btree ("created_at");
  CREATE INDEX "_information_v_updated_at_idx" ON "_information_v" USING btree ("updated_at");
  CREATE INDEX "_information_v_snapshot_idx" ON "_information_v" USING btree ("snapshot");
  CREATE INDEX "_information_v_published_locale_idx" ON "_information_v" USING btree ("published_locale");
  CREATE INDEX "_information_v_latest_idx" ON "_information_v" USING btree ("latest");
  CREATE INDEX "_information_v_autosave_idx" ON "_information_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_information_v_locales_locale_parent_id_unique" ON "_information_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "questions_sources_order_idx" ON "questions_sources" USING btree ("_order");
  CREATE INDEX "questions_sources_parent_id_idx" ON "questions_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "questions_sources_locales_locale_parent_id_unique" ON "questions_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "questions__order_idx" ON "questions" USING btree ("_order");
  CREATE INDEX "questions_type_idx" ON "questions" USING btree ("type_id");
  CREATE UNIQUE INDEX "questions_seed_key_idx" ON "questions" USING btree ("seed_key");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE INDEX "questions_deleted_at_idx" ON "questions" USING btree ("deleted_at");
  CREATE INDEX "questions__status_idx" ON "questions" USING btree ("_status");
  CREATE UNIQUE INDEX "questions_locales_locale_parent_id_unique" ON "questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "questions_rels_order_idx" ON "questions_rels" USING btree ("order");
  CREATE INDEX "questions_rels_parent_idx" ON "questions_rels" USING btree ("parent_id");
  CREATE INDEX "questions_rels_path_idx" ON "questions_rels" USING btree ("path");
  CREATE INDEX "questions_rels_questions_id_idx" ON "questions_rels" USING btree ("questions_id");
  CREATE INDEX "_questions_v_version_sources_order_idx" ON "_questions_v_version_sources" USING btree ("_order");
  CREATE INDEX "_questions_v_version_sources_parent_id_idx" ON "_questions_v_version_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_questions_v_version_sources_locales_locale_parent_id_unique" ON "_questions_v_version_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_questions_v_parent_idx" ON "_questions_v" USING btree ("parent_id");
  CREATE INDEX "_questions_v_version_version__order_idx" ON "_questions_v" USING btree ("version__order");
  CREATE INDEX "_questions_v_version_version_type_idx" ON "_questions_v" USING btree ("version_type_id");
  CREATE INDEX "_questions_v_version_version_seed_key_idx" ON "_questions_v" USING btree ("version_seed_key");
  CREATE INDEX "_questions_v_version_version_updated_at_idx" ON "_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_questions_v_version_version_created_at_idx" ON "_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_questions_v_version_version_deleted_at_idx" ON "_questions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_questions_v_version_version__status_idx" ON "_questions_v" USING btree ("version__status");
  CREATE INDEX "_questions_v_created_at_idx" ON "_questions_v" USING btree ("created_at");
  CREATE INDEX "_questions_v_updated_at_idx" ON "_questions_v" USING btree ("updated_at");
  CREATE INDEX "_questions_v_snapshot_idx" ON "_questions_v" USING btree ("snapshot");
  CREATE INDEX "_questions_v_published_locale_idx" ON "_questions_v" USING btree ("published_locale");
  CREATE INDEX "_questions_v_latest_idx" ON "_questions_v" USING btree ("latest");
  CREATE INDEX "_questions_v_autosave_idx" ON "_questions_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_questions_v_locales_locale_parent_id_unique" ON "_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_questions_v_rels_order_idx" ON "_questions_v_rels" USING btree ("order");
  CREATE INDEX "_questions_v_rels_parent_idx" ON "_questions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_questions_v_rels_path_idx" ON "_questions_v_rels" USING btree ("path");
  CREATE INDEX "_questions_v_rels_questions_id_idx" ON "_questions_v_rels" USING btree ("questions_id");
  CREATE INDEX "question_types__order_idx" ON "question_types" USING btree ("_order");
  CREATE UNIQUE INDEX "question_types_type_idx" ON "question_types" USING btree ("type");
  CREATE UNIQUE INDEX "question_types_seed_key_idx" ON "question_types" USING btree ("seed_key");
  CREATE INDEX "question_types_updated_at_idx" ON "question_types" USING btree ("updated_at");
  CREATE INDEX "question_types_created_at_idx" ON "question_types" USING btree ("created_at");
  CREATE INDEX "question_types_deleted_at_idx" ON "question_types" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "question_types_locales_locale_parent_id_unique" ON "question_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "manuals__order_idx" ON "manuals" USING btree ("_order");
  CREATE UNIQUE INDEX "manuals_anchor_idx" ON "manuals" USING btree ("anchor");
  CREATE UNIQUE INDEX "manuals_seed_key_idx" ON "manuals" USING btree ("seed_key");
  CREATE INDEX "manuals_updated_at_idx" ON "manuals" USING btree ("updated_at");
  CREATE INDEX "manuals_created_at_idx" ON "manuals" USING btree ("created_at");
  CREATE INDEX "manuals_deleted_at_idx" ON "manuals" USING btree ("deleted_at");
  CREATE INDEX "manuals__status_idx" ON "manuals" USING btree ("_status");
  CREATE INDEX "manuals_file_idx" ON "manuals_locales" USING btree ("file_id","_locale");
  CREATE UNIQUE INDEX "manuals_locales_locale_parent_id_unique" ON "manuals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_manuals_v_parent_idx" ON "_manuals_v" USING btree ("parent_id");
  CREATE INDEX "_manuals_v_version_version__order_idx" ON "_manuals_v" USING btree ("version__order");
  CREATE INDEX "_manuals_v_version_version_anchor_idx" ON "_manuals_v" USING btree ("version_anchor");
  CREATE INDEX "_manuals_v_version_version_seed_key_idx" ON "_manuals_v" USING btree ("version_seed_key");
  CREATE INDEX "_manuals_v_version_version_updated_at_idx" ON "_manuals_v" USING btree ("version_updated_at");
  CREATE INDEX "_manuals_v_version_version_created_at_idx" ON "_manuals_v" USING btree ("version_created_at");
  CREATE INDEX "_manuals_v_version_version_deleted_at_idx" ON "_manuals_v" USING btree ("version_deleted_at");
  CREATE INDEX "_manuals_v_version_version__status_idx" ON "_manuals_v" USING btree ("version__status");
  CREATE INDEX "_manuals_v_created_at_idx" ON "_manuals_v" USING btree ("created_at");
  CREATE INDEX "_manuals_v_updated_at_idx" ON "_manuals_v" USING btree ("updated_at");
  CREATE INDEX "_manuals_v_snapshot_idx" ON "_manuals_v" USING btree ("snapshot");
  CREATE INDEX "_manuals_v_published_locale_idx" ON "_manuals_v" USING btree ("published_locale");
  CREATE INDEX "_manuals_v_latest_idx" ON "_manuals_v" USING btree ("latest");
  CREATE INDEX "_manuals_v_autosave_idx" ON "_manuals_v" USING btree ("autosave");
  CREATE INDEX "_manuals_v_version_version_file_idx" ON "_manuals_v_locales" USING btree ("version_file_id","_locale");
  CREATE UNIQUE INDEX "_manuals_v_locales_locale_parent_id_unique" ON "_manuals_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "video_courses__order_idx" ON "video_courses" USING btree ("_order");
  CREATE INDEX "video_courses_cover_idx" ON "video_courses" USING btree ("cover_id");
  CREATE INDEX "video_courses_publish_time_idx" ON "video_courses" USING btree ("publish_time");
  CREATE UNIQUE INDEX "video_courses_seed_key_idx" ON "video_courses" USING btree ("seed_key");
  CREATE INDEX "video_courses_updated_at_idx" ON "video_courses" USING btree ("updated_at");
  CREATE INDEX "video_courses_created_at_idx" ON "video_courses" USING btree ("created_at");
  CREATE INDEX "video_courses_deleted_at_idx" ON "video_courses" USING btree ("deleted_at");
  CREATE INDEX "video_courses__status_idx" ON "video_courses" USING btree ("_status");
  CREATE UNIQUE INDEX "video_courses_locales_locale_parent_id_unique" ON "video_courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_video_courses_v_parent_idx" ON "_video_courses_v" USING btree ("parent_id");
  CREATE INDEX "_video_courses_v_version_version__order_idx" ON "_video_courses_v" USING btree ("version__order");
  CREATE INDEX "_video_courses_v_version_version_cover_idx" ON "_video_courses_v" USING btree ("version_cover_id");
  CREATE INDEX "_video_courses_v_version_version_publish_time_idx" ON "_video_courses_v" USING btree ("version_publish_time");
  CREATE INDEX "_video_courses_v_version_version_seed_key_idx" ON "_video_courses_v" USING btree ("version_seed_key");
  CREATE INDEX "_video_courses_v_version_version_updated_at_idx" ON "_video_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_video_courses_v_version_version_created_at_idx" ON "_video_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_video_courses_v_version_version_deleted_at_idx" ON "_video_courses_v" USING btree ("version_deleted_at");
  CREATE INDEX "_video_courses_v_version_version__status_idx" ON "_video_courses_v" USING btree ("version__status");
  CREATE INDEX "_video_courses_v_created_at_idx" ON "_video_courses_v" USING btree ("created_at");
  CREATE INDEX "_video_courses_v_updated_at_idx" ON "_video_courses_v" USING btree ("updated_at");
  CREATE INDEX "_video_courses_v_snapshot_idx" ON "_video_courses_v" USING btree ("snapshot");
  CREATE INDEX "_video_courses_v_published_locale_idx" ON "_video_courses_v" USING btree ("published_locale");
  CREATE INDEX "_video_courses_v_latest_idx" ON "_video_courses_v" USING btree ("latest");
  CREATE INDEX "_video_courses_v_autosave_idx" ON "_video_courses_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_video_courses_v_locales_locale_parent_id_unique" ON "_video_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "pop_ups__order_idx" ON "pop_ups" USING btree ("_order");
  CREATE UNIQUE INDEX "pop_ups_seed_key_idx" ON "pop_ups" USING btree ("seed_key");
  CREATE INDEX "pop_ups_updated_at_idx" ON "pop_ups" USING btree ("updated_at");
  CREATE INDEX "pop_ups_created_at_idx" ON "pop_ups" USING btree ("created_at");
  CREATE INDEX "pop_ups_deleted_at_idx" ON "pop_ups" USING btree ("deleted_at");
  CREATE INDEX "pop_ups__status_idx" ON "pop_ups" USING btree ("_status");
  CREATE INDEX "pop_ups_image_idx" ON "pop_ups_locales" USING btree ("image_id","_locale");
  CREATE UNIQUE INDEX "pop_ups_locales_locale_parent_id_unique" ON "pop_ups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pop_ups_v_parent_idx" ON "_pop_ups_v" USING btree ("parent_id");
  CREATE INDEX "_pop_ups_v_version_version__order_idx" ON "_pop_ups_v" USING btree ("version__order");
  CREATE INDEX "_pop_ups_v_version_version_seed_key_idx" ON "_pop_ups_v" USING btree ("version_seed_key");
  CREATE INDEX "_pop_ups_v_version_version_updated_at_idx" ON "_pop_ups_v" USING btree ("version_updated_at");
  CREATE INDEX "_pop_ups_v_version_version_created_at_idx" ON "_pop_ups_v" USING btree ("version_created_at");
  CREATE INDEX "_pop_ups_v_version_version_deleted_at_idx" ON "_pop_ups_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pop_ups_v_version_version__status_idx" ON "_pop_ups_v" USING btree ("version__status");
  CREATE INDEX "_pop_ups_v_created_at_idx" ON "_pop_ups_v" USING btree ("created_at");
  CREATE INDEX "_pop_ups_v_updated_at_idx" ON "_pop_ups_v" USING btree ("updated_at");
  CREATE INDEX "_pop_ups_v_snapshot_idx" ON "_pop_ups_v" USING btree ("snapshot");
  CREATE INDEX "_pop_ups_v_published_locale_idx" ON "_pop_ups_v" USING btree ("published_locale");
  CREATE INDEX "_pop_ups_v_latest_idx" ON "_pop_ups_v" USING btree ("latest");
  CREATE INDEX "_pop_ups_v_autosave_idx" ON "_pop_ups_v" USING btree ("autosave");
  CREATE INDEX "_pop_ups_v_version_version_image_idx" ON "_pop_ups_v_locales" USING btree ("version_image_id","_locale");
  CREATE UNIQUE INDEX "_pop_ups_v_locales_locale_parent_id_unique" ON "_pop_ups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posters__order_idx" ON "posters" USING btree ("_order");
  CREATE INDEX "posters_image_idx" ON "posters" USING btree ("image_id");
  CREATE UNIQUE INDEX "posters_seed_key_idx" ON "posters" USING btree ("seed_key");
  CREATE INDEX "posters_updated_at_idx" ON "posters" USING btree ("updated_at");
  CREATE INDEX "posters_created_at_idx" ON "posters" USING btree ("created_at");
  CREATE INDEX "posters_deleted_at_idx" ON "posters" USING btree ("deleted_at");
  CREATE INDEX "posters__status_idx" ON "posters" USING btree ("_status");
  CREATE UNIQUE INDEX "posters_locales_locale_parent_id_unique" ON "posters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posters_v_parent_idx" ON "_posters_v" USING btree ("parent_id");
  CREATE INDEX "_posters_v_version_version__order_idx" ON "_posters_v" USING btree ("version__order");
  CREATE INDEX "_posters_v_version_version_image_idx" ON "_posters_v" USING btree ("version_image_id");
  CREATE INDEX "_posters_v_version_version_seed_key_idx" ON "_posters_v" USING btree ("version_seed_key");
  CREATE INDEX "_posters_v_version_version_updated_at_idx" ON "_posters_v" USING btree ("version_updated_at");
  CREATE INDEX "_posters_v_version_version_created_at_idx" ON "_posters_v" USING btree ("version_created_at");
  CREATE INDEX "_posters_v_version_version_deleted_at_idx" ON "_posters_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posters_v_version_version__status_idx" ON "_posters_v" USING btree ("version__status");
  CREATE INDEX "_posters_v_created_at_idx" ON "_posters_v" USING btree ("created_at");
  CREATE INDEX "_posters_v_updated_at_idx" ON "_posters_v" USING btree ("updated_at");
  CREATE INDEX "_posters_v_snapshot_idx" ON "_posters_v" USING btree ("snapshot");
  CREATE INDEX "_posters_v_published_locale_idx" ON "_posters_v" USING btree ("published_locale");
  CREATE INDEX "_posters_v_latest_idx" ON "_posters_v" USING btree ("latest");
  CREATE INDEX "_posters_v_autosave_idx" ON "_posters_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_posters_v_locales_locale_parent_id_unique" ON "_posters_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "poster_clicks_poster_idx" ON "poster_clicks" USING btree ("poster_id");
  CREATE UNIQUE INDEX "pop_up_clicks_pop_up_idx" ON "pop_up_clicks" USING btree ("pop_up_id");
  CREATE INDEX "channels__order_idx" ON "channels" USING btree ("_order");
  CREATE UNIQUE INDEX "channels_channel_code_idx" ON "channels" USING btree ("channel_code");
  CREATE UNIQUE INDEX "channels_channel_no_idx" ON "channels" USING btree ("channel_no");
  CREATE INDEX "channels_landing_page_idx" ON "channels" USING btree ("landing_page_id");
  CREATE INDEX "channels_award_idx" ON "channels" USING btree ("award_id");
  CREATE UNIQUE INDEX "channels_seed_key_idx" ON "channels" USING btree ("seed_key");
  CREATE INDEX "channels_updated_at_idx" ON "channels" USING btree ("updated_at");
  CREATE INDEX "channels_created_at_idx" ON "channels" USING btree ("created_at");
  CREATE INDEX "channels_deleted_at_idx" ON "channels" USING btree ("deleted_at");
  CREATE INDEX "channels__status_idx" ON "channels" USING btree ("_status");
  CREATE UNIQUE INDEX "channels_locales_locale_parent_id_unique" ON "channels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_channels_v_parent_idx" ON "_channels_v" USING btree ("parent_id");
  CREATE INDEX "_channels_v_version_version__order_idx" ON "_channels_v" USING btree ("version__order");
  CREATE INDEX "_channels_v_version_version_channel_code_idx" ON "_channels_v" USING btree ("version_channel_code");
  CREATE INDEX "_channels_v_version_version_channel_no_idx" ON "_channels_v" USING btree ("version_channel_no");
  CREATE INDEX "_channels_v_version_version_landing_page_idx" ON "_channels_v" USING btree ("version_landing_page_id");
  CREATE INDEX "_channels_v_version_version_award_idx" ON "_channels_v" USING btree ("version_award_id");
  CREATE INDEX "_channels_v_version_version_seed_key_idx" ON "_channels_v" USING btree ("version_seed_key");
  CREATE INDEX "_channels_v_version_version_updated_at_idx" ON "_channels_v" USING btree ("version_updated_at");
  CREATE INDEX "_channels_v_version_version_created_at_idx" ON "_channels_v" USING btree ("version_created_at");
  CREATE INDEX "_channels_v_version_version_deleted_at_idx" ON "_channels_v" USING btree ("version_deleted_at");
  CREATE INDEX "_channels_v_version_version__status_idx" ON "_channels_v" USING btree ("version__status");
  CREATE INDEX "_channels_v_created_at_idx" ON "_channels_v" USING btree ("created_at");
  CREATE INDEX "_channels_v_updated_at_idx" ON "_channels_v" USING btree ("updated_at");
  CREATE INDEX "_channels_v_snapshot_idx" ON "_channels_v" USING btree ("snapshot");
  CREATE INDEX "_channels_v_published_locale_idx" ON "_channels_v" USING btree ("published_locale");
  CREATE INDEX "_channels_v_latest_idx" ON "_channels_v" USING btree ("latest");
  CREATE INDEX "_channels_v_autosave_idx" ON "_channels_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_channels_v_locales_locale_parent_id_unique" ON "_channels_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "awards_coupons_order_idx" ON "awards_coupons" USING btree ("_order");
  CREATE INDEX "awards_coupons_parent_id_idx" ON "awards_coupons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "awards_coupons_locales_locale_parent_id_unique" ON "awards_coupons_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "awards_seed_key_idx" ON "awards" USING btree ("seed_key");
  CREATE INDEX "awards_updated_at_idx" ON "awards" USING btree ("updated_at");
  CREATE INDEX "awards_created_at_idx" ON "awards" USING btree ("created_at");
  CREATE INDEX "awards_deleted_at_idx" ON "awards" USING btree ("deleted_at");
  CREATE INDEX "awards__status_idx" ON "awards" USING btree ("_status");
  CREATE UNIQUE INDEX "awards_locales_locale_parent_id_unique" ON "awards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_awards_v_version_coupons_order_idx" ON "_awards_v_version_coupons" USING btree ("_order");
  CREATE INDEX "_awards_v_version_coupons_parent_id_idx" ON "_awards_v_version_coupons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_awards_v_version_coupons_locales_locale_parent_id_unique" ON "_awards_v_version_coupons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_awards_v_parent_idx" ON "_awards_v" USING btree ("parent_id");
  CREATE INDEX "_awards_v_version_version_seed_key_idx" ON "_awards_v" USING btree ("version_seed_key");
  CREATE INDEX "_awards_v_version_version_updated_at_idx" ON "_awards_v" USING btree ("version_updated_at");
  CREATE INDEX "_awards_v_version_version_created_at_idx" ON "_awards_v" USING btree ("version_created_at");
  CREATE INDEX "_awards_v_version_version_deleted_at_idx" ON "_awards_v" USING btree ("version_deleted_at");
  CREATE INDEX "_awards_v_version_version__status_idx" ON "_awards_v" USING btree ("version__status");
  CREATE INDEX "_awards_v_created_at_idx" ON "_awards_v" USING btree ("created_at");
  CREATE INDEX "_awards_v_updated_at_idx" ON "_awards_v" USING btree ("updated_at");
  CREATE INDEX "_awards_v_snapshot_idx" ON "_awards_v" USING btree ("snapshot");
  CREATE INDEX "_awards_v_published_locale_idx" ON "_awards_v" USING btree ("published_locale");
  CREATE INDEX "_awards_v_latest_idx" ON "_awards_v" USING btree ("latest");
  CREATE INDEX "_awards_v_autosave_idx" ON "_awards_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_awards_v_locales_locale_parent_id_unique" ON "_awards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_prices_order_idx" ON "services_prices" USING btree ("_order");
  CREATE INDEX "services_prices_parent_id_idx" ON "services_prices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_prices_locales_locale_parent_id_unique" ON "services_prices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_answers_covered_by_order_idx" ON "services_answers_covered_by" USING btree ("order");
  CREATE INDEX "services_answers_covered_by_parent_idx" ON "services_answers_covered_by" USING btree ("parent_id");
  CREATE INDEX "services_answers_order_idx" ON "services_answers" USING btree ("_order");
  CREATE INDEX "services_answers_parent_id_idx" ON "services_answers" USING btree ("_parent_id");
  CREATE INDEX "services__order_idx" ON "services" USING btree ("_order");
  CREATE INDEX "services_category_idx" ON "services" USING btree ("category");
  CREATE UNIQUE INDEX "services_seed_key_idx" ON "services" USING btree ("seed_key");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_prices_order_idx" ON "_services_v_version_prices" USING btree ("_order");
  CREATE INDEX "_services_v_version_prices_parent_id_idx" ON "_services_v_version_prices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_prices_locales_locale_parent_id_unique" ON "_services_v_version_prices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_answers_covered_by_order_idx" ON "_services_v_version_answers_covered_by" USING btree ("order");
  CREATE INDEX "_services_v_version_answers_covered_by_parent_idx" ON "_services_v_version_answers_covered_by" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_answers_order_idx" ON "_services_v_version_answers" USING btree ("_order");
  CREATE INDEX "_services_v_version_answers_parent_id_idx" ON "_services_v_version_answers" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version__order_idx" ON "_services_v" USING btree ("version__order");
  CREATE INDEX "_services_v_version_version_category_idx" ON "_services_v" USING btree ("version_category");
  CREATE INDEX "_services_v_version_version_seed_key_idx" ON "_services_v" USING btree ("version_seed_key");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partners__order_idx" ON "partners" USING btree ("_order");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE UNIQUE INDEX "partners_seed_key_idx" ON "partners" USING btree ("seed_key");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version__order_idx" ON "_partners_v" USING btree ("version__order");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_seed_key_idx" ON "_partners_v" USING btree ("version_seed_key");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_snapshot_idx" ON "_partners_v" USING btree ("snapshot");
  CREATE INDEX "_partners_v_published_locale_idx" ON "_partners_v" USING btree ("published_locale");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_partners_v_locales_locale_parent_id_unique" ON "_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "vat_rates_country_idx" ON "vat_rates" USING btree ("country");
  CREATE UNIQUE INDEX "vat_rates_seed_key_idx" ON "vat_rates" USING btree ("seed_key");
  CREATE INDEX "vat_rates_updated_at_idx" ON "vat_rates" USING btree ("updated_at");
  CREATE INDEX "vat_rates_created_at_idx" ON "vat_rates" USING btree ("created_at");
  CREATE INDEX "vat_rates_deleted_at_idx" ON "vat_rates" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "vat_rates_locales_locale_parent_id_unique" ON "vat_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "declarations_legislation_order_idx" ON "declarations_legislation" USING btree ("order");
  CREATE INDEX "declarations_legislation_parent_idx" ON "declarations_legislation" USING btree ("parent_id");
  CREATE UNIQUE INDEX "declarations_declaration_no_idx" ON "declarations" USING btree ("declaration_no");
  CREATE UNIQUE INDEX "declarations_seed_key_idx" ON "declarations" USING btree ("seed_key");
  CREATE INDEX "declarations_updated_at_idx" ON "declarations" USING btree ("updated_at");
  CREATE INDEX "declarations_created_at_idx" ON "declarations" USING btree ("created_at");
  CREATE UNIQUE INDEX "declarations_locales_locale_parent_id_unique" ON "declarations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "declarations_texts_order_parent" ON "declarations_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "representations_cooperation_no_idx" ON "representations" USING btree ("cooperation_no");
  CREATE UNIQUE INDEX "representations_seed_key_idx" ON "representations" USING btree ("seed_key");
  CREATE INDEX "representations_updated_at_idx" ON "representations" USING btree ("updated_at");
  CREATE INDEX "representations_created_at_idx" ON "representations" USING btree ("created_at");
  CREATE UNIQUE INDEX "representations_locales_locale_parent_id_unique" ON "representations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "enquiries_product_kinds_order_idx" ON "enquiries_product_kinds" USING btree ("order");
  CREATE INDEX "enquiries_product_kinds_parent_idx" ON "enquiries_product_kinds" USING btree ("parent_id");
  CREATE INDEX "enquiries_notes_order_idx" ON "enquiries_notes" USING btree ("_order");
  CREATE INDEX "enquiries_notes_parent_id_idx" ON "enquiries_notes" USING btree ("_parent_id");
  CREATE INDEX "enquiries_assignee_idx" ON "enquiries" USING btree ("assignee");
  CREATE INDEX "enquiries_confirmed_at_idx" ON "enquiries" USING btree ("confirmed_at");
  CREATE INDEX "enquiries_merchant_idx" ON "enquiries" USING btree ("merchant_id");
  CREATE UNIQUE INDEX "enquiries_token_hash_idx" ON "enquiries" USING btree ("token_hash");
  CREATE UNIQUE INDEX "enquiries_fingerprint_idx" ON "enquiries" USING btree ("fingerprint");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "survey_reports_product_kinds_order_idx" ON "survey_reports_product_kinds" USING btree ("order");
  CREATE INDEX "survey_reports_product_kinds_parent_idx" ON "survey_reports_product_kinds" USING btree ("parent_id");
  CREATE INDEX "survey_reports_sales_channels_order_idx" ON "survey_reports_sales_channels" USING btree ("order");
  CREATE INDEX "survey_reports_sales_channels_parent_idx" ON "survey_reports_sales_channels" USING btree ("parent_id");
  CREATE INDEX "survey_reports_imported_consignments_order_idx" ON "survey_reports_imported_consignments" USING btree ("order");
  CREATE INDEX "survey_reports_imported_consignments_parent_idx" ON "survey_reports_imported_consignments" USING btree ("parent_id");
  CREATE INDEX "survey_reports_supply_roles_order_idx" ON "survey_reports_supply_roles" USING btree ("order");
  CREATE INDEX "survey_reports_supply_roles_parent_idx" ON "survey_reports_supply_roles" USING btree ("parent_id");
  CREATE UNIQUE INDEX "survey_reports_report_id_idx" ON "survey_reports" USING btree ("report_id");
  CREATE INDEX "survey_reports_merchant_idx" ON "survey_reports" USING btree ("merchant_id");
  CREATE INDEX "survey_reports_updated_at_idx" ON "survey_reports" USING btree ("updated_at");
  CREATE INDEX "survey_reports_created_at_idx" ON "survey_reports" USING btree ("created_at");
  CREATE INDEX "survey_reports_texts_order_parent" ON "survey_reports_texts" USING btree ("order","parent_id");
  CREATE INDEX "visits_day_idx" ON "visits" USING btree ("day");
  CREATE INDEX "page_vitals_day_idx" ON "page_vitals" USING btree ("day");
  CREATE UNIQUE INDEX "search_misses_key_idx" ON "search_misses" USING btree ("key");
  CREATE UNIQUE INDEX "search_hits_key_idx" ON "search_hits" USING btree ("key");
  CREATE UNIQUE INDEX "page_reads_key_idx" ON "page_reads" USING btree ("key");
  CREATE INDEX "page_reads_day_idx" ON "page_reads" USING btree ("day");
  CREATE INDEX "merchants_vat_returns_order_idx" ON "merchants_vat_returns" USING btree ("_order");
  CREATE INDEX "merchants_vat_returns_parent_id_idx" ON "merchants_vat_returns" USING btree ("_parent_id");
  CREATE INDEX "merchants_further_reports_order_idx" ON "merchants_further_reports" USING btree ("order");
  CREATE INDEX "merchants_further_reports_parent_idx" ON "merchants_further_reports" USING btree ("parent_id");
  CREATE INDEX "merchants_channel_idx" ON "merchants" USING btree ("channel_id");
  CREATE INDEX "merchants_award_idx" ON "merchants" USING btree ("award_id");
  CREATE INDEX "merchants_updated_at_idx" ON "merchants" USING btree ("updated_at");
  CREATE INDEX "merchants_created_at_idx" ON "merchants" USING btree ("created_at");
  CREATE UNIQUE INDEX "merchants_username_idx" ON "merchants" USING btree ("username");
  CREATE INDEX "coupons_merchant_idx" ON "coupons" USING btree ("merchant_id");
  CREATE INDEX "coupons_updated_at_idx" ON "coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "coupons" USING btree ("created_at");
  CREATE INDEX "client_files_wanted_order_idx" ON "client_files_wanted" USING btree ("order");
  CREATE INDEX "client_files_wanted_parent_idx" ON "client_files_wanted" USING btree ("parent_id");
  CREATE INDEX "client_files_merchant_idx" ON "client_files" USING btree ("merchant_id");
  CREATE INDEX "client_files_updated_at_idx" ON "client_files" USING btree ("updated_at");
  CREATE INDEX "client_files_created_at_idx" ON "client_files" USING btree ("created_at");
  CREATE INDEX "client_returns_client_file_idx" ON "client_returns" USING btree ("client_file_id");
  CREATE INDEX "client_returns_updated_at_idx" ON "client_returns" USING btree ("updated_at");
  CREATE INDEX "client_returns_created_at_idx" ON "client_returns" USING btree ("created_at");
  CREATE UNIQUE INDEX "sessions_token_hash_idx" ON "sessions" USING btree ("token_hash");
  CREATE INDEX "sessions_account_idx" ON "sessions" USING btree ("account");
  CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "recovery_codes_account_idx" ON "recovery_codes" USING btree ("account");
  CREATE INDEX "recovery_codes_code_hash_idx" ON "recovery_codes" USING btree ("code_hash");
  CREATE UNIQUE INDEX "message_codes_recipient_idx" ON "message_codes" USING btree ("recipient");
  CREATE INDEX "message_codes_expires_at_idx" ON "message_codes" USING btree ("expires_at");
  CREATE INDEX "sent_messages_updated_at_idx" ON "sent_messages" USING btree ("updated_at");
  CREATE INDEX "sent_messages_created_at_idx" ON "sent_messages" USING btree ("created_at");
  CREATE INDEX "reviews_document_idx" ON "reviews" USING btree ("document");
  CREATE INDEX "review_notices_recipient_idx" ON "review_notices" USING btree ("recipient");
  CREATE INDEX "review_notices_document_idx" ON "review_notices" USING btree ("document");
  CREATE INDEX "release_documents_release_idx" ON "release_documents" USING btree ("release");
  CREATE UNIQUE INDEX "release_documents_key_idx" ON "release_documents" USING btree ("key");
  CREATE INDEX "site_updates_state_idx" ON "site_updates" USING btree ("state");
  CREATE INDEX "site_updates_next_attempt_at_idx" ON "site_updates" USING btree ("next_attempt_at");
  CREATE INDEX "site_updates_document_idx" ON "site_updates" USING btree ("document");
  CREATE INDEX "site_updates_updated_at_idx" ON "site_updates" USING btree ("updated_at");
  CREATE INDEX "site_updates_created_at_idx" ON "site_updates" USING btree ("created_at");
  CREATE UNIQUE INDEX "link_checks_url_idx" ON "link_checks" USING btree ("url");
  CREATE UNIQUE INDEX "translations_key_idx" ON "translations" USING btree ("key");
  CREATE INDEX "translations_source_idx" ON "translations" USING btree ("source");
  CREATE INDEX "translations_missing_idx" ON "translations" USING btree ("missing");
  CREATE INDEX "translations_changed_idx" ON "translations" USING btree ("changed");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_information_id_idx" ON "payload_locked_documents_rels" USING btree ("information_id");
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");
  CREATE INDEX "payload_locked_documents_rels_question_types_id_idx" ON "payload_locked_documents_rels" USING btree ("question_types_id");
  CREATE INDEX "payload_locked_documents_rels_manuals_id_idx" ON "payload_locked_documents_rels" USING btree ("manuals_id");
  CREATE INDEX "payload_locked_documents_rels_video_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("video_courses_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_pop_ups_id_idx" ON "payload_locked_documents_rels" USING btree ("pop_ups_id");
  CREATE INDEX "payload_locked_documents_rels_posters_id_idx" ON "payload_locked_documents_rels" USING btree ("posters_id");
  CREATE INDEX "payload_locked_documents_rels_poster_clicks_id_idx" ON "payload_locked_documents_rels" USING btree ("poster_clicks_id");
  CREATE INDEX "payload_locked_documents_rels_pop_up_clicks_id_idx" ON "payload_locked_documents_rels" USING btree ("pop_up_clicks_id");
  CREATE INDEX "payload_locked_documents_rels_channels_id_idx" ON "payload_locked_documents_rels" USING btree ("channels_id");
  CREATE INDEX "payload_locked_documents_rels_awards_id_idx" ON "payload_locked_documents_rels" USING btree ("awards_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_vat_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("vat_rates_id");
  CREATE INDEX "payload_locked_documents_rels_declarations_id_idx" ON "payload_locked_documents_rels" USING btree ("declarations_id");
  CREATE INDEX "payload_locked_documents_rels_representations_id_idx" ON "payload_locked_documents_rels" USING btree ("representations_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_survey_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("survey_reports_id");
  CREATE INDEX "payload_locked_documents_rels_visits_id_idx" ON "payload_locked_documents_rels" USING btree ("visits_id");
  CREATE INDEX "payload_locked_documents_rels_client_files_id_idx" ON "payload_locked_documents_rels" USING btree ("client_files_id");
  CREATE INDEX "payload_locked_documents_rels_client_returns_id_idx" ON "payload_locked_documents_rels" USING btree ("client_returns_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_merchants_id_idx" ON "payload_locked_documents_rels" USING btree ("merchants_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_merchants_id_idx" ON "payload_preferences_rels" USING btree ("merchants_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "anniversary_activities_rules_order_idx" ON "anniversary_activities_rules" USING btree ("_order");
  CREATE INDEX "anniversary_activities_rules_parent_id_idx" ON "anniversary_activities_rules" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "anniversary_activities_rules_locales_locale_parent_id_unique" ON "anniversary_activities_rules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "anniversary_activities_coupons_order_idx" ON "anniversary_activities_coupons" USING btree ("_order");
  CREATE INDEX "anniversary_activities_coupons_parent_id_idx" ON "anniversary_activities_coupons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "anniversary_activities_coupons_locales_locale_parent_id_uniq" ON "anniversary_activities_coupons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "anniversary_activities_order_idx" ON "anniversary_activities" USING btree ("_order");
  CREATE INDEX "anniversary_activities_parent_id_idx" ON "anniversary_activities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "anniversary_activities_locales_locale_parent_id_unique" ON "anniversary_activities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "anniversary__status_idx" ON "anniversary" USING btree ("_status");
  CREATE UNIQUE INDEX "anniversary_locales_locale_parent_id_unique" ON "anniversary_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_anniversary_v_version_activities_rules_order_idx" ON "_anniversary_v_version_activities_rules" USING btree ("_order");
  CREATE INDEX "_anniversary_v_version_activities_rules_parent_id_idx" ON "_anniversary_v_version_activities_rules" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_anniversary_v_version_activities_rules_locales_locale_paren" ON "_anniversary_v_version_activities_rules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_anniversary_v_version_activities_coupons_order_idx" ON "_anniversary_v_version_activities_coupons" USING btree ("_order");
  CREATE INDEX "_anniversary_v_version_activities_coupons_parent_id_idx" ON "_anniversary_v_version_activities_coupons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_anniversary_v_version_activities_coupons_locales_locale_par" ON "_anniversary_v_version_activities_coupons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_anniversary_v_version_activities_order_idx" ON "_anniversary_v_version_activities" USING btree ("_order");
  CREATE INDEX "_anniversary_v_version_activities_parent_id_idx" ON "_anniversary_v_version_activities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_anniversary_v_version_activities_locales_locale_parent_id_u" ON "_anniversary_v_version_activities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_anniversary_v_version_version__status_idx" ON "_anniversary_v" USING btree ("version__status");
  CREATE INDEX "_anniversary_v_created_at_idx" ON "_anniversary_v" USING btree ("created_at");
  CREATE INDEX "_anniversary_v_updated_at_idx" ON "_anniversary_v" USING btree ("updated_at");
  CREATE INDEX "_anniversary_v_snapshot_idx" ON "_anniversary_v" USING btree ("snapshot");
  CREATE INDEX "_anniversary_v_published_locale_idx" ON "_anniversary_v" USING btree ("published_locale");
  CREATE INDEX "_anniversary_v_latest_idx" ON "_anniversary_v" USING btree ("latest");
  CREATE INDEX "_anniversary_v_autosave_idx" ON "_anniversary_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_anniversary_v_locales_locale_parent_id_unique" ON "_anniversary_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newcomers_landing_page_idx" ON "newcomers" USING btree ("landing_page_id");
  CREATE INDEX "newcomers_award_idx" ON "newcomers" USING btree ("award_id");
  CREATE INDEX "newcomers__status_idx" ON "newcomers" USING btree ("_status");
  CREATE INDEX "_newcomers_v_version_version_landing_page_idx" ON "_newcomers_v" USING btree ("version_landing_page_id");
  CREATE INDEX "_newcomers_v_version_version_award_idx" ON "_newcomers_v" USING btree ("version_award_id");
  CREATE INDEX "_newcomers_v_version_version__status_idx" ON "_newcomers_v" USING btree ("version__status");
  CREATE INDEX "_newcomers_v_created_at_idx" ON "_newcomers_v" USING btree ("created_at");
  CREATE INDEX "_newcomers_v_updated_at_idx" ON "_newcomers_v" USING btree ("updated_at");
  CREATE INDEX "_newcomers_v_snapshot_idx" ON "_newcomers_v" USING btree ("snapshot");
  CREATE INDEX "_newcomers_v_published_locale_idx" ON "_newcomers_v" USING btree ("published_locale");
  CREATE INDEX "_newcomers_v_latest_idx" ON "_newcomers_v" USING btree ("latest");
  CREATE INDEX "_newcomers_v_autosave_idx" ON "_newcomers_v" USING btree ("autosave");
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
  CREATE INDEX "_price_bundles_v_rels_services_id_idx" ON "_price_bundles_v_rels" USING btree ("services_id");
  CREATE INDEX "menu_items_children_order_idx" ON "menu_items_children" USING btree ("_order");
  CREATE INDEX "menu_items_children_parent_id_idx" ON "menu_items_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_items_children_locales_locale_parent_id_unique" ON "menu_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_items_order_idx" ON "menu_items" USING btree ("_order");
  CREATE INDEX "menu_items_parent_id_idx" ON "menu_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_items_locales_locale_parent_id_unique" ON "menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu__status_idx" ON "menu" USING btree ("_status");
  CREATE INDEX "_menu_v_version_items_children_order_idx" ON "_menu_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_menu_v_version_items_children_parent_id_idx" ON "_menu_v_version_items_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_items_children_locales_locale_parent_id_uniq" ON "_menu_v_version_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_items_order_idx" ON "_menu_v_version_items" USING btree ("_order");
  CREATE INDEX "_menu_v_version_items_parent_id_idx" ON "_menu_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_items_locales_locale_parent_id_unique" ON "_menu_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_version__status_idx" ON "_menu_v" USING btree ("version__status");
  CREATE INDEX "_menu_v_created_at_idx" ON "_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "_menu_v" USING btree ("updated_at");
  CREATE INDEX "_menu_v_snapshot_idx" ON "_menu_v" USING btree ("snapshot");
  CREATE INDEX "_menu_v_published_locale_idx" ON "_menu_v" USING btree ("published_locale");
  CREATE INDEX "_menu_v_latest_idx" ON "_menu_v" USING btree ("latest");
  CREATE INDEX "_menu_v_autosave_idx" ON "_menu_v" USING btree ("autosave");
  CREATE INDEX "search_panel_synonyms_order_idx" ON "search_panel_synonyms" USING btree ("_order");
  CREATE INDEX "search_panel_synonyms_parent_id_idx" ON "search_panel_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_panel__status_idx" ON "search_panel" USING btree ("_status");
  CREATE INDEX "search_panel_rels_order_idx" ON "search_panel_rels" USING btree ("order");
  CREATE INDEX "search_panel_rels_parent_idx" ON "search_panel_rels" USING btree ("parent_id");
  CREATE INDEX "search_panel_rels_path_idx" ON "search_panel_rels" USING btree ("path");
  CREATE INDEX "search_panel_rels_services_id_idx" ON "search_panel_rels" USING btree ("services_id");
  CREATE INDEX "_search_panel_v_version_synonyms_order_idx" ON "_search_panel_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_search_panel_v_version_synonyms_parent_id_idx" ON "_search_panel_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_search_panel_v_version_version__status_idx" ON "_search_panel_v" USING btree ("version__status");
  CREATE INDEX "_search_panel_v_created_at_idx" ON "_search_panel_v" USING btree ("created_at");
  CREATE INDEX "_search_panel_v_updated_at_idx" ON "_search_panel_v" USING btree ("updated_at");
  CREATE INDEX "_search_panel_v_snapshot_idx" ON "_search_panel_v" USING btree ("snapshot");
  CREATE INDEX "_search_panel_v_published_locale_idx" ON "_search_panel_v" USING btree ("published_locale");
  CREATE INDEX "_search_panel_v_latest_idx" ON "_search_panel_v" USING btree ("latest");
  CREATE INDEX "_search_panel_v_autosave_idx" ON "_search_panel_v" USING btree ("autosave");
  CREATE INDEX "_search_panel_v_rels_order_idx" ON "_search_panel_v_rels" USING btree ("order");
  CREATE INDEX "_search_panel_v_rels_parent_idx" ON "_search_panel_v_rels" USING btree ("parent_id");
  CREATE INDEX "_search_panel_v_rels_path_idx" ON "_search_panel_v_rels" USING btree ("path");
  CREATE INDEX "_search_panel_v_rels_services_id_idx" ON "_search_panel_v_rels" USING btree ("services_id");
  CREATE INDEX "site_frame_pcnav_list_links_order_idx" ON "site_frame_pcnav_list_links" USING btree ("_order");
  CREATE INDEX "site_frame_pcnav_list_links_parent_id_idx" ON "site_frame_pcnav_list_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_frame_pcnav_list_links_locales_locale_parent_id_unique" ON "site_frame_pcnav_list_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_frame_pcnav_list_order_idx" ON "site_frame_pcnav_list" USING btree ("_order");
  CREATE INDEX "site_frame_pcnav_list_parent_id_idx" ON "site_frame_pcnav_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_frame_pcnav_list_locales_locale_parent_id_unique" ON "site_frame_pcnav_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_frame_blogroll_order_idx" ON "site_frame_blogroll" USING btree ("_order");
  CREATE INDEX "site_frame_blogroll_parent_id_idx" ON "site_frame_blogroll" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_frame_blogroll_locales_locale_parent_id_unique" ON "site_frame_blogroll_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_frame_function_order_idx" ON "site_frame_function" USING btree ("_order");
  CREATE INDEX "site_frame_function_parent_id_idx" ON "site_frame_function" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_frame_function_locales_locale_parent_id_unique" ON "site_frame_function_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_frame_bottom_bottom_type_value_four_idx" ON "site_frame" USING btree ("bottom_type_value_four_id");
  CREATE INDEX "site_frame_qrcode_qrcode_image_idx" ON "site_frame" USING btree ("qrcode_image_id");
  CREATE INDEX "site_frame__status_idx" ON "site_frame" USING btree ("_status");
  CREATE UNIQUE INDEX "site_frame_locales_locale_parent_id_unique" ON "site_frame_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_version_pcnav_list_links_order_idx" ON "_site_frame_v_version_pcnav_list_links" USING btree ("_order");
  CREATE INDEX "_site_frame_v_version_pcnav_list_links_parent_id_idx" ON "_site_frame_v_version_pcnav_list_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_frame_v_version_pcnav_list_links_locales_locale_parent" ON "_site_frame_v_version_pcnav_list_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_version_pcnav_list_order_idx" ON "_site_frame_v_version_pcnav_list" USING btree ("_order");
  CREATE INDEX "_site_frame_v_version_pcnav_list_parent_id_idx" ON "_site_frame_v_version_pcnav_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_frame_v_version_pcnav_list_locales_locale_parent_id_un" ON "_site_frame_v_version_pcnav_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_version_blogroll_order_idx" ON "_site_frame_v_version_blogroll" USING btree ("_order");
  CREATE INDEX "_site_frame_v_version_blogroll_parent_id_idx" ON "_site_frame_v_version_blogroll" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_frame_v_version_blogroll_locales_locale_parent_id_uniq" ON "_site_frame_v_version_blogroll_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_version_function_order_idx" ON "_site_frame_v_version_function" USING btree ("_order");
  CREATE INDEX "_site_frame_v_version_function_parent_id_idx" ON "_site_frame_v_version_function" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_frame_v_version_function_locales_locale_parent_id_uniq" ON "_site_frame_v_version_function_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_frame_v_version_bottom_version_bottom_type_value_f_idx" ON "_site_frame_v" USING btree ("version_bottom_type_value_four_id");
  CREATE INDEX "_site_frame_v_version_qrcode_version_qrcode_image_idx" ON "_site_frame_v" USING btree ("version_qrcode_image_id");
  CREATE INDEX "_site_frame_v_version_version__status_idx" ON "_site_frame_v" USING btree ("version__status");
  CREATE INDEX "_site_frame_v_created_at_idx" ON "_site_frame_v" USING btree ("created_at");
  CREATE INDEX "_site_frame_v_updated_at_idx" ON "_site_frame_v" USING btree ("updated_at");
  CREATE INDEX "_site_frame_v_snapshot_idx" ON "_site_frame_v" USING btree ("snapshot");
  CREATE INDEX "_site_frame_v_published_locale_idx" ON "_site_frame_v" USING btree ("published_locale");
  CREATE INDEX "_site_frame_v_latest_idx" ON "_site_frame_v" USING btree ("latest");
  CREATE INDEX "_site_frame_v_autosave_idx" ON "_site_frame_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_site_frame_v_locales_locale_parent_id_unique" ON "_site_frame_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_codes_codes_order_idx" ON "service_codes_codes" USING btree ("_order");
  CREATE INDEX "service_codes_codes_parent_id_idx" ON "service_codes_codes" USING btree ("_parent_id");`)
  // No collections: what rate-limiter-flexible counts in (src/platform/limits), and src/platform/db/lease.ts.
  await db.execute(sql`
   CREATE TABLE "rate_limits" (
    "key" varchar(255) PRIMARY KEY NOT NULL,
    "points" integer DEFAULT 0 NOT NULL,
    "expire" bigint
  );
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");
  CREATE TABLE "leases" (
    "name" varchar(64) PRIMARY KEY NOT NULL,
    "holder" varchar(64) NOT NULL,
    "until" bigint NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "leases" CASCADE;`)
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "articles_sources" CASCADE;
  DROP TABLE "articles_sources_locales" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_sources" CASCADE;
  DROP TABLE "_articles_v_version_sources_locales" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "information_sources" CASCADE;
  DROP TABLE "information_sources_locales" CASCADE;
  DROP TABLE "information" CASCADE;
  DROP TABLE "information_locales" CASCADE;
  DROP TABLE "_information_v_version_sources" CASCADE;
  DROP TABLE "_information_v_version_sources_locales" CASCADE;
  DROP TABLE "_information_v" CASCADE;
  DROP TABLE "_information_v_locales" CASCADE;
  DROP TABLE "questions_sources" CASCADE;
  DROP TABLE "questions_sources_locales" CASCADE;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "questions_locales" CASCADE;
  DROP TABLE "questions_rels" CASCADE;
  DROP TABLE "_questions_v_version_sources" CASCADE;
  DROP TABLE "_questions_v_version_sources_locales" CASCADE;
  DROP TABLE "_questions_v" CASCADE;
  DROP TABLE "_questions_v_locales" CASCADE;
  DROP TABLE "_questions_v_rels" CASCADE;
  DROP TABLE "question_types" CASCADE;
  DROP TABLE "question_types_locales" CASCADE;
  DROP TABLE "manuals" CASCADE;
  DROP TABLE "manuals_locales" CASCADE;
  DROP TABLE "_manuals_v" CASCADE;
  DROP TABLE "_manuals_v_locales" CASCADE;
  DROP TABLE "video_courses" CASCADE;
  DROP TABLE "video_courses_locales" CASCADE;
  DROP TABLE "_video_courses_v" CASCADE;
  DROP TABLE "_video_courses_v_locales" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "pop_ups" CASCADE;
  DROP TABLE "pop_ups_locales" CASCADE;
  DROP TABLE "_pop_ups_v" CASCADE;
  DROP TABLE "_pop_ups_v_locales" CASCADE;
  DROP TABLE "posters" CASCADE;
  DROP TABLE "posters_locales" CASCADE;
  DROP TABLE "_posters_v" CASCADE;
  DROP TABLE "_posters_v_locales" CASCADE;
  DROP TABLE "poster_clicks" CASCADE;
  DROP TABLE "pop_up_clicks" CASCADE;
  DROP TABLE "channels" CASCADE;
  DROP TABLE "channels_locales" CASCADE;
  DROP TABLE "_channels_v" CASCADE;
  DROP TABLE "_channels_v_locales" CASCADE;
  DROP TABLE "awards_coupons" CASCADE;
  DROP TABLE "awards_coupons_locales" CASCADE;
  DROP TABLE "awards" CASCADE;
  DROP TABLE "awards_locales" CASCADE;
  DROP TABLE "_awards_v_version_coupons" CASCADE;
  DROP TABLE "_awards_v_version_coupons_locales" CASCADE;
  DROP TABLE "_awards_v" CASCADE;
  DROP TABLE "_awards_v_locales" CASCADE;
  DROP TABLE "services_prices" CASCADE;
  DROP TABLE "services_prices_locales" CASCADE;
  DROP TABLE "services_answers_covered_by" CASCADE;
  DROP TABLE "services_answers" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "_services_v_version_prices" CASCADE;
  DROP TABLE "_services_v_version_prices_locales" CASCADE;
  DROP TABLE "_services_v_version_answers_covered_by" CASCADE;
  DROP TABLE "_services_v_version_answers" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_locales" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_locales" CASCADE;
  DROP TABLE "vat_rates" CASCADE;
  DROP TABLE "vat_rates_locales" CASCADE;
  DROP TABLE "declarations_legislation" CASCADE;
  DROP TABLE "declarations" CASCADE;
  DROP TABLE "declarations_locales" CASCADE;
  DROP TABLE "declarations_texts" CASCADE;
  DROP TABLE "representations" CASCADE;
  DROP TABLE "representations_locales" CASCADE;
  DROP TABLE "enquiries_product_kinds" CASCADE;
  DROP TABLE "enquiries_notes" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "survey_reports_product_kinds" CASCADE;
  DROP TABLE "survey_reports_sales_channels" CASCADE;
  DROP TABLE "survey_reports_imported_consignments" CASCADE;
  DROP TABLE "survey_reports_supply_roles" CASCADE;
  DROP TABLE "survey_reports" CASCADE;
  DROP TABLE "survey_reports_texts" CASCADE;
  DROP TABLE "visits" CASCADE;
  DROP TABLE "page_vitals" CASCADE;
  DROP TABLE "search_misses" CASCADE;
  DROP TABLE "search_hits" CASCADE;
  DROP TABLE "page_reads" CASCADE;
  DROP TABLE "merchants_vat_returns" CASCADE;
  DROP TABLE "merchants_further_reports" CASCADE;
  DROP TABLE "merchants" CASCADE;
  DROP TABLE "coupons" CASCADE;
  DROP TABLE "client_files_wanted" CASCADE;
  DROP TABLE "client_files" CASCADE;
  DROP TABLE "client_returns" CASCADE;
  DROP TABLE "sessions" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "message_codes" CASCADE;
  DROP TABLE "sent_messages" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "review_notices" CASCADE;
  DROP TABLE "release_documents" CASCADE;
  DROP TABLE "site_updates" CASCADE;
  DROP TABLE "link_checks" CASCADE;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "anniversary_activities_rules" CASCADE;
  DROP TABLE "anniversary_activities_rules_locales" CASCADE;
  DROP TABLE "anniversary_activities_coupons" CASCADE;
  DROP TABLE "anniversary_activities_coupons_locales" CASCADE;
  DROP TABLE "anniversary_activities" CASCADE;
  DROP TABLE "anniversary_activities_locales" CASCADE;
  DROP TABLE "anniversary" CASCADE;
  DROP TABLE "anniversary_locales" CASCADE;
  DROP TABLE "_anniversary_v_version_activities_rules" CASCADE;
  DROP TABLE "_anniversary_v_version_activities_rules_locales" CASCADE;
  DROP TABLE "_anniversary_v_version_activities_coupons" CASCADE;
  DROP TABLE "_anniversary_v_version_activities_coupons_locales" CASCADE;
  DROP TABLE "_anniversary_v_version_activities" CASCADE;
  DROP TABLE "_anniversary_v_version_activities_locales" CASCADE;
  DROP TABLE "_anniversary_v" CASCADE;
  DROP TABLE "_anniversary_v_locales" CASCADE;
  DROP TABLE "newcomers" CASCADE;
  DROP TABLE "_newcomers_v" CASCADE;
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
  DROP TABLE "menu_items_children" CASCADE;
  DROP TABLE "menu_items_children_locales" CASCADE;
  DROP TABLE "menu_items" CASCADE;
  DROP TABLE "menu_items_locales" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TABLE "_menu_v_version_items_children" CASCADE;
  DROP TABLE "_menu_v_version_items_children_locales" CASCADE;
  DROP TABLE "_menu_v_version_items" CASCADE;
  DROP TABLE "_menu_v_version_items_locales" CASCADE;
  DROP TABLE "_menu_v" CASCADE;
  DROP TABLE "search_panel_synonyms" CASCADE;
  DROP TABLE "search_panel" CASCADE;
  DROP TABLE "search_panel_rels" CASCADE;
  DROP TABLE "_search_panel_v_version_synonyms" CASCADE;
  DROP TABLE "_search_panel_v" CASCADE;
  DROP TABLE "_search_panel_v_rels" CASCADE;
  DROP TABLE "site_frame_pcnav_list_links" CASCADE;
  DROP TABLE "site_frame_pcnav_list_links_locales" CASCADE;
  DROP TABLE "site_frame_pcnav_list" CASCADE;
  DROP TABLE "site_frame_pcnav_list_locales" CASCADE;
  DROP TABLE "site_frame_blogroll" CASCADE;
  DROP TABLE "site_frame_blogroll_locales" CASCADE;
  DROP TABLE "site_frame_function" CASCADE;
  DROP TABLE "site_frame_function_locales" CASCADE;
  DROP TABLE "site_frame" CASCADE;
  DROP TABLE "site_frame_locales" CASCADE;
  DROP TABLE "_site_frame_v_version_pcnav_list_links" CASCADE;
  DROP TABLE "_site_frame_v_version_pcnav_list_links_locales" CASCADE;
  DROP TABLE "_site_frame_v_version_pcnav_list" CASCADE;
  DROP TABLE "_site_frame_v_version_pcnav_list_locales" CASCADE;
  DROP TABLE "_site_frame_v_version_blogroll" CASCADE;
  DROP TABLE "_site_frame_v_version_blogroll_locales" CASCADE;
  DROP TABLE "_site_frame_v_version_function" CASCADE;
  DROP TABLE "_site_frame_v_version_function_locales" CASCADE;
  DROP TABLE "_site_frame_v" CASCADE;
  DROP TABLE "_site_frame_v_locales" CASCADE;
  DROP TABLE "service_codes_codes" CASCADE;
  DROP TABLE "service_codes" CASCADE;
  DROP TABLE "publishing_rules" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_articles_article_type";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_article_type";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_information_information_type";
  DROP TYPE "public"."enum_information_status";
  DROP TYPE "public"."enum__information_v_version_information_type";
  DROP TYPE "public"."enum__information_v_version_status";
  DROP TYPE "public"."enum__information_v_published_locale";
  DROP TYPE "public"."enum_questions_status";
  DROP TYPE "public"."enum__questions_v_version_status";
  DROP TYPE "public"."enum__questions_v_published_locale";
  DROP TYPE "public"."enum_manuals_status";
  DROP TYPE "public"."enum__manuals_v_version_status";
  DROP TYPE "public"."enum__manuals_v_published_locale";
  DROP TYPE "public"."enum_video_courses_status";
  DROP TYPE "public"."enum__video_courses_v_version_status";
  DROP TYPE "public"."enum__video_courses_v_published_locale";
  DROP TYPE "public"."enum_pop_ups_starttime_tz";
  DROP TYPE "public"."enum_pop_ups_endtime_tz";
  DROP TYPE "public"."enum_pop_ups_status";
  DROP TYPE "public"."enum__pop_ups_v_version_starttime_tz";
  DROP TYPE "public"."enum__pop_ups_v_version_endtime_tz";
  DROP TYPE "public"."enum__pop_ups_v_version_status";
  DROP TYPE "public"."enum__pop_ups_v_published_locale";
  DROP TYPE "public"."enum_posters_starttime_tz";
  DROP TYPE "public"."enum_posters_endtime_tz";
  DROP TYPE "public"."enum_posters_position";
  DROP TYPE "public"."enum_posters_status";
  DROP TYPE "public"."enum__posters_v_version_starttime_tz";
  DROP TYPE "public"."enum__posters_v_version_endtime_tz";
  DROP TYPE "public"."enum__posters_v_version_position";
  DROP TYPE "public"."enum__posters_v_version_status";
  DROP TYPE "public"."enum__posters_v_published_locale";
  DROP TYPE "public"."enum_channels_status";
  DROP TYPE "public"."enum__channels_v_version_status";
  DROP TYPE "public"."enum__channels_v_published_locale";
  DROP TYPE "public"."enum_awards_coupons_coupon_type";
  DROP TYPE "public"."enum_awards_coupons_currency";
  DROP TYPE "public"."enum_awards_validuntil_tz";
  DROP TYPE "public"."enum_awards_status";
  DROP TYPE "public"."enum__awards_v_version_coupons_coupon_type";
  DROP TYPE "public"."enum__awards_v_version_coupons_currency";
  DROP TYPE "public"."enum__awards_v_version_validuntil_tz";
  DROP TYPE "public"."enum__awards_v_version_status";
  DROP TYPE "public"."enum__awards_v_published_locale";
  DROP TYPE "public"."enum_services_prices_currency";
  DROP TYPE "public"."enum_services_prices_unit";
  DROP TYPE "public"."enum_services_prices_vat_mode";
  DROP TYPE "public"."enum_services_answers_covered_by";
  DROP TYPE "public"."enum_services_answers_obligation";
  DROP TYPE "public"."enum_services_answers_company";
  DROP TYPE "public"."enum_services_category";
  DROP TYPE "public"."enum_services_country_code";
  DROP TYPE "public"."enum_services_service_type";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_prices_currency";
  DROP TYPE "public"."enum__services_v_version_prices_unit";
  DROP TYPE "public"."enum__services_v_version_prices_vat_mode";
  DROP TYPE "public"."enum__services_v_version_answers_covered_by";
  DROP TYPE "public"."enum__services_v_version_answers_obligation";
  DROP TYPE "public"."enum__services_v_version_answers_company";
  DROP TYPE "public"."enum__services_v_version_category";
  DROP TYPE "public"."enum__services_v_version_country_code";
  DROP TYPE "public"."enum__services_v_version_service_type";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum__partners_v_published_locale";
  DROP TYPE "public"."enum_declarations_legislation";
  DROP TYPE "public"."enum_declarations_status";
  DROP TYPE "public"."enum_representations_area";
  DROP TYPE "public"."enum_enquiries_product_kinds";
  DROP TYPE "public"."enum_enquiries_state";
  DROP TYPE "public"."enum_enquiries_kind";
  DROP TYPE "public"."enum_enquiries_topic";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_survey_reports_product_kinds";
  DROP TYPE "public"."enum_survey_reports_sales_channels";
  DROP TYPE "public"."enum_survey_reports_imported_consignments";
  DROP TYPE "public"."enum_survey_reports_supply_roles";
  DROP TYPE "public"."enum_survey_reports_imports_to_stock";
  DROP TYPE "public"."enum_survey_reports_small_enterprise";
  DROP TYPE "public"."enum_page_vitals_device";
  DROP TYPE "public"."enum_merchants_vat_returns_period";
  DROP TYPE "public"."enum_merchants_further_reports";
  DROP TYPE "public"."enum_merchants_company_form";
  DROP TYPE "public"."enum_merchants_language";
  DROP TYPE "public"."enum_coupons_coupon_type";
  DROP TYPE "public"."enum_client_files_wanted";
  DROP TYPE "public"."enum_client_files_duty";
  DROP TYPE "public"."enum_client_files_next_step";
  DROP TYPE "public"."enum_client_files_state";
  DROP TYPE "public"."enum_client_returns_currency";
  DROP TYPE "public"."enum_client_returns_state";
  DROP TYPE "public"."enum_sent_messages_kind";
  DROP TYPE "public"."enum_site_updates_state";
  DROP TYPE "public"."enum_link_checks_problem";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_anniversary_activities_coupons_coupon_type";
  DROP TYPE "public"."enum_anniversary_activities_coupons_currency";
  DROP TYPE "public"."enum_anniversary_activities_activity_name";
  DROP TYPE "public"."enum_anniversary_starttime_tz";
  DROP TYPE "public"."enum_anniversary_endtime_tz";
  DROP TYPE "public"."enum_anniversary_status";
  DROP TYPE "public"."enum__anniversary_v_version_activities_coupons_coupon_type";
  DROP TYPE "public"."enum__anniversary_v_version_activities_coupons_currency";
  DROP TYPE "public"."enum__anniversary_v_version_activities_activity_name";
  DROP TYPE "public"."enum__anniversary_v_version_starttime_tz";
  DROP TYPE "public"."enum__anniversary_v_version_endtime_tz";
  DROP TYPE "public"."enum__anniversary_v_version_status";
  DROP TYPE "public"."enum__anniversary_v_published_locale";
  DROP TYPE "public"."enum_newcomers_status";
  DROP TYPE "public"."enum__newcomers_v_version_status";
  DROP TYPE "public"."enum__newcomers_v_published_locale";
  DROP TYPE "public"."enum_price_bundles_bundles_prices_currency";
  DROP TYPE "public"."enum_price_bundles_bundles_prices_unit";
  DROP TYPE "public"."enum_price_bundles_bundles_prices_vat_mode";
  DROP TYPE "public"."enum_price_bundles_status";
  DROP TYPE "public"."enum__price_bundles_v_version_bundles_prices_currency";
  DROP TYPE "public"."enum__price_bundles_v_version_bundles_prices_unit";
  DROP TYPE "public"."enum__price_bundles_v_version_bundles_prices_vat_mode";
  DROP TYPE "public"."enum__price_bundles_v_version_status";
  DROP TYPE "public"."enum__price_bundles_v_published_locale";
  DROP TYPE "public"."enum_menu_status";
  DROP TYPE "public"."enum__menu_v_version_status";
  DROP TYPE "public"."enum__menu_v_published_locale";
  DROP TYPE "public"."enum_search_panel_status";
  DROP TYPE "public"."enum__search_panel_v_version_status";
  DROP TYPE "public"."enum__search_panel_v_published_locale";
  DROP TYPE "public"."enum_site_frame_status";
  DROP TYPE "public"."enum__site_frame_v_version_status";
  DROP TYPE "public"."enum__site_frame_v_published_locale";
  DROP TYPE "public"."enum_service_codes_codes_category";`)
}
