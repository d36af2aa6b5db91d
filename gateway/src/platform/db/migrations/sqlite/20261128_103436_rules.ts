import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`effective\` text NOT NULL,
  	\`note\` text,
  	\`last_check\` text NOT NULL,
  	\`next_check\` text NOT NULL,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`rules_next_check_idx\` ON \`rules\` (\`next_check\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`rules_seed_key_idx\` ON \`rules\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`rules_updated_at_idx\` ON \`rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rules_created_at_idx\` ON \`rules\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`rules_locales\` (
  	\`name\` text NOT NULL,
  	\`changes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rules_locales_locale_parent_id_unique\` ON \`rules_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rules_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`information_id\` integer,
  	\`questions_id\` integer,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`information_id\`) REFERENCES \`information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rules_rels_order_idx\` ON \`rules_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_parent_idx\` ON \`rules_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_path_idx\` ON \`rules_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_pages_id_idx\` ON \`rules_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_articles_id_idx\` ON \`rules_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_information_id_idx\` ON \`rules_rels\` (\`information_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_questions_id_idx\` ON \`rules_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`rules_rels_services_id_idx\` ON \`rules_rels\` (\`services_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`rules_id\` integer REFERENCES rules(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`rules_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_rules_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`rules_id\`;`)
  await db.run(sql`DROP TABLE \`rules_rels\`;`)
  await db.run(sql`DROP TABLE \`rules_locales\`;`)
  await db.run(sql`DROP TABLE \`rules\`;`)
}
