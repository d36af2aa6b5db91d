import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`price_bundles_bundles_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`amount\` numeric,
  	\`currency\` text DEFAULT 'EUR',
  	\`unit\` text DEFAULT 'once',
  	\`vat_mode\` text DEFAULT 'net',
  	\`is_from\` integer DEFAULT false,
  	\`is_guide_value\` integer DEFAULT false,
  	\`valid_from\` text,
  	\`valid_until\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`price_bundles_bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`price_bundles_bundles_prices_order_idx\` ON \`price_bundles_bundles_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`price_bundles_bundles_prices_parent_id_idx\` ON \`price_bundles_bundles_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`price_bundles_bundles_prices_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`price_bundles_bundles_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`price_bundles_bundles_prices_locales_locale_parent_id_unique\` ON \`price_bundles_bundles_prices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`price_bundles_bundles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`price_bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`price_bundles_bundles_order_idx\` ON \`price_bundles_bundles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`price_bundles_bundles_parent_id_idx\` ON \`price_bundles_bundles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`price_bundles_bundles_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`price_bundles_bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`price_bundles_bundles_locales_locale_parent_id_unique\` ON \`price_bundles_bundles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`price_bundles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`price_bundles__status_idx\` ON \`price_bundles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`price_bundles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`price_bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`price_bundles_rels_order_idx\` ON \`price_bundles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`price_bundles_rels_parent_idx\` ON \`price_bundles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`price_bundles_rels_path_idx\` ON \`price_bundles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`price_bundles_rels_services_id_idx\` ON \`price_bundles_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`_price_bundles_v_version_bundles_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`amount\` numeric,
  	\`currency\` text DEFAULT 'EUR',
  	\`unit\` text DEFAULT 'once',
  	\`vat_mode\` text DEFAULT 'net',
  	\`is_from\` integer DEFAULT false,
  	\`is_guide_value\` integer DEFAULT false,
  	\`valid_from\` text,
  	\`valid_until\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_price_bundles_v_version_bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_version_bundles_prices_order_idx\` ON \`_price_bundles_v_version_bundles_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_version_bundles_prices_parent_id_idx\` ON \`_price_bundles_v_version_bundles_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_price_bundles_v_version_bundles_prices_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_price_bundles_v_version_bundles_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_price_bundles_v_version_bundles_prices_locales_locale_paren\` ON \`_price_bundles_v_version_bundles_prices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_price_bundles_v_version_bundles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_price_bundles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_version_bundles_order_idx\` ON \`_price_bundles_v_version_bundles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_version_bundles_parent_id_idx\` ON \`_price_bundles_v_version_bundles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_price_bundles_v_version_bundles_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_price_bundles_v_version_bundles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_price_bundles_v_version_bundles_locales_locale_parent_id_un\` ON \`_price_bundles_v_version_bundles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_price_bundles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_version_version__status_idx\` ON \`_price_bundles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_created_at_idx\` ON \`_price_bundles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_updated_at_idx\` ON \`_price_bundles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_snapshot_idx\` ON \`_price_bundles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_published_locale_idx\` ON \`_price_bundles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_latest_idx\` ON \`_price_bundles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_autosave_idx\` ON \`_price_bundles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_price_bundles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_price_bundles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_rels_order_idx\` ON \`_price_bundles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_rels_parent_idx\` ON \`_price_bundles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_rels_path_idx\` ON \`_price_bundles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_price_bundles_v_rels_services_id_idx\` ON \`_price_bundles_v_rels\` (\`services_id\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`article_url\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`questions_url\` text;`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`documents\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_article_url\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_questions_url\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_documents\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`price_bundles_bundles_prices\`;`)
  await db.run(sql`DROP TABLE \`price_bundles_bundles_prices_locales\`;`)
  await db.run(sql`DROP TABLE \`price_bundles_bundles\`;`)
  await db.run(sql`DROP TABLE \`price_bundles_bundles_locales\`;`)
  await db.run(sql`DROP TABLE \`price_bundles\`;`)
  await db.run(sql`DROP TABLE \`price_bundles_rels\`;`)
  await db.run(sql`DROP TABLE \`_price_bundles_v_version_bundles_prices\`;`)
  await db.run(sql`DROP TABLE \`_price_bundles_v_version_bundles_prices_locales\`;`)
  await db.run(sql`DROP TABLE \`_price_bundles_v_version_bundles\`;`)
  await db.run(sql`DROP TABLE \`_price_bundles_v_version_bundles_locales\`;`)
  await db.run(sql`DROP TABLE \`_price_bundles_v\`;`)
  await db.run(sql`DROP TABLE \`_price_bundles_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`article_url\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`questions_url\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`documents\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_article_url\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_questions_url\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_documents\`;`)
}
