import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'notifySite' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'notifySite' BEFORE 'schedulePublish';
  DROP TABLE "site_updates" CASCADE;
  DROP TYPE "public"."enum_site_updates_state";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_updates_state" AS ENUM('waiting', 'done', 'failed');
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
  
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'notifySite';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'notifySite';
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  CREATE INDEX "site_updates_state_idx" ON "site_updates" USING btree ("state");
  CREATE INDEX "site_updates_next_attempt_at_idx" ON "site_updates" USING btree ("next_attempt_at");
  CREATE INDEX "site_updates_document_idx" ON "site_updates" USING btree ("document");
  CREATE INDEX "site_updates_updated_at_idx" ON "site_updates" USING btree ("updated_at");
  CREATE INDEX "site_updates_created_at_idx" ON "site_updates" USING btree ("created_at");`)
}
