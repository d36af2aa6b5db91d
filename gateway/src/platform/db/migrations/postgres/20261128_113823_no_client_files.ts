import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "client_files_wanted" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "client_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "client_returns" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "client_files_wanted" CASCADE;
  DROP TABLE "client_files" CASCADE;
  DROP TABLE "client_returns" CASCADE;
  DROP INDEX "payload_locked_documents_rels_client_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_client_returns_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "client_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "client_returns_id";
  DROP TYPE "public"."enum_client_files_wanted";
  DROP TYPE "public"."enum_client_files_duty";
  DROP TYPE "public"."enum_client_files_next_step";
  DROP TYPE "public"."enum_client_files_state";
  DROP TYPE "public"."enum_client_returns_currency";
  DROP TYPE "public"."enum_client_returns_state";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_client_files_wanted" AS ENUM('registerExtract', 'identity', 'powerOfAttorney', 'taxCertificate', 'bankDetails', 'storageProof', 'salesReport');
  CREATE TYPE "public"."enum_client_files_duty" AS ENUM('vat', 'unionOss', 'ioss', 'packaging', 'electrical', 'battery');
  CREATE TYPE "public"."enum_client_files_next_step" AS ENUM('documents', 'signature', 'decision', 'salesData', 'report', 'renewal');
  CREATE TYPE "public"."enum_client_files_state" AS ENUM('documents', 'authority', 'registered');
  CREATE TYPE "public"."enum_client_returns_currency" AS ENUM('EUR', 'PLN', 'CZK', 'SEK', 'DKK', 'HUF', 'RON', 'GBP', 'CHF', 'NOK');
  CREATE TYPE "public"."enum_client_returns_state" AS ENUM('inPreparation', 'toApprove', 'questioned', 'approved', 'filed');
  CREATE TABLE "client_files_wanted" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_client_files_wanted",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "client_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"merchant_id" integer NOT NULL,
  	"country" varchar NOT NULL,
  	"duty" "enum_client_files_duty" NOT NULL,
  	"registration_number" varchar,
  	"next_date" timestamp(3) with time zone,
  	"next_step" "enum_client_files_next_step",
  	"state" "enum_client_files_state" DEFAULT 'documents' NOT NULL,
  	"state_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "client_returns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"client_file_id" integer NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone NOT NULL,
  	"due_date" timestamp(3) with time zone NOT NULL,
  	"currency" "enum_client_returns_currency" DEFAULT 'EUR' NOT NULL,
  	"net_sales" numeric NOT NULL,
  	"output_tax" numeric NOT NULL,
  	"input_tax" numeric NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"state" "enum_client_returns_state" DEFAULT 'inPreparation' NOT NULL,
  	"decided_at" timestamp(3) with time zone,
  	"decided_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "client_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "client_returns_id" integer;
  ALTER TABLE "client_files_wanted" ADD CONSTRAINT "client_files_wanted_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."client_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "client_files" ADD CONSTRAINT "client_files_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_returns" ADD CONSTRAINT "client_returns_client_file_id_client_files_id_fk" FOREIGN KEY ("client_file_id") REFERENCES "public"."client_files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "client_files_wanted_order_idx" ON "client_files_wanted" USING btree ("order");
  CREATE INDEX "client_files_wanted_parent_idx" ON "client_files_wanted" USING btree ("parent_id");
  CREATE INDEX "client_files_merchant_idx" ON "client_files" USING btree ("merchant_id");
  CREATE INDEX "client_files_updated_at_idx" ON "client_files" USING btree ("updated_at");
  CREATE INDEX "client_files_created_at_idx" ON "client_files" USING btree ("created_at");
  CREATE INDEX "client_returns_client_file_idx" ON "client_returns" USING btree ("client_file_id");
  CREATE INDEX "client_returns_updated_at_idx" ON "client_returns" USING btree ("updated_at");
  CREATE INDEX "client_returns_created_at_idx" ON "client_returns" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_files_fk" FOREIGN KEY ("client_files_id") REFERENCES "public"."client_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_returns_fk" FOREIGN KEY ("client_returns_id") REFERENCES "public"."client_returns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_client_files_id_idx" ON "payload_locked_documents_rels" USING btree ("client_files_id");
  CREATE INDEX "payload_locked_documents_rels_client_returns_id_idx" ON "payload_locked_documents_rels" USING btree ("client_returns_id");`)
}
