import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`facts_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`value\` numeric,
  	\`currency\` text,
  	\`from\` text,
  	\`until\` text,
  	\`state\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`facts_rows_order_idx\` ON \`facts_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`facts_rows_parent_id_idx\` ON \`facts_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`facts_rows_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`facts_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`facts_rows_locales_locale_parent_id_unique\` ON \`facts_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`facts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country\` text NOT NULL,
  	\`topic\` text NOT NULL,
  	\`is_to_be_checked\` integer DEFAULT false,
  	\`checked_on\` text NOT NULL,
  	\`next_check\` text NOT NULL,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`facts_topic_idx\` ON \`facts\` (\`topic\`);`)
  await db.run(sql`CREATE INDEX \`facts_is_to_be_checked_idx\` ON \`facts\` (\`is_to_be_checked\`);`)
  await db.run(sql`CREATE INDEX \`facts_next_check_idx\` ON \`facts\` (\`next_check\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`facts_seed_key_idx\` ON \`facts\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`facts_updated_at_idx\` ON \`facts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`facts_created_at_idx\` ON \`facts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`facts_deleted_at_idx\` ON \`facts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`facts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`facts_texts_order_parent\` ON \`facts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`facts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`fact_sources_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fact_sources_id\`) REFERENCES \`fact_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`facts_rels_order_idx\` ON \`facts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`facts_rels_parent_idx\` ON \`facts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`facts_rels_path_idx\` ON \`facts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`facts_rels_fact_sources_id_idx\` ON \`facts_rels\` (\`fact_sources_id\`);`)
  await db.run(sql`CREATE TABLE \`fact_sources\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`url\` text,
  	\`seen_on\` text,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`fact_sources_seed_key_idx\` ON \`fact_sources\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`fact_sources_updated_at_idx\` ON \`fact_sources\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fact_sources_created_at_idx\` ON \`fact_sources\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`fact_sources_deleted_at_idx\` ON \`fact_sources\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`facts_id\` integer REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`fact_sources_id\` integer REFERENCES \`fact_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_facts_id_idx\` ON \`payload_locked_documents_rels\` (\`facts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fact_sources_id_idx\` ON \`payload_locked_documents_rels\` (\`fact_sources_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_facts_id_idx\`;`)
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_fact_sources_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`facts_id\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`fact_sources_id\`;`)
  await db.run(sql`DROP TABLE \`facts_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`facts_rows\`;`)
  await db.run(sql`DROP TABLE \`facts_texts\`;`)
  await db.run(sql`DROP TABLE \`facts_rels\`;`)
  await db.run(sql`DROP TABLE \`facts\`;`)
  await db.run(sql`DROP TABLE \`fact_sources\`;`)
}
