import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_declarations_legislation" AS ENUM('lvd', 'emc', 'red', 'rohs', 'ecodesign', 'machinery', 'toys', 'ppe', 'gas', 'battery', 'packaging');
  CREATE TYPE "public"."enum_declarations_status" AS ENUM('inForce', 'withdrawn');
  CREATE TYPE "public"."enum_representations_area" AS ENUM('productSafety', 'weee', 'battery', 'packaging', 'textile', 'toy', 'cosmetics');
  CREATE TABLE "declarations_legislation" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_declarations_legislation",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "declarations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"declaration_no" varchar NOT NULL,
  	"product_model" varchar,
  	"company_name" varchar NOT NULL,
  	"company_country" varchar NOT NULL,
  	"representative_name" varchar,
  	"issue_date" timestamp(3) with time zone NOT NULL,
  	"status" "enum_declarations_status" DEFAULT 'inForce' NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "declarations_locales" (
  	"product_name" varchar NOT NULL,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "declarations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "representations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cooperation_no" varchar NOT NULL,
  	"company_name" varchar NOT NULL,
  	"company_country" varchar NOT NULL,
  	"area" "enum_representations_area" NOT NULL,
  	"territory" varchar NOT NULL,
  	"representative_name" varchar NOT NULL,
  	"start_date" timestamp(3) with time zone NOT NULL,
  	"end_date" timestamp(3) with time zone,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "representations_locales" (
  	"product_name" varchar NOT NULL,
  	"search_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "declarations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "representations_id" integer;
  ALTER TABLE "declarations_legislation" ADD CONSTRAINT "declarations_legislation_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."declarations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "declarations_locales" ADD CONSTRAINT "declarations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."declarations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "declarations_texts" ADD CONSTRAINT "declarations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."declarations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "representations_locales" ADD CONSTRAINT "representations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."representations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "declarations_legislation_order_idx" ON "declarations_legislation" USING btree ("order");
  CREATE INDEX "declarations_legislation_parent_idx" ON "declarations_legislation" USING btree ("parent_id");
  CREATE UNIQUE INDEX "declarations_declaration_no_idx" ON "declarations" USING btree ("declaration_no");
  CREATE UNIQUE INDEX "declarations_seed_key_idx" ON "declarations" USING btree ("seed_key");
  CREATE INDEX "declarations_updated_at_idx" ON "declarations" USING btree ("updated_at");
  CREATE INDEX "declarations_created_at_idx" ON "declarations" USING btree ("created_at");
  CREATE UNIQUE INDEX "declarations_locales_locale_parent_id_unique" ON "declarations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "declarations_texts_order_parent" ON "declarations_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "representations_cooperation_no_idx" ON "representations" USING btree ("cooperation_no");
  CREATE UNIQUE INDEX "representations_seed_key_idx" ON "representations" USING btree ("seed_key");
  CREATE INDEX "representations_updated_at_idx" ON "representations" USING btree ("updated_at");
  CREATE INDEX "representations_created_at_idx" ON "representations" USING btree ("created_at");
  CREATE UNIQUE INDEX "representations_locales_locale_parent_id_unique" ON "representations_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_declarations_fk" FOREIGN KEY ("declarations_id") REFERENCES "public"."declarations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_representations_fk" FOREIGN KEY ("representations_id") REFERENCES "public"."representations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_declarations_id_idx" ON "payload_locked_documents_rels" USING btree ("declarations_id");
  CREATE INDEX "payload_locked_documents_rels_representations_id_idx" ON "payload_locked_documents_rels" USING btree ("representations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "declarations_legislation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "declarations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "declarations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "declarations_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "representations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "representations_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "declarations_legislation" CASCADE;
  DROP TABLE "declarations" CASCADE;
  DROP TABLE "declarations_locales" CASCADE;
  DROP TABLE "declarations_texts" CASCADE;
  DROP TABLE "representations" CASCADE;
  DROP TABLE "representations_locales" CASCADE;
  DROP INDEX "payload_locked_documents_rels_declarations_id_idx";
  DROP INDEX "payload_locked_documents_rels_representations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "declarations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "representations_id";
  DROP TYPE "public"."enum_declarations_legislation";
  DROP TYPE "public"."enum_declarations_status";
  DROP TYPE "public"."enum_representations_area";`)
}
