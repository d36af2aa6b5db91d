import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_panel_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar
  );
  
  CREATE TABLE "_search_panel_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "search_panel_synonyms" ADD CONSTRAINT "search_panel_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_panel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_panel_v_version_synonyms" ADD CONSTRAINT "_search_panel_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_panel_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_panel_synonyms_order_idx" ON "search_panel_synonyms" USING btree ("_order");
  CREATE INDEX "search_panel_synonyms_parent_id_idx" ON "search_panel_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_search_panel_v_version_synonyms_order_idx" ON "_search_panel_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_search_panel_v_version_synonyms_parent_id_idx" ON "_search_panel_v_version_synonyms" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_panel_synonyms" CASCADE;
  DROP TABLE "_search_panel_v_version_synonyms" CASCADE;`)
}
