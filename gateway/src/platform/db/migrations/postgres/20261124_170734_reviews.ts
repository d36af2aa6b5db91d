import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"comment" varchar,
  	"author" numeric NOT NULL,
  	"author_name" varchar NOT NULL,
  	"draft_hash" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "review_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipient" numeric NOT NULL,
  	"document" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"author_name" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"read_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "publishing_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_approval_required" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE INDEX "reviews_document_idx" ON "reviews" USING btree ("document");
  CREATE INDEX "review_notices_recipient_idx" ON "review_notices" USING btree ("recipient");
  CREATE INDEX "review_notices_document_idx" ON "review_notices" USING btree ("document");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reviews" CASCADE;
  DROP TABLE "review_notices" CASCADE;
  DROP TABLE "publishing_rules" CASCADE;`);
}
