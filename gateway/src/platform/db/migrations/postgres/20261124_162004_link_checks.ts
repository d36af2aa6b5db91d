import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_link_checks_problem" AS ENUM('status', 'unknownHost', 'noAnswer', 'badCertificate');
  CREATE TABLE "link_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"problem" "enum_link_checks_problem",
  	"status" numeric,
  	"checked_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE UNIQUE INDEX "link_checks_url_idx" ON "link_checks" USING btree ("url");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "link_checks" CASCADE;
  DROP TYPE "public"."enum_link_checks_problem";`)
}
