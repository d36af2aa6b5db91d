import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "public"."enum_services_country_code" ADD VALUE 'HK';
  ALTER TYPE "public"."enum_services_country_code" ADD VALUE 'NO';
  ALTER TYPE "public"."enum_services_country_code" ADD VALUE 'SC';
  ALTER TYPE "public"."enum_services_country_code" ADD VALUE 'SG';
  ALTER TYPE "public"."enum_services_country_code" ADD VALUE 'VG';
  ALTER TYPE "public"."enum__services_v_version_country_code" ADD VALUE 'HK';
  ALTER TYPE "public"."enum__services_v_version_country_code" ADD VALUE 'NO';
  ALTER TYPE "public"."enum__services_v_version_country_code" ADD VALUE 'SC';
  ALTER TYPE "public"."enum__services_v_version_country_code" ADD VALUE 'SG';
  ALTER TYPE "public"."enum__services_v_version_country_code" ADD VALUE 'VG';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "services" SET "country_code" = NULL WHERE "country_code" = 'HK' OR "country_code" = 'NO' OR "country_code" = 'SC' OR "country_code" = 'SG' OR "country_code" = 'VG';
  UPDATE "_services_v" SET "version_country_code" = NULL WHERE "version_country_code" = 'HK' OR "version_country_code" = 'NO' OR "version_country_code" = 'SC' OR "version_country_code" = 'SG' OR "version_country_code" = 'VG';
  ALTER TABLE "services" ALTER COLUMN "country_code" SET DATA TYPE text;
  DROP TYPE "public"."enum_services_country_code";
  CREATE TYPE "public"."enum_services_country_code" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '17', '21', '26', '31', '32', '33', '34', '99', '100', '101');
  ALTER TABLE "services" ALTER COLUMN "country_code" SET DATA TYPE "public"."enum_services_country_code" USING "country_code"::"public"."enum_services_country_code";
  ALTER TABLE "_services_v" ALTER COLUMN "version_country_code" SET DATA TYPE text;
  DROP TYPE "public"."enum__services_v_version_country_code";
  CREATE TYPE "public"."enum__services_v_version_country_code" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '17', '21', '26', '31', '32', '33', '34', '99', '100', '101');
  ALTER TABLE "_services_v" ALTER COLUMN "version_country_code" SET DATA TYPE "public"."enum__services_v_version_country_code" USING "version_country_code"::"public"."enum__services_v_version_country_code";`)
}
