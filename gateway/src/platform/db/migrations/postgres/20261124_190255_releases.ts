import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'scheduled', 'published', 'failed');
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"state" "enum_releases_state" DEFAULT 'open' NOT NULL,
  	"moment" timestamp(3) with time zone,
  	"scheduled_by_name" varchar,
  	"published_at" timestamp(3) with time zone,
  	"published_by" varchar,
  	"created_by" varchar,
  	"timezone" varchar,
  	"scheduled_by" numeric,
  	"problems" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "release_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release" numeric NOT NULL,
  	"source" varchar NOT NULL,
  	"document" numeric,
  	"languages" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"added_by" numeric NOT NULL,
  	"added_by_name" varchar NOT NULL
  );
  
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_moment_idx" ON "releases" USING btree ("moment");
  CREATE INDEX "releases_published_at_idx" ON "releases" USING btree ("published_at");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "release_documents_release_idx" ON "release_documents" USING btree ("release");
  CREATE UNIQUE INDEX "release_documents_key_idx" ON "release_documents" USING btree ("key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "releases" CASCADE;
  DROP TABLE "release_documents" CASCADE;
  DROP TYPE "public"."enum_releases_state";`)
}
