import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vat_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vat_rates_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "vat_rates" CASCADE;
  DROP TABLE "vat_rates_locales" CASCADE;
  DROP INDEX "payload_locked_documents_rels_vat_rates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vat_rates_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vat_rates_id" integer;
  ALTER TABLE "vat_rates_locales" ADD CONSTRAINT "vat_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vat_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "vat_rates_country_idx" ON "vat_rates" USING btree ("country");
  CREATE UNIQUE INDEX "vat_rates_seed_key_idx" ON "vat_rates" USING btree ("seed_key");
  CREATE INDEX "vat_rates_updated_at_idx" ON "vat_rates" USING btree ("updated_at");
  CREATE INDEX "vat_rates_created_at_idx" ON "vat_rates" USING btree ("created_at");
  CREATE INDEX "vat_rates_deleted_at_idx" ON "vat_rates" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "vat_rates_locales_locale_parent_id_unique" ON "vat_rates_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vat_rates_fk" FOREIGN KEY ("vat_rates_id") REFERENCES "public"."vat_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_vat_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("vat_rates_id");`)
}
