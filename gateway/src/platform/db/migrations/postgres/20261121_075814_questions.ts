import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_published_locale" AS ENUM('en', 'de');
  CREATE TABLE "questions_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "questions_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"type_id" integer,
  	"review_time" timestamp(3) with time zone,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_questions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "questions_locales" (
  	"question" varchar,
  	"summary" varchar,
  	"answer" jsonb,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "questions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"questions_id" integer
  );
  
  CREATE TABLE "_questions_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_questions_v_version_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_type_id" integer,
  	"version_review_time" timestamp(3) with time zone,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__questions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__questions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_questions_v_locales" (
  	"version_question" varchar,
  	"version_summary" varchar,
  	"version_answer" jsonb,
  	"version_search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_questions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"questions_id" integer
  );
  
  CREATE TABLE "question_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"type" varchar NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "question_types_locales" (
  	"type_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "questions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "question_types_id" integer;
  ALTER TABLE "questions_sources" ADD CONSTRAINT "questions_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_sources_locales" ADD CONSTRAINT "questions_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions" ADD CONSTRAINT "questions_type_id_question_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."question_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "questions_locales" ADD CONSTRAINT "questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_rels" ADD CONSTRAINT "questions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_rels" ADD CONSTRAINT "questions_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_version_sources" ADD CONSTRAINT "_questions_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_version_sources_locales" ADD CONSTRAINT "_questions_v_version_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v_version_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v" ADD CONSTRAINT "_questions_v_parent_id_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_v" ADD CONSTRAINT "_questions_v_version_type_id_question_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."question_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_v_locales" ADD CONSTRAINT "_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_rels" ADD CONSTRAINT "_questions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_rels" ADD CONSTRAINT "_questions_v_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "question_types_locales" ADD CONSTRAINT "question_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."question_types"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "questions_sources_order_idx" ON "questions_sources" USING btree ("_order");
  CREATE INDEX "questions_sources_parent_id_idx" ON "questions_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "questions_sources_locales_locale_parent_id_unique" ON "questions_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "questions__order_idx" ON "questions" USING btree ("_order");
  CREATE INDEX "questions_type_idx" ON "questions" USING btree ("type_id");
  CREATE UNIQUE INDEX "questions_seed_key_idx" ON "questions" USING btree ("seed_key");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE INDEX "questions__status_idx" ON "questions" USING btree ("_status");
  CREATE UNIQUE INDEX "questions_locales_locale_parent_id_unique" ON "questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "questions_rels_order_idx" ON "questions_rels" USING btree ("order");
  CREATE INDEX "questions_rels_parent_idx" ON "questions_rels" USING btree ("parent_id");
  CREATE INDEX "questions_rels_path_idx" ON "questions_rels" USING btree ("path");
  CREATE INDEX "questions_rels_questions_id_idx" ON "questions_rels" USING btree ("questions_id");
  CREATE INDEX "_questions_v_version_sources_order_idx" ON "_questions_v_version_sources" USING btree ("_order");
  CREATE INDEX "_questions_v_version_sources_parent_id_idx" ON "_questions_v_version_sources" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_questions_v_version_sources_locales_locale_parent_id_unique" ON "_questions_v_version_sources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_questions_v_parent_idx" ON "_questions_v" USING btree ("parent_id");
  CREATE INDEX "_questions_v_version_version__order_idx" ON "_questions_v" USING btree ("version__order");
  CREATE INDEX "_questions_v_version_version_type_idx" ON "_questions_v" USING btree ("version_type_id");
  CREATE INDEX "_questions_v_version_version_seed_key_idx" ON "_questions_v" USING btree ("version_seed_key");
  CREATE INDEX "_questions_v_version_version_updated_at_idx" ON "_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_questions_v_version_version_created_at_idx" ON "_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_questions_v_version_version__status_idx" ON "_questions_v" USING btree ("version__status");
  CREATE INDEX "_questions_v_created_at_idx" ON "_questions_v" USING btree ("created_at");
  CREATE INDEX "_questions_v_updated_at_idx" ON "_questions_v" USING btree ("updated_at");
  CREATE INDEX "_questions_v_snapshot_idx" ON "_questions_v" USING btree ("snapshot");
  CREATE INDEX "_questions_v_published_locale_idx" ON "_questions_v" USING btree ("published_locale");
  CREATE INDEX "_questions_v_latest_idx" ON "_questions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_questions_v_locales_locale_parent_id_unique" ON "_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_questions_v_rels_order_idx" ON "_questions_v_rels" USING btree ("order");
  CREATE INDEX "_questions_v_rels_parent_idx" ON "_questions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_questions_v_rels_path_idx" ON "_questions_v_rels" USING btree ("path");
  CREATE INDEX "_questions_v_rels_questions_id_idx" ON "_questions_v_rels" USING btree ("questions_id");
  CREATE INDEX "question_types__order_idx" ON "question_types" USING btree ("_order");
  CREATE UNIQUE INDEX "question_types_type_idx" ON "question_types" USING btree ("type");
  CREATE UNIQUE INDEX "question_types_seed_key_idx" ON "question_types" USING btree ("seed_key");
  CREATE INDEX "question_types_updated_at_idx" ON "question_types" USING btree ("updated_at");
  CREATE INDEX "question_types_created_at_idx" ON "question_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "question_types_locales_locale_parent_id_unique" ON "question_types_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_question_types_fk" FOREIGN KEY ("question_types_id") REFERENCES "public"."question_types"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");
  CREATE INDEX "payload_locked_documents_rels_question_types_id_idx" ON "payload_locked_documents_rels" USING btree ("question_types_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "questions_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "questions_sources_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "questions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_questions_v_version_sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_questions_v_version_sources_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_questions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_questions_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_questions_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "question_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "question_types_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "questions_sources" CASCADE;
  DROP TABLE "questions_sources_locales" CASCADE;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "questions_locales" CASCADE;
  DROP TABLE "questions_rels" CASCADE;
  DROP TABLE "_questions_v_version_sources" CASCADE;
  DROP TABLE "_questions_v_version_sources_locales" CASCADE;
  DROP TABLE "_questions_v" CASCADE;
  DROP TABLE "_questions_v_locales" CASCADE;
  DROP TABLE "_questions_v_rels" CASCADE;
  DROP TABLE "question_types" CASCADE;
  DROP TABLE "question_types_locales" CASCADE;
  DROP INDEX "payload_locked_documents_rels_questions_id_idx";
  DROP INDEX "payload_locked_documents_rels_question_types_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "questions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "question_types_id";
  DROP TYPE "public"."enum_questions_status";
  DROP TYPE "public"."enum__questions_v_version_status";
  DROP TYPE "public"."enum__questions_v_published_locale";`)
}
