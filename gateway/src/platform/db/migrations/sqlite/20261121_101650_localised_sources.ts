import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles_sources_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_sources_locales_locale_parent_id_unique\` ON \`articles_sources_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_sources_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_version_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_version_sources_locales_locale_parent_id_unique\` ON \`_articles_v_version_sources_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`articles_locales\` ADD \`author\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` ADD \`version_author\` text;`)
  // What stands there is English; German falls back to it.
  await db.run(sql`INSERT INTO \`articles_sources_locales\` (\`title\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, 'en', \`id\` FROM \`articles_sources\`;`)
  await db.run(sql`INSERT INTO \`_articles_v_version_sources_locales\` (\`title\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, 'en', \`id\` FROM \`_articles_v_version_sources\`;`)
  await db.run(sql`UPDATE \`articles_locales\` SET \`author\` = (SELECT \`author\` FROM \`articles\` WHERE \`articles\`.\`id\` = \`articles_locales\`.\`_parent_id\`) WHERE \`_locale\` = 'en';`)
  await db.run(sql`UPDATE \`_articles_v_locales\` SET \`version_author\` = (SELECT \`version_author\` FROM \`_articles_v\` WHERE \`_articles_v\`.\`id\` = \`_articles_v_locales\`.\`_parent_id\`) WHERE \`_locale\` = 'en';`)
  await db.run(sql`ALTER TABLE \`articles_sources\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`author\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_version_sources\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_author\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`articles_sources\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`author\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v_version_sources\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_author\` text;`)
  await db.run(sql`UPDATE \`articles_sources\` SET \`title\` = (SELECT \`title\` FROM \`articles_sources_locales\` WHERE \`articles_sources_locales\`.\`_parent_id\` = \`articles_sources\`.\`id\` AND \`articles_sources_locales\`.\`_locale\` = 'en');`)
  await db.run(sql`UPDATE \`_articles_v_version_sources\` SET \`title\` = (SELECT \`title\` FROM \`_articles_v_version_sources_locales\` WHERE \`_articles_v_version_sources_locales\`.\`_parent_id\` = \`_articles_v_version_sources\`.\`id\` AND \`_articles_v_version_sources_locales\`.\`_locale\` = 'en');`)
  await db.run(sql`UPDATE \`articles\` SET \`author\` = (SELECT \`author\` FROM \`articles_locales\` WHERE \`articles_locales\`.\`_parent_id\` = \`articles\`.\`id\` AND \`articles_locales\`.\`_locale\` = 'en');`)
  await db.run(sql`UPDATE \`_articles_v\` SET \`version_author\` = (SELECT \`version_author\` FROM \`_articles_v_locales\` WHERE \`_articles_v_locales\`.\`_parent_id\` = \`_articles_v\`.\`id\` AND \`_articles_v_locales\`.\`_locale\` = 'en');`)
  await db.run(sql`ALTER TABLE \`articles_locales\` DROP COLUMN \`author\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` DROP COLUMN \`version_author\`;`)
  await db.run(sql`DROP TABLE \`articles_sources_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_sources_locales\`;`)
}
