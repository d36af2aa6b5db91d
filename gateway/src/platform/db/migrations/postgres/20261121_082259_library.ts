import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_information_information_type" AS ENUM('lawChange', 'deadline', 'company');
  CREATE TYPE "public"."enum_information_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__information_v_version_information_type" AS ENUM('lawChange', 'deadline', 'company');
  CREATE TYPE "public"."enum__information_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__information_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_manuals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__manuals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__manuals_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_video_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__video_courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__video_courses_v_published_locale" AS ENUM('en', 'de');
  CREATE TABLE "information_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "information_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "information" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"information_type" "enum_information_information_type",
  	"publish_time" timestamp(3) with time zone,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_information_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "information_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_information_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_information_v_version_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_information_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_information_type" "enum__information_v_version_information_type",
  	"version_publish_time" timestamp(3) with time zone,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__information_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__information_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_information_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "manuals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"anchor" varchar,
  	"version" varchar,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_manuals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "manuals_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"content" jsonb,
  	"file_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_manuals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_anchor" varchar,
  	"version_version" varchar,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__manuals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__manuals_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_manuals_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_content" jsonb,
  	"version_file_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "video_courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"cover_id" integer,
  	"file_i_d" varchar,
  	"app_i_d" varchar,
  	"duration" numeric,
  	"publish_time" timestamp(3) with time zone,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_video_courses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "video_courses_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"transcript" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_video_courses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_cover_id" integer,
  	"version_file_i_d" varchar,
  	"version_app_i_d" varchar,
  	"version_duration" numeric,
  	"version_publish_time" timestamp(3) with time zone,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__video_courses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__video_courses_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_video_courses_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_transcript" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "information_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "manuals_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "video_courses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "information_sources" ADD CONSTRAINT "information_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "information_sources_locales" ADD CONSTRAINT "information_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."information_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "information" ADD CONSTRAINT "information_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "information_locales" ADD CONSTRAINT "information_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_v_version_sources" ADD CONSTRAINT "_information_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_v_version_sources_locales" ADD CONSTRAINT "_information_v_version_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_information_v_version_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_v" ADD CONSTRAINT "_information_v_parent_id_information_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."information"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_information_v" ADD CONSTRAINT "_information_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_information_v_locales" ADD CONSTRAINT "_information_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "manuals_locales" ADD CONSTRAINT "manuals_locales_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manuals_locales" ADD CONSTRAINT "manuals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_manuals_v" ADD CONSTRAINT "_manuals_v_parent_id_manuals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."manuals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_manuals_v_locales" ADD CONSTRAINT "_manuals_v_locales_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_manuals_v_locales" ADD CONSTRAINT "_manuals_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_manuals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_courses" ADD CONSTRAINT "video_courses_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "video_courses_locales" ADD CONSTRAINT "video_courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_courses_v" ADD CONSTRAINT "_video_courses_v_parent_id_video_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."video_courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_courses_v" ADD CONSTRAINT "_video_courses_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_courses_v_locales" ADD CONSTRAINT "_video_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "information_sources_order_idx" ON "information_sources" USING btree ("_order");
  CREATE INDEX "information_sources_parent_id_idx" ON "information_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "information_sources_locales_locale_parent_id_unique" ON "information_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "information_cover_idx" ON "information" USING btree ("cover_id");
  CREATE INDEX "information_information_type_idx" ON "information" USING btree ("information_type");
  CREATE INDEX "information_publish_time_idx" ON "information" USING btree ("publish_time");
  CREATE UNIQUE INDEX "information_seed_key_idx" ON "information" USING btree ("seed_key");
  CREATE INDEX "information_updated_at_idx" ON "information" USING btree ("updated_at");
  CREATE INDEX "information_created_at_idx" ON "information" USING btree ("created_at");
  CREATE INDEX "information__status_idx" ON "information" USING btree ("_status");
  CREATE UNIQUE INDEX "information_locales_locale_parent_id_unique" ON "information_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_information_v_version_sources_order_idx" ON "_information_v_version_sources" USING btree ("_order");
  CREATE INDEX "_information_v_version_sources_parent_id_idx" ON "_information_v_version_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_information_v_version_sources_locales_locale_parent_id_uniq" ON "_information_v_version_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_information_v_parent_idx" ON "_information_v" USING btree ("parent_id");
  CREATE INDEX "_information_v_version_version_cover_idx" ON "_information_v" USING btree ("version_cover_id");
  CREATE INDEX "_information_v_version_version_information_type_idx" ON "_information_v" USING btree ("version_information_type");
  CREATE INDEX "_information_v_version_version_publish_time_idx" ON "_information_v" USING btree ("version_publish_time");
  CREATE INDEX "_information_v_version_version_seed_key_idx" ON "_information_v" USING btree ("version_seed_key");
  CREATE INDEX "_information_v_version_version_updated_at_idx" ON "_information_v" USING btree ("version_updated_at");
  CREATE INDEX "_information_v_version_version_created_at_idx" ON "_information_v" USING btree ("version_created_at");
  CREATE INDEX "_information_v_version_version__status_idx" ON "_information_v" USING btree ("version__status");
  CREATE INDEX "_information_v_created_at_idx" ON "_information_v" USING btree ("created_at");
  CREATE INDEX "_information_v_updated_at_idx" ON "_information_v" USING btree ("updated_at");
  CREATE INDEX "_information_v_snapshot_idx" ON "_information_v" USING btree ("snapshot");
  CREATE INDEX "_information_v_published_locale_idx" ON "_information_v" USING btree ("published_locale");
  CREATE INDEX "_information_v_latest_idx" ON "_information_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_information_v_locales_locale_parent_id_unique" ON "_information_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "manuals__order_idx" ON "manuals" USING btree ("_order");
  CREATE UNIQUE INDEX "manuals_anchor_idx" ON "manuals" USING btree ("anchor");
  CREATE UNIQUE INDEX "manuals_seed_key_idx" ON "manuals" USING btree ("seed_key");
  CREATE INDEX "manuals_updated_at_idx" ON "manuals" USING btree ("updated_at");
  CREATE INDEX "manuals_created_at_idx" ON "manuals" USING btree ("created_at");
  CREATE INDEX "manuals__status_idx" ON "manuals" USING btree ("_status");
  CREATE INDEX "manuals_file_idx" ON "manuals_locales" USING btree ("file_id","_locale");
  CREATE UNIQUE INDEX "manuals_locales_locale_parent_id_unique" ON "manuals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_manuals_v_parent_idx" ON "_manuals_v" USING btree ("parent_id");
  CREATE INDEX "_manuals_v_version_version__order_idx" ON "_manuals_v" USING btree ("version__order");
  CREATE INDEX "_manuals_v_version_version_anchor_idx" ON "_manuals_v" USING btree ("version_anchor");
  CREATE INDEX "_manuals_v_version_version_seed_key_idx" ON "_manuals_v" USING btree ("version_seed_key");
  CREATE INDEX "_manuals_v_version_version_updated_at_idx" ON "_manuals_v" USING btree ("version_updated_at");
  CREATE INDEX "_manuals_v_version_version_created_at_idx" ON "_manuals_v" USING btree ("version_created_at");
  CREATE INDEX "_manuals_v_version_version__status_idx" ON "_manuals_v" USING btree ("version__status");
  CREATE INDEX "_manuals_v_created_at_idx" ON "_manuals_v" USING btree ("created_at");
  CREATE INDEX "_manuals_v_updated_at_idx" ON "_manuals_v" USING btree ("updated_at");
  CREATE INDEX "_manuals_v_snapshot_idx" ON "_manuals_v" USING btree ("snapshot");
  CREATE INDEX "_manuals_v_published_locale_idx" ON "_manuals_v" USING btree ("published_locale");
  CREATE INDEX "_manuals_v_latest_idx" ON "_manuals_v" USING btree ("latest");
  CREATE INDEX "_manuals_v_version_version_file_idx" ON "_manuals_v_locales" USING btree ("version_file_id","_locale");
  CREATE UNIQUE INDEX "_manuals_v_locales_locale_parent_id_unique" ON "_manuals_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "video_courses__order_idx" ON "video_courses" USING btree ("_order");
  CREATE INDEX "video_courses_cover_idx" ON "video_courses" USING btree ("cover_id");
  CREATE INDEX "video_courses_publish_time_idx" ON "video_courses" USING btree ("publish_time");
  CREATE UNIQUE INDEX "video_courses_seed_key_idx" ON "video_courses" USING btree ("seed_key");
  CREATE INDEX "video_courses_updated_at_idx" ON "video_courses" USING btree ("updated_at");
  CREATE INDEX "video_courses_created_at_idx" ON "video_courses" USING btree ("created_at");
  CREATE INDEX "video_courses__status_idx" ON "video_courses" USING btree ("_status");
  CREATE UNIQUE INDEX "video_courses_locales_locale_parent_id_unique" ON "video_courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_video_courses_v_parent_idx" ON "_video_courses_v" USING btree ("parent_id");
  CREATE INDEX "_video_courses_v_version_version__order_idx" ON "_video_courses_v" USING btree ("version__order");
  CREATE INDEX "_video_courses_v_version_version_cover_idx" ON "_video_courses_v" USING btree ("version_cover_id");
  CREATE INDEX "_video_courses_v_version_version_publish_time_idx" ON "_video_courses_v" USING btree ("version_publish_time");
  CREATE INDEX "_video_courses_v_version_version_seed_key_idx" ON "_video_courses_v" USING btree ("version_seed_key");
  CREATE INDEX "_video_courses_v_version_version_updated_at_idx" ON "_video_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_video_courses_v_version_version_created_at_idx" ON "_video_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_video_courses_v_version_version__status_idx" ON "_video_courses_v" USING btree ("version__status");
  CREATE INDEX "_video_courses_v_created_at_idx" ON "_video_courses_v" USING btree ("created_at");
  CREATE INDEX "_video_courses_v_updated_at_idx" ON "_video_courses_v" USING btree ("updated_at");
  CREATE INDEX "_video_courses_v_snapshot_idx" ON "_video_courses_v" USING btree ("snapshot");
  CREATE INDEX "_video_courses_v_published_locale_idx" ON "_video_courses_v" USING btree ("published_locale");
  CREATE INDEX "_video_courses_v_latest_idx" ON "_video_courses_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_video_courses_v_locales_locale_parent_id_unique" ON "_video_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_information_fk" FOREIGN KEY ("information_id") REFERENCES "public"."information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manuals_fk" FOREIGN KEY ("manuals_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_courses_fk" FOREIGN KEY ("video_courses_id") REFERENCES "public"."video_courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_information_id_idx" ON "payload_locked_documents_rels" USING btree ("information_id");
  CREATE INDEX "payload_locked_documents_rels_manuals_id_idx" ON "payload_locked_documents_rels" USING btree ("manuals_id");
  CREATE INDEX "payload_locked_documents_rels_video_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("video_courses_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "information_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "information_sources_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "information" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "information_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_information_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_information_v_version_sources_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_information_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_information_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "manuals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "manuals_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_manuals_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_manuals_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "video_courses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "video_courses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_courses_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_courses_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "information_sources" CASCADE;
  DROP TABLE "information_sources_locales" CASCADE;
  DROP TABLE "information" CASCADE;
  DROP TABLE "information_locales" CASCADE;
  DROP TABLE "_information_v_version_sources" CASCADE;
  DROP TABLE "_information_v_version_sources_locales" CASCADE;
  DROP TABLE "_information_v" CASCADE;
  DROP TABLE "_information_v_locales" CASCADE;
  DROP TABLE "manuals" CASCADE;
  DROP TABLE "manuals_locales" CASCADE;
  DROP TABLE "_manuals_v" CASCADE;
  DROP TABLE "_manuals_v_locales" CASCADE;
  DROP TABLE "video_courses" CASCADE;
  DROP TABLE "video_courses_locales" CASCADE;
  DROP TABLE "_video_courses_v" CASCADE;
  DROP TABLE "_video_courses_v_locales" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP INDEX "payload_locked_documents_rels_information_id_idx";
  DROP INDEX "payload_locked_documents_rels_manuals_id_idx";
  DROP INDEX "payload_locked_documents_rels_video_courses_id_idx";
  DROP INDEX "payload_locked_documents_rels_documents_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "information_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "manuals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "video_courses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "documents_id";
  DROP TYPE "public"."enum_information_information_type";
  DROP TYPE "public"."enum_information_status";
  DROP TYPE "public"."enum__information_v_version_information_type";
  DROP TYPE "public"."enum__information_v_version_status";
  DROP TYPE "public"."enum__information_v_published_locale";
  DROP TYPE "public"."enum_manuals_status";
  DROP TYPE "public"."enum__manuals_v_version_status";
  DROP TYPE "public"."enum__manuals_v_published_locale";
  DROP TYPE "public"."enum_video_courses_status";
  DROP TYPE "public"."enum__video_courses_v_version_status";
  DROP TYPE "public"."enum__video_courses_v_published_locale";`)
}
