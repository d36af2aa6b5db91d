import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "field_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"thread" numeric,
  	"field" varchar,
  	"place" jsonb,
  	"language" varchar,
  	"text" varchar,
  	"author" numeric NOT NULL,
  	"author_name" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"resolved_at" timestamp(3) with time zone,
  	"resolved_by" varchar
  );
  
  CREATE TABLE "field_comments_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  ALTER TABLE "field_comments_numbers" ADD CONSTRAINT "field_comments_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."field_comments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "field_comments_document_idx" ON "field_comments" USING btree ("document");
  CREATE INDEX "field_comments_numbers_order_parent_idx" ON "field_comments_numbers" USING btree ("order","parent_id");
  CREATE INDEX "field_comments_numbers_number_idx" ON "field_comments_numbers" USING btree ("number");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "field_comments" CASCADE;
  DROP TABLE "field_comments_numbers" CASCADE;`)
}
