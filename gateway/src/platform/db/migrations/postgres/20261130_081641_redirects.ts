import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "redirect_hits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  ALTER TABLE "redirects" ADD COLUMN "covers_live_page" boolean DEFAULT false;
  ALTER TABLE "redirects" ADD COLUMN "followed" numeric DEFAULT 0;
  ALTER TABLE "redirects" ADD COLUMN "last_followed" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "redirect_hits_key_idx" ON "redirect_hits" USING btree ("key");
  CREATE INDEX "redirect_hits_day_idx" ON "redirect_hits" USING btree ("day");
  CREATE INDEX "redirect_hits_path_idx" ON "redirect_hits" USING btree ("path");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "redirect_hits" CASCADE;
  ALTER TABLE "redirects" DROP COLUMN "covers_live_page";
  ALTER TABLE "redirects" DROP COLUMN "followed";
  ALTER TABLE "redirects" DROP COLUMN "last_followed";`)
}
