import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_misses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"term" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL
  );
  
  CREATE UNIQUE INDEX "search_misses_key_idx" ON "search_misses" USING btree ("key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_misses" CASCADE;`)
}
