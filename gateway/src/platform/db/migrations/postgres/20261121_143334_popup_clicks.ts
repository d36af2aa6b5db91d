import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "pop_up_clicks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pop_up_id" integer NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pop_up_clicks_id" integer;
  ALTER TABLE "pop_up_clicks" ADD CONSTRAINT "pop_up_clicks_pop_up_id_pop_ups_id_fk" FOREIGN KEY ("pop_up_id") REFERENCES "public"."pop_ups"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "pop_up_clicks_pop_up_idx" ON "pop_up_clicks" USING btree ("pop_up_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pop_up_clicks_fk" FOREIGN KEY ("pop_up_clicks_id") REFERENCES "public"."pop_up_clicks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pop_up_clicks_id_idx" ON "payload_locked_documents_rels" USING btree ("pop_up_clicks_id");
  -- Pop-ups that are there already begin with none.
  INSERT INTO "pop_up_clicks" ("pop_up_id") SELECT "id" FROM "pop_ups";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pop_up_clicks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pop_up_clicks" CASCADE;
  DROP INDEX "payload_locked_documents_rels_pop_up_clicks_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pop_up_clicks_id";`)
}
