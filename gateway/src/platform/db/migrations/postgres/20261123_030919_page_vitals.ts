import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_page_vitals_device" AS ENUM('phone', 'tablet', 'desktop');
  CREATE TABLE "page_vitals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"route" varchar NOT NULL,
  	"device" "enum_page_vitals_device" NOT NULL,
  	"lcp" numeric,
  	"inp" numeric,
  	"cls" numeric
  );
  
  CREATE INDEX "page_vitals_day_idx" ON "page_vitals" USING btree ("day");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_vitals" CASCADE;
  DROP TYPE "public"."enum_page_vitals_device";`)
}
