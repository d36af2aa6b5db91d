import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** A guide value has said so in its label before there was a field for it. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_prices" ADD COLUMN "is_guide_value" boolean DEFAULT false;
  ALTER TABLE "_services_v_version_prices" ADD COLUMN "is_guide_value" boolean DEFAULT false;
  UPDATE "services_prices" SET "is_guide_value" = true WHERE "id" IN (SELECT "_parent_id" FROM "services_prices_locales" WHERE "label" LIKE 'Guide value%' OR "label" LIKE 'Richtwert%');
  UPDATE "_services_v_version_prices" SET "is_guide_value" = true WHERE "id" IN (SELECT "_parent_id" FROM "_services_v_version_prices_locales" WHERE "label" LIKE 'Guide value%' OR "label" LIKE 'Richtwert%');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_prices" DROP COLUMN "is_guide_value";
  ALTER TABLE "_services_v_version_prices" DROP COLUMN "is_guide_value";`)
}
