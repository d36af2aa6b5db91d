import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_product_kinds" AS ENUM('packaging', 'electrical', 'battery', 'textile', 'furniture', 'toy', 'cosmetics', 'tyre', 'chemical', 'other');
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('contact', 'freeTrial');
  CREATE TYPE "public"."enum_enquiries_topic" AS ENUM('vat', 'products', 'company', 'other');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_sent_messages_kind" AS ENUM('sms', 'email');
  CREATE TABLE "enquiries_product_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_enquiries_product_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_enquiries_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company" varchar,
  	"topic" "enum_enquiries_topic",
  	"country" varchar,
  	"message" varchar,
  	"language" "enum_enquiries_language" NOT NULL,
  	"notice_version" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"token_hash" varchar NOT NULL,
  	"link_expires_at" numeric NOT NULL,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sent_messages" ADD COLUMN "kind" "enum_sent_messages_kind" DEFAULT 'sms' NOT NULL;
  ALTER TABLE "sent_messages" ADD COLUMN "subject" varchar;
  ALTER TABLE "enquiries_product_kinds" ADD CONSTRAINT "enquiries_product_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_product_kinds_order_idx" ON "enquiries_product_kinds" USING btree ("order");
  CREATE INDEX "enquiries_product_kinds_parent_idx" ON "enquiries_product_kinds" USING btree ("parent_id");
  CREATE INDEX "enquiries_confirmed_at_idx" ON "enquiries" USING btree ("confirmed_at");
  CREATE UNIQUE INDEX "enquiries_token_hash_idx" ON "enquiries" USING btree ("token_hash");
  CREATE UNIQUE INDEX "enquiries_fingerprint_idx" ON "enquiries" USING btree ("fingerprint");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "enquiries_product_kinds" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  ALTER TABLE "sent_messages" DROP COLUMN "kind";
  ALTER TABLE "sent_messages" DROP COLUMN "subject";
  DROP TYPE "public"."enum_enquiries_product_kinds";
  DROP TYPE "public"."enum_enquiries_kind";
  DROP TYPE "public"."enum_enquiries_topic";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_sent_messages_kind";`)
}
