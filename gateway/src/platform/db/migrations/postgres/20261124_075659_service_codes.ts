import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_codes_codes_category" AS ENUM('chemicalTax', 'jct', 'plasticTax', 'scpn', 'rfc', 'weee', 'packaging', 'battery', 'authorisedRepresentative', 'textile', 'furniture', 'toy', 'tyre', 'cpnp', 'testing');
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
  
  ALTER TABLE "service_codes_codes" ADD CONSTRAINT "service_codes_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_codes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "service_codes_codes_order_idx" ON "service_codes_codes" USING btree ("_order");
  CREATE INDEX "service_codes_codes_parent_id_idx" ON "service_codes_codes" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "service_codes_codes" CASCADE;
  DROP TABLE "service_codes" CASCADE;
  DROP TYPE "public"."enum_service_codes_codes_category";`)
}
