import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`alerts_topics\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`alerts_topics_order_idx\` ON \`alerts_topics\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`alerts_topics_parent_idx\` ON \`alerts_topics\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`alerts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`notice_version\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`token_hash\` text NOT NULL,
  	\`link_expires_at\` numeric NOT NULL,
  	\`told_until\` numeric DEFAULT 0 NOT NULL,
  	\`busy_until\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`alerts_email_idx\` ON \`alerts\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`alerts_confirmed_at_idx\` ON \`alerts\` (\`confirmed_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`alerts_token_hash_idx\` ON \`alerts\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`alerts_told_until_idx\` ON \`alerts\` (\`told_until\`);`)
  await db.run(sql`CREATE INDEX \`alerts_updated_at_idx\` ON \`alerts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alerts_created_at_idx\` ON \`alerts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`alerts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`alerts_texts_order_parent\` ON \`alerts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`facts_rows\` ADD \`about\` text;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` ADD \`shown_since\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`alerts_topics\`;`)
  await db.run(sql`DROP TABLE \`alerts\`;`)
  await db.run(sql`DROP TABLE \`alerts_texts\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` DROP COLUMN \`about\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` DROP COLUMN \`shown_since\`;`)
}
