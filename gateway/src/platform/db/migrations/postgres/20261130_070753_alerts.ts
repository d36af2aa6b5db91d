import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_facts_rows_about" AS ENUM('rates', 'thresholds', 'returns', 'reports', 'representation', 'eInvoicing', 'packaging', 'devices', 'batteries', 'otherProducts');
  CREATE TYPE "public"."enum_alerts_topics" AS ENUM('rates', 'thresholds', 'returns', 'reports', 'representation', 'eInvoicing', 'packaging', 'devices', 'batteries', 'otherProducts');
  CREATE TYPE "public"."enum_alerts_language" AS ENUM('en', 'de');
  CREATE TABLE "alerts_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_alerts_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_alerts_language" NOT NULL,
  	"notice_version" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"token_hash" varchar NOT NULL,
  	"link_expires_at" numeric NOT NULL,
  	"told_until" numeric DEFAULT 0 NOT NULL,
  	"busy_until" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alerts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "facts_rows" ADD COLUMN "about" "enum_facts_rows_about";
  ALTER TABLE "facts_rows" ADD COLUMN "shown_since" numeric;
  ALTER TABLE "alerts_topics" ADD CONSTRAINT "alerts_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alerts_texts" ADD CONSTRAINT "alerts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "alerts_topics_order_idx" ON "alerts_topics" USING btree ("order");
  CREATE INDEX "alerts_topics_parent_idx" ON "alerts_topics" USING btree ("parent_id");
  CREATE INDEX "alerts_email_idx" ON "alerts" USING btree ("email");
  CREATE INDEX "alerts_confirmed_at_idx" ON "alerts" USING btree ("confirmed_at");
  CREATE UNIQUE INDEX "alerts_token_hash_idx" ON "alerts" USING btree ("token_hash");
  CREATE INDEX "alerts_told_until_idx" ON "alerts" USING btree ("told_until");
  CREATE INDEX "alerts_updated_at_idx" ON "alerts" USING btree ("updated_at");
  CREATE INDEX "alerts_created_at_idx" ON "alerts" USING btree ("created_at");
  CREATE INDEX "alerts_texts_order_parent" ON "alerts_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "alerts_topics" CASCADE;
  DROP TABLE "alerts" CASCADE;
  DROP TABLE "alerts_texts" CASCADE;
  ALTER TABLE "facts_rows" DROP COLUMN "about";
  ALTER TABLE "facts_rows" DROP COLUMN "shown_since";
  DROP TYPE "public"."enum_facts_rows_about";
  DROP TYPE "public"."enum_alerts_topics";
  DROP TYPE "public"."enum_alerts_language";`)
}
