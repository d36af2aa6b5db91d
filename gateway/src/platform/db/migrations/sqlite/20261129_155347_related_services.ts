import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// The generator leaves out what happens to the columns when a service is deleted.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`information_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`information_rels_order_idx\` ON \`information_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`information_rels_parent_idx\` ON \`information_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`information_rels_path_idx\` ON \`information_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`information_rels_services_id_idx\` ON \`information_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`_information_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_information_v_rels_order_idx\` ON \`_information_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_rels_parent_idx\` ON \`_information_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_rels_path_idx\` ON \`_information_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_rels_services_id_idx\` ON \`_information_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`manuals_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`manuals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`manuals_rels_order_idx\` ON \`manuals_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`manuals_rels_parent_idx\` ON \`manuals_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`manuals_rels_path_idx\` ON \`manuals_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`manuals_rels_services_id_idx\` ON \`manuals_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`_manuals_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_manuals_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_manuals_v_rels_order_idx\` ON \`_manuals_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_rels_parent_idx\` ON \`_manuals_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_rels_path_idx\` ON \`_manuals_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_rels_services_id_idx\` ON \`_manuals_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`video_courses_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`video_courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_courses_rels_order_idx\` ON \`video_courses_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`video_courses_rels_parent_idx\` ON \`video_courses_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`video_courses_rels_path_idx\` ON \`video_courses_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`video_courses_rels_services_id_idx\` ON \`video_courses_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_courses_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_video_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_courses_v_rels_order_idx\` ON \`_video_courses_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_rels_parent_idx\` ON \`_video_courses_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_rels_path_idx\` ON \`_video_courses_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_rels_services_id_idx\` ON \`_video_courses_v_rels\` (\`services_id\`);`)
  await db.run(sql`ALTER TABLE \`articles_rels\` ADD \`services_id\` integer REFERENCES services(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`articles_rels_services_id_idx\` ON \`articles_rels\` (\`services_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v_rels\` ADD \`services_id\` integer REFERENCES services(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_services_id_idx\` ON \`_articles_v_rels\` (\`services_id\`);`)
  await db.run(sql`ALTER TABLE \`questions_rels\` ADD \`services_id\` integer REFERENCES services(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`questions_rels_services_id_idx\` ON \`questions_rels\` (\`services_id\`);`)
  await db.run(sql`ALTER TABLE \`_questions_v_rels\` ADD \`services_id\` integer REFERENCES services(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_questions_v_rels_services_id_idx\` ON \`_questions_v_rels\` (\`services_id\`);`)
}

// The generator would make the tables anew, and turn foreign keys on again while migrations before this one are taken back.
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`information_rels\`;`)
  await db.run(sql`DROP TABLE \`_information_v_rels\`;`)
  await db.run(sql`DROP TABLE \`manuals_rels\`;`)
  await db.run(sql`DROP TABLE \`_manuals_v_rels\`;`)
  await db.run(sql`DROP TABLE \`video_courses_rels\`;`)
  await db.run(sql`DROP TABLE \`_video_courses_v_rels\`;`)
  await db.run(sql`DROP INDEX \`articles_rels_services_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`articles_rels\` DROP COLUMN \`services_id\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_rels_services_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_rels\` DROP COLUMN \`services_id\`;`)
  await db.run(sql`DROP INDEX \`questions_rels_services_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`questions_rels\` DROP COLUMN \`services_id\`;`)
  await db.run(sql`DROP INDEX \`_questions_v_rels_services_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`_questions_v_rels\` DROP COLUMN \`services_id\`;`)
}
