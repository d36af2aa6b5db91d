import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "information_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_information_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "manuals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_manuals_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "video_courses_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_video_courses_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  ALTER TABLE "articles_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "_articles_v_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "questions_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "_questions_v_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "information_rels" ADD CONSTRAINT "information_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "information_rels" ADD CONSTRAINT "information_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_v_rels" ADD CONSTRAINT "_information_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_v_rels" ADD CONSTRAINT "_information_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "manuals_rels" ADD CONSTRAINT "manuals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "manuals_rels" ADD CONSTRAINT "manuals_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_manuals_v_rels" ADD CONSTRAINT "_manuals_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_manuals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_manuals_v_rels" ADD CONSTRAINT "_manuals_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_courses_rels" ADD CONSTRAINT "video_courses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."video_courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_courses_rels" ADD CONSTRAINT "video_courses_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_courses_v_rels" ADD CONSTRAINT "_video_courses_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_video_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_courses_v_rels" ADD CONSTRAINT "_video_courses_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "information_rels_order_idx" ON "information_rels" USING btree ("order");
  CREATE INDEX "information_rels_parent_idx" ON "information_rels" USING btree ("parent_id");
  CREATE INDEX "information_rels_path_idx" ON "information_rels" USING btree ("path");
  CREATE INDEX "information_rels_services_id_idx" ON "information_rels" USING btree ("services_id");
  CREATE INDEX "_information_v_rels_order_idx" ON "_information_v_rels" USING btree ("order");
  CREATE INDEX "_information_v_rels_parent_idx" ON "_information_v_rels" USING btree ("parent_id");
  CREATE INDEX "_information_v_rels_path_idx" ON "_information_v_rels" USING btree ("path");
  CREATE INDEX "_information_v_rels_services_id_idx" ON "_information_v_rels" USING btree ("services_id");
  CREATE INDEX "manuals_rels_order_idx" ON "manuals_rels" USING btree ("order");
  CREATE INDEX "manuals_rels_parent_idx" ON "manuals_rels" USING btree ("parent_id");
  CREATE INDEX "manuals_rels_path_idx" ON "manuals_rels" USING btree ("path");
  CREATE INDEX "manuals_rels_services_id_idx" ON "manuals_rels" USING btree ("services_id");
  CREATE INDEX "_manuals_v_rels_order_idx" ON "_manuals_v_rels" USING btree ("order");
  CREATE INDEX "_manuals_v_rels_parent_idx" ON "_manuals_v_rels" USING btree ("parent_id");
  CREATE INDEX "_manuals_v_rels_path_idx" ON "_manuals_v_rels" USING btree ("path");
  CREATE INDEX "_manuals_v_rels_services_id_idx" ON "_manuals_v_rels" USING btree ("services_id");
  CREATE INDEX "video_courses_rels_order_idx" ON "video_courses_rels" USING btree ("order");
  CREATE INDEX "video_courses_rels_parent_idx" ON "video_courses_rels" USING btree ("parent_id");
  CREATE INDEX "video_courses_rels_path_idx" ON "video_courses_rels" USING btree ("path");
  CREATE INDEX "video_courses_rels_services_id_idx" ON "video_courses_rels" USING btree ("services_id");
  CREATE INDEX "_video_courses_v_rels_order_idx" ON "_video_courses_v_rels" USING btree ("order");
  CREATE INDEX "_video_courses_v_rels_parent_idx" ON "_video_courses_v_rels" USING btree ("parent_id");
  CREATE INDEX "_video_courses_v_rels_path_idx" ON "_video_courses_v_rels" USING btree ("path");
  CREATE INDEX "_video_courses_v_rels_services_id_idx" ON "_video_courses_v_rels" USING btree ("services_id");
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_rels" ADD CONSTRAINT "questions_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_rels" ADD CONSTRAINT "_questions_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_rels_services_id_idx" ON "articles_rels" USING btree ("services_id");
  CREATE INDEX "_articles_v_rels_services_id_idx" ON "_articles_v_rels" USING btree ("services_id");
  CREATE INDEX "questions_rels_services_id_idx" ON "questions_rels" USING btree ("services_id");
  CREATE INDEX "_questions_v_rels_services_id_idx" ON "_questions_v_rels" USING btree ("services_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "information_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_information_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "manuals_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_manuals_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "video_courses_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_courses_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "information_rels" CASCADE;
  DROP TABLE "_information_v_rels" CASCADE;
  DROP TABLE "manuals_rels" CASCADE;
  DROP TABLE "_manuals_v_rels" CASCADE;
  DROP TABLE "video_courses_rels" CASCADE;
  DROP TABLE "_video_courses_v_rels" CASCADE;
  ALTER TABLE "articles_rels" DROP CONSTRAINT "articles_rels_services_fk";
  
  ALTER TABLE "_articles_v_rels" DROP CONSTRAINT "_articles_v_rels_services_fk";
  
  ALTER TABLE "questions_rels" DROP CONSTRAINT "questions_rels_services_fk";
  
  ALTER TABLE "_questions_v_rels" DROP CONSTRAINT "_questions_v_rels_services_fk";
  
  DROP INDEX "articles_rels_services_id_idx";
  DROP INDEX "_articles_v_rels_services_id_idx";
  DROP INDEX "questions_rels_services_id_idx";
  DROP INDEX "_questions_v_rels_services_id_idx";
  ALTER TABLE "articles_rels" DROP COLUMN "services_id";
  ALTER TABLE "_articles_v_rels" DROP COLUMN "services_id";
  ALTER TABLE "questions_rels" DROP COLUMN "services_id";
  ALTER TABLE "_questions_v_rels" DROP COLUMN "services_id";`)
}
