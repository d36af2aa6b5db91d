import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_call_times_languages" AS ENUM('en', 'de');
  ALTER TYPE "public"."enum_enquiries_state" ADD VALUE 'unconfirmed' BEFORE 'received';
  ALTER TYPE "public"."enum_enquiries_state" ADD VALUE 'cancelled';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'call';
  ALTER TYPE "public"."enum_enquiries_topic" ADD VALUE 'quote' BEFORE 'other';
  CREATE TABLE "call_times_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_call_times_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "call_times" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"start" timestamp(3) with time zone NOT NULL,
  	"minutes" numeric DEFAULT 20 NOT NULL,
  	"adviser" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "call_time_id" integer;
  ALTER TABLE "enquiries" ADD COLUMN "phone" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "call_times_id" integer;
  ALTER TABLE "call_times_languages" ADD CONSTRAINT "call_times_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."call_times"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "call_times_languages_order_idx" ON "call_times_languages" USING btree ("order");
  CREATE INDEX "call_times_languages_parent_idx" ON "call_times_languages" USING btree ("parent_id");
  CREATE INDEX "call_times_start_idx" ON "call_times" USING btree ("start");
  CREATE INDEX "call_times_updated_at_idx" ON "call_times" USING btree ("updated_at");
  CREATE INDEX "call_times_created_at_idx" ON "call_times" USING btree ("created_at");
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_call_time_id_call_times_id_fk" FOREIGN KEY ("call_time_id") REFERENCES "public"."call_times"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_call_times_fk" FOREIGN KEY ("call_times_id") REFERENCES "public"."call_times"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "enquiries_call_time_idx" ON "enquiries" USING btree ("call_time_id");
  CREATE INDEX "payload_locked_documents_rels_call_times_id_idx" ON "payload_locked_documents_rels" USING btree ("call_times_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "enquiries" WHERE "kind" = 'call';
  UPDATE "enquiries" SET "state" = 'received' WHERE "state" = 'unconfirmed' OR "state" = 'cancelled';
  UPDATE "enquiries" SET "topic" = 'other' WHERE "topic" = 'quote';
  ALTER TABLE "call_times_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "call_times" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "call_times_languages" CASCADE;
  DROP TABLE "call_times" CASCADE;
  ALTER TABLE "enquiries" DROP CONSTRAINT IF EXISTS "enquiries_call_time_id_call_times_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_call_times_fk";
  
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DEFAULT 'received'::text;
  DROP TYPE "public"."enum_enquiries_state";
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('received', 'inProgress', 'answered');
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DEFAULT 'received'::"public"."enum_enquiries_state";
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DATA TYPE "public"."enum_enquiries_state" USING "state"::"public"."enum_enquiries_state";
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('contact', 'freeTrial');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  ALTER TABLE "enquiries" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_topic";
  CREATE TYPE "public"."enum_enquiries_topic" AS ENUM('vat', 'products', 'company', 'other');
  ALTER TABLE "enquiries" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_enquiries_topic" USING "topic"::"public"."enum_enquiries_topic";
  DROP INDEX "enquiries_call_time_idx";
  DROP INDEX "payload_locked_documents_rels_call_times_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "call_time_id";
  ALTER TABLE "enquiries" DROP COLUMN "phone";
  ALTER TABLE "enquiries" DROP COLUMN "reminded_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "call_times_id";
  DROP TYPE "public"."enum_call_times_languages";`)
}
