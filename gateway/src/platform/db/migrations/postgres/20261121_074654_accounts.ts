import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_merchants_language" AS ENUM('en', 'de');
  CREATE TABLE "merchants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_name" varchar,
  	"language" "enum_merchants_language" NOT NULL,
  	"channel_id" integer,
  	"channel_no" varchar,
  	"channel_code" varchar,
  	"award_id" integer,
  	"award_title" varchar,
  	"consent_version" varchar NOT NULL,
  	"consent_time" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar
  );
  
  CREATE TABLE "merchant_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"merchant_id" integer NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "message_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipient" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"expires_at" numeric NOT NULL
  );
  
  CREATE TABLE "sent_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipient" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "merchants_id" integer;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "merchants_id" integer;
  ALTER TABLE "merchants" ADD CONSTRAINT "merchants_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "merchants" ADD CONSTRAINT "merchants_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "merchant_sessions" ADD CONSTRAINT "merchant_sessions_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "merchants_channel_idx" ON "merchants" USING btree ("channel_id");
  CREATE INDEX "merchants_award_idx" ON "merchants" USING btree ("award_id");
  CREATE INDEX "merchants_updated_at_idx" ON "merchants" USING btree ("updated_at");
  CREATE INDEX "merchants_created_at_idx" ON "merchants" USING btree ("created_at");
  CREATE UNIQUE INDEX "merchants_username_idx" ON "merchants" USING btree ("username");
  CREATE UNIQUE INDEX "merchant_sessions_token_hash_idx" ON "merchant_sessions" USING btree ("token_hash");
  CREATE INDEX "merchant_sessions_merchant_idx" ON "merchant_sessions" USING btree ("merchant_id");
  CREATE INDEX "merchant_sessions_expires_at_idx" ON "merchant_sessions" USING btree ("expires_at");
  CREATE UNIQUE INDEX "message_codes_recipient_idx" ON "message_codes" USING btree ("recipient");
  CREATE INDEX "message_codes_expires_at_idx" ON "message_codes" USING btree ("expires_at");
  CREATE INDEX "sent_messages_updated_at_idx" ON "sent_messages" USING btree ("updated_at");
  CREATE INDEX "sent_messages_created_at_idx" ON "sent_messages" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_merchants_fk" FOREIGN KEY ("merchants_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_merchants_fk" FOREIGN KEY ("merchants_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_merchants_id_idx" ON "payload_locked_documents_rels" USING btree ("merchants_id");
  CREATE INDEX "payload_preferences_rels_merchants_id_idx" ON "payload_preferences_rels" USING btree ("merchants_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "merchants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "merchant_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sent_messages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "merchants" CASCADE;
  DROP TABLE "merchant_sessions" CASCADE;
  DROP TABLE "message_codes" CASCADE;
  DROP TABLE "sent_messages" CASCADE;
  DROP INDEX "payload_locked_documents_rels_merchants_id_idx";
  DROP INDEX "payload_preferences_rels_merchants_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "merchants_id";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "merchants_id";
  DROP TYPE "public"."enum_merchants_language";`)
}
