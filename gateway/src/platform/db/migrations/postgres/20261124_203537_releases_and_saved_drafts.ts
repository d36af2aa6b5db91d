import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'scheduled', 'published', 'failed');
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"state" "enum_releases_state" DEFAULT 'open',
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
  
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_articles_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_information_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_questions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_manuals_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_video_courses_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_pop_ups_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_posters_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_channels_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_awards_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_partners_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_anniversary_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_newcomers_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_menu_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_search_panel_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_site_frame_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_moment_idx" ON "releases" USING btree ("moment");
  CREATE INDEX "releases_published_at_idx" ON "releases" USING btree ("published_at");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "release_documents_release_idx" ON "release_documents" USING btree ("release");
  CREATE UNIQUE INDEX "release_documents_key_idx" ON "release_documents" USING btree ("key");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "_information_v_autosave_idx" ON "_information_v" USING btree ("autosave");
  CREATE INDEX "_questions_v_autosave_idx" ON "_questions_v" USING btree ("autosave");
  CREATE INDEX "_manuals_v_autosave_idx" ON "_manuals_v" USING btree ("autosave");
  CREATE INDEX "_video_courses_v_autosave_idx" ON "_video_courses_v" USING btree ("autosave");
  CREATE INDEX "_pop_ups_v_autosave_idx" ON "_pop_ups_v" USING btree ("autosave");
  CREATE INDEX "_posters_v_autosave_idx" ON "_posters_v" USING btree ("autosave");
  CREATE INDEX "_channels_v_autosave_idx" ON "_channels_v" USING btree ("autosave");
  CREATE INDEX "_awards_v_autosave_idx" ON "_awards_v" USING btree ("autosave");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE INDEX "_anniversary_v_autosave_idx" ON "_anniversary_v" USING btree ("autosave");
  CREATE INDEX "_newcomers_v_autosave_idx" ON "_newcomers_v" USING btree ("autosave");
  CREATE INDEX "_menu_v_autosave_idx" ON "_menu_v" USING btree ("autosave");
  CREATE INDEX "_search_panel_v_autosave_idx" ON "_search_panel_v" USING btree ("autosave");
  CREATE INDEX "_site_frame_v_autosave_idx" ON "_site_frame_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "release_documents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "release_documents" CASCADE;
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "_articles_v_autosave_idx";
  DROP INDEX "_information_v_autosave_idx";
  DROP INDEX "_questions_v_autosave_idx";
  DROP INDEX "_manuals_v_autosave_idx";
  DROP INDEX "_video_courses_v_autosave_idx";
  DROP INDEX "_pop_ups_v_autosave_idx";
  DROP INDEX "_posters_v_autosave_idx";
  DROP INDEX "_channels_v_autosave_idx";
  DROP INDEX "_awards_v_autosave_idx";
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "_partners_v_autosave_idx";
  DROP INDEX "_anniversary_v_autosave_idx";
  DROP INDEX "_newcomers_v_autosave_idx";
  DROP INDEX "_menu_v_autosave_idx";
  DROP INDEX "_search_panel_v_autosave_idx";
  DROP INDEX "_site_frame_v_autosave_idx";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "_articles_v" DROP COLUMN "autosave";
  ALTER TABLE "_information_v" DROP COLUMN "autosave";
  ALTER TABLE "_questions_v" DROP COLUMN "autosave";
  ALTER TABLE "_manuals_v" DROP COLUMN "autosave";
  ALTER TABLE "_video_courses_v" DROP COLUMN "autosave";
  ALTER TABLE "_pop_ups_v" DROP COLUMN "autosave";
  ALTER TABLE "_posters_v" DROP COLUMN "autosave";
  ALTER TABLE "_channels_v" DROP COLUMN "autosave";
  ALTER TABLE "_awards_v" DROP COLUMN "autosave";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "_partners_v" DROP COLUMN "autosave";
  ALTER TABLE "_anniversary_v" DROP COLUMN "autosave";
  ALTER TABLE "_newcomers_v" DROP COLUMN "autosave";
  ALTER TABLE "_menu_v" DROP COLUMN "autosave";
  ALTER TABLE "_search_panel_v" DROP COLUMN "autosave";
  ALTER TABLE "_site_frame_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_releases_state";`)
}
