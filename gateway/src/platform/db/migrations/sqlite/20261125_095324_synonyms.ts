import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_panel_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`words\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_panel\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_panel_synonyms_order_idx\` ON \`search_panel_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_panel_synonyms_parent_id_idx\` ON \`search_panel_synonyms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_panel_v_version_synonyms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`words\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_panel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_panel_v_version_synonyms_order_idx\` ON \`_search_panel_v_version_synonyms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_version_synonyms_parent_id_idx\` ON \`_search_panel_v_version_synonyms\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_panel_synonyms\`;`)
  await db.run(sql`DROP TABLE \`_search_panel_v_version_synonyms\`;`)
}
