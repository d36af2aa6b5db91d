import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "articles_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_articles_v_version_sources_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "articles_locales" ADD COLUMN "author" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_author" varchar;
  ALTER TABLE "articles_sources_locales" ADD CONSTRAINT "articles_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sources_locales" ADD CONSTRAINT "_articles_v_version_sources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v_version_sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "articles_sources_locales_locale_parent_id_unique" ON "articles_sources_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_articles_v_version_sources_locales_locale_parent_id_unique" ON "_articles_v_version_sources_locales" USING btree ("_locale","_parent_id");
  -- What stands there is English; German falls back to it.
  INSERT INTO "articles_sources_locales" ("title", "_locale", "_parent_id") SELECT "title", 'en', "id" FROM "articles_sources";
  INSERT INTO "_articles_v_version_sources_locales" ("title", "_locale", "_parent_id") SELECT "title", 'en', "id" FROM "_articles_v_version_sources";
  UPDATE "articles_locales" SET "author" = (SELECT "author" FROM "articles" WHERE "articles"."id" = "articles_locales"."_parent_id") WHERE "_locale" = 'en';
  UPDATE "_articles_v_locales" SET "version_author" = (SELECT "version_author" FROM "_articles_v" WHERE "_articles_v"."id" = "_articles_v_locales"."_parent_id") WHERE "_locale" = 'en';
  ALTER TABLE "articles_sources" DROP COLUMN "title";
  ALTER TABLE "articles" DROP COLUMN "author";
  ALTER TABLE "_articles_v_version_sources" DROP COLUMN "title";
  ALTER TABLE "_articles_v" DROP COLUMN "version_author";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "articles_sources" ADD COLUMN "title" varchar;
  ALTER TABLE "articles" ADD COLUMN "author" varchar;
  ALTER TABLE "_articles_v_version_sources" ADD COLUMN "title" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_author" varchar;
  UPDATE "articles_sources" SET "title" = (SELECT "title" FROM "articles_sources_locales" WHERE "articles_sources_locales"."_parent_id" = "articles_sources"."id" AND "articles_sources_locales"."_locale" = 'en');
  UPDATE "_articles_v_version_sources" SET "title" = (SELECT "title" FROM "_articles_v_version_sources_locales" WHERE "_articles_v_version_sources_locales"."_parent_id" = "_articles_v_version_sources"."id" AND "_articles_v_version_sources_locales"."_locale" = 'en');
  UPDATE "articles" SET "author" = (SELECT "author" FROM "articles_locales" WHERE "articles_locales"."_parent_id" = "articles"."id" AND "articles_locales"."_locale" = 'en');
  UPDATE "_articles_v" SET "version_author" = (SELECT "version_author" FROM "_articles_v_locales" WHERE "_articles_v_locales"."_parent_id" = "_articles_v"."id" AND "_articles_v_locales"."_locale" = 'en');
  ALTER TABLE "articles_locales" DROP COLUMN "author";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_author";
  DROP TABLE "articles_sources_locales" CASCADE;
  DROP TABLE "_articles_v_version_sources_locales" CASCADE;`)
}
