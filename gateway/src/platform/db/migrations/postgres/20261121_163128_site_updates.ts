import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_updates_state" AS ENUM('waiting', 'done', 'failed');
  CREATE TABLE "site_updates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"state" "enum_site_updates_state" NOT NULL,
  	"site" varchar NOT NULL,
  	"attempts" numeric NOT NULL,
  	"rendered" numeric,
  	"error" varchar,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"change" jsonb NOT NULL,
  	"document" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "site_updates_state_idx" ON "site_updates" USING btree ("state");
  CREATE INDEX "site_updates_next_attempt_at_idx" ON "site_updates" USING btree ("next_attempt_at");
  CREATE INDEX "site_updates_document_idx" ON "site_updates" USING btree ("document");
  CREATE INDEX "site_updates_updated_at_idx" ON "site_updates" USING btree ("updated_at");
  CREATE INDEX "site_updates_created_at_idx" ON "site_updates" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_updates" CASCADE;
  DROP TYPE "public"."enum_site_updates_state";`)
}
