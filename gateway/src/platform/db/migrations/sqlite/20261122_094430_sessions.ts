import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`account\` text NOT NULL,
  	\`user_agent\` text,
  	\`started_at\` text NOT NULL,
  	\`last_used_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sessions_token_hash_idx\` ON \`sessions\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`sessions_account_idx\` ON \`sessions\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`sessions_expires_at_idx\` ON \`sessions\` (\`expires_at\`);`)
  // Merchants stay logged in. A session of theirs lasts seven days.
  await db.run(sql`INSERT INTO \`sessions\` (\`token_hash\`, \`account\`, \`started_at\`, \`last_used_at\`, \`expires_at\`)
    SELECT \`token_hash\`, 'merchants:' || \`merchant_id\`, strftime('%Y-%m-%dT%H:%M:%fZ', \`expires_at\`, '-7 days'),
      strftime('%Y-%m-%dT%H:%M:%fZ', \`expires_at\`, '-7 days'), \`expires_at\` FROM \`merchant_sessions\`;`)
  await db.run(sql`DROP TABLE \`merchant_sessions\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`merchant_sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`merchant_id\` integer NOT NULL,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`merchant_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`merchant_sessions_token_hash_idx\` ON \`merchant_sessions\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`merchant_sessions_merchant_idx\` ON \`merchant_sessions\` (\`merchant_id\`);`)
  await db.run(sql`CREATE INDEX \`merchant_sessions_expires_at_idx\` ON \`merchant_sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`INSERT INTO \`merchant_sessions\` (\`token_hash\`, \`merchant_id\`, \`expires_at\`)
    SELECT \`token_hash\`, CAST(substr(\`account\`, 11) AS integer), \`expires_at\` FROM \`sessions\` WHERE \`account\` LIKE 'merchants:%';`)
  await db.run(sql`DROP TABLE \`sessions\`;`)
}
