import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "enquiries_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"time" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_hits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"term" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "page_reads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"path" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"document" numeric,
  	"missing" numeric NOT NULL,
  	"changed" numeric NOT NULL,
  	"texts" jsonb NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "assignee" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enquiries_id" integer;
  ALTER TABLE "enquiries_notes" ADD CONSTRAINT "enquiries_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_notes_order_idx" ON "enquiries_notes" USING btree ("_order");
  CREATE INDEX "enquiries_notes_parent_id_idx" ON "enquiries_notes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "search_hits_key_idx" ON "search_hits" USING btree ("key");
  CREATE UNIQUE INDEX "page_reads_key_idx" ON "page_reads" USING btree ("key");
  CREATE INDEX "page_reads_day_idx" ON "page_reads" USING btree ("day");
  CREATE UNIQUE INDEX "translations_key_idx" ON "translations" USING btree ("key");
  CREATE INDEX "translations_source_idx" ON "translations" USING btree ("source");
  CREATE INDEX "translations_missing_idx" ON "translations" USING btree ("missing");
  CREATE INDEX "translations_changed_idx" ON "translations" USING btree ("changed");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_assignee_idx" ON "enquiries" USING btree ("assignee");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_hits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_reads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enquiries_notes" CASCADE;
  DROP TABLE "search_hits" CASCADE;
  DROP TABLE "page_reads" CASCADE;
  DROP TABLE "translations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enquiries_fk";
  
  DROP INDEX "enquiries_assignee_idx";
  DROP INDEX "payload_locked_documents_rels_enquiries_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "assignee";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enquiries_id";`)
}
