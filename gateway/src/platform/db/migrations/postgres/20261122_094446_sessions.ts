import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"account" varchar NOT NULL,
  	"user_agent" varchar,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"last_used_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE UNIQUE INDEX "sessions_token_hash_idx" ON "sessions" USING btree ("token_hash");
  CREATE INDEX "sessions_account_idx" ON "sessions" USING btree ("account");
  CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");`)
  await db.execute(sql`
   -- Merchants stay logged in. A session of theirs lasts seven days.
   INSERT INTO "sessions" ("token_hash", "account", "started_at", "last_used_at", "expires_at")
   SELECT "token_hash", 'merchants:' || "merchant_id", "expires_at" - interval '7 days',
     "expires_at" - interval '7 days', "expires_at" FROM "merchant_sessions";`)
  await db.execute(sql`
   DROP TABLE "merchant_sessions" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "merchant_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"merchant_id" integer NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "merchant_sessions" ADD CONSTRAINT "merchant_sessions_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "merchant_sessions_token_hash_idx" ON "merchant_sessions" USING btree ("token_hash");
  CREATE INDEX "merchant_sessions_merchant_idx" ON "merchant_sessions" USING btree ("merchant_id");
  CREATE INDEX "merchant_sessions_expires_at_idx" ON "merchant_sessions" USING btree ("expires_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");`)
  await db.execute(sql`
   INSERT INTO "merchant_sessions" ("token_hash", "merchant_id", "expires_at")
   SELECT "token_hash", CAST(substr("account", 11) AS integer), "expires_at" FROM "sessions" WHERE "account" LIKE 'merchants:%';`)
  await db.execute(sql`
   DROP TABLE "sessions" CASCADE;`)
}
