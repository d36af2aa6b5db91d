import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`information_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`information_sources_order_idx\` ON \`information_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`information_sources_parent_id_idx\` ON \`information_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`information_sources_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`information_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`information_sources_locales_locale_parent_id_unique\` ON \`information_sources_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`information\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_id\` integer,
  	\`information_type\` text,
  	\`publish_time\` text,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`information_cover_idx\` ON \`information\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`information_information_type_idx\` ON \`information\` (\`information_type\`);`)
  await db.run(sql`CREATE INDEX \`information_publish_time_idx\` ON \`information\` (\`publish_time\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`information_seed_key_idx\` ON \`information\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`information_updated_at_idx\` ON \`information\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`information_created_at_idx\` ON \`information\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`information__status_idx\` ON \`information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`information_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`content\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`information_locales_locale_parent_id_unique\` ON \`information_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_information_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_information_v_version_sources_order_idx\` ON \`_information_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_sources_parent_id_idx\` ON \`_information_v_version_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_information_v_version_sources_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_information_v_version_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_information_v_version_sources_locales_locale_parent_id_uniq\` ON \`_information_v_version_sources_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_information_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_information_type\` text,
  	\`version_publish_time\` text,
  	\`version_seed_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`information\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_information_v_parent_idx\` ON \`_information_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_cover_idx\` ON \`_information_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_information_type_idx\` ON \`_information_v\` (\`version_information_type\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_publish_time_idx\` ON \`_information_v\` (\`version_publish_time\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_seed_key_idx\` ON \`_information_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_updated_at_idx\` ON \`_information_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_created_at_idx\` ON \`_information_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version__status_idx\` ON \`_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_created_at_idx\` ON \`_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_updated_at_idx\` ON \`_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_snapshot_idx\` ON \`_information_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_published_locale_idx\` ON \`_information_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_latest_idx\` ON \`_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_information_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_content\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_information_v_locales_locale_parent_id_unique\` ON \`_information_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`manuals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`anchor\` text,
  	\`version\` text,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`manuals__order_idx\` ON \`manuals\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`manuals_anchor_idx\` ON \`manuals\` (\`anchor\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`manuals_seed_key_idx\` ON \`manuals\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`manuals_updated_at_idx\` ON \`manuals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`manuals_created_at_idx\` ON \`manuals\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`manuals__status_idx\` ON \`manuals\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`manuals_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`content\` text,
  	\`file_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`manuals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`manuals_file_idx\` ON \`manuals_locales\` (\`file_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`manuals_locales_locale_parent_id_unique\` ON \`manuals_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_manuals_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_anchor\` text,
  	\`version_version\` text,
  	\`version_seed_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`manuals\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_manuals_v_parent_idx\` ON \`_manuals_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version__order_idx\` ON \`_manuals_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version_anchor_idx\` ON \`_manuals_v\` (\`version_anchor\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version_seed_key_idx\` ON \`_manuals_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version_updated_at_idx\` ON \`_manuals_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version_created_at_idx\` ON \`_manuals_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version__status_idx\` ON \`_manuals_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_created_at_idx\` ON \`_manuals_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_updated_at_idx\` ON \`_manuals_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_snapshot_idx\` ON \`_manuals_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_published_locale_idx\` ON \`_manuals_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_latest_idx\` ON \`_manuals_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_manuals_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_content\` text,
  	\`version_file_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_manuals_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version_file_idx\` ON \`_manuals_v_locales\` (\`version_file_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_manuals_v_locales_locale_parent_id_unique\` ON \`_manuals_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`video_courses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`cover_id\` integer,
  	\`file_i_d\` text,
  	\`app_i_d\` text,
  	\`duration\` numeric,
  	\`publish_time\` text,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`video_courses__order_idx\` ON \`video_courses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`video_courses_cover_idx\` ON \`video_courses\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`video_courses_publish_time_idx\` ON \`video_courses\` (\`publish_time\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`video_courses_seed_key_idx\` ON \`video_courses\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`video_courses_updated_at_idx\` ON \`video_courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`video_courses_created_at_idx\` ON \`video_courses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`video_courses__status_idx\` ON \`video_courses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`video_courses_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`transcript\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`video_courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`video_courses_locales_locale_parent_id_unique\` ON \`video_courses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_courses_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_cover_id\` integer,
  	\`version_file_i_d\` text,
  	\`version_app_i_d\` text,
  	\`version_duration\` numeric,
  	\`version_publish_time\` text,
  	\`version_seed_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`video_courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_courses_v_parent_idx\` ON \`_video_courses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_version_version__order_idx\` ON \`_video_courses_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_version_version_cover_idx\` ON \`_video_courses_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_version_version_publish_time_idx\` ON \`_video_courses_v\` (\`version_publish_time\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_version_version_seed_key_idx\` ON \`_video_courses_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_version_version_updated_at_idx\` ON \`_video_courses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_version_version_created_at_idx\` ON \`_video_courses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_version_version__status_idx\` ON \`_video_courses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_created_at_idx\` ON \`_video_courses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_updated_at_idx\` ON \`_video_courses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_snapshot_idx\` ON \`_video_courses_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_published_locale_idx\` ON \`_video_courses_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_latest_idx\` ON \`_video_courses_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_video_courses_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_transcript\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_video_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_video_courses_v_locales_locale_parent_id_unique\` ON \`_video_courses_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`information_id\` integer REFERENCES information(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`manuals_id\` integer REFERENCES manuals(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`video_courses_id\` integer REFERENCES video_courses(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`documents_id\` integer REFERENCES documents(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_information_id_idx\` ON \`payload_locked_documents_rels\` (\`information_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_manuals_id_idx\` ON \`payload_locked_documents_rels\` (\`manuals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`video_courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`DROP TABLE \`information_sources\`;`)
  await db.run(sql`DROP TABLE \`information_sources_locales\`;`)
  await db.run(sql`DROP TABLE \`information\`;`)
  await db.run(sql`DROP TABLE \`information_locales\`;`)
  await db.run(sql`DROP TABLE \`_information_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_information_v_version_sources_locales\`;`)
  await db.run(sql`DROP TABLE \`_information_v\`;`)
  await db.run(sql`DROP TABLE \`_information_v_locales\`;`)
  await db.run(sql`DROP TABLE \`manuals\`;`)
  await db.run(sql`DROP TABLE \`manuals_locales\`;`)
  await db.run(sql`DROP TABLE \`_manuals_v\`;`)
  await db.run(sql`DROP TABLE \`_manuals_v_locales\`;`)
  await db.run(sql`DROP TABLE \`video_courses\`;`)
  await db.run(sql`DROP TABLE \`video_courses_locales\`;`)
  await db.run(sql`DROP TABLE \`_video_courses_v\`;`)
  await db.run(sql`DROP TABLE \`_video_courses_v_locales\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`questions_id\` integer,
  	\`question_types_id\` integer,
  	\`media_id\` integer,
  	\`pop_ups_id\` integer,
  	\`posters_id\` integer,
  	\`poster_clicks_id\` integer,
  	\`channels_id\` integer,
  	\`awards_id\` integer,
  	\`services_id\` integer,
  	\`partners_id\` integer,
  	\`vat_rates_id\` integer,
  	\`survey_reports_id\` integer,
  	\`visits_id\` integer,
  	\`users_id\` integer,
  	\`merchants_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`question_types_id\`) REFERENCES \`question_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pop_ups_id\`) REFERENCES \`pop_ups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posters_id\`) REFERENCES \`posters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`poster_clicks_id\`) REFERENCES \`poster_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channels_id\`) REFERENCES \`channels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`awards_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vat_rates_id\`) REFERENCES \`vat_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`survey_reports_id\`) REFERENCES \`survey_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visits_id\`) REFERENCES \`visits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`merchants_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "articles_id", "questions_id", "question_types_id", "media_id", "pop_ups_id", "posters_id", "poster_clicks_id", "channels_id", "awards_id", "services_id", "partners_id", "vat_rates_id", "survey_reports_id", "visits_id", "users_id", "merchants_id") SELECT "id", "order", "parent_id", "path", "pages_id", "articles_id", "questions_id", "question_types_id", "media_id", "pop_ups_id", "posters_id", "poster_clicks_id", "channels_id", "awards_id", "services_id", "partners_id", "vat_rates_id", "survey_reports_id", "visits_id", "users_id", "merchants_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_question_types_id_idx\` ON \`payload_locked_documents_rels\` (\`question_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pop_ups_id_idx\` ON \`payload_locked_documents_rels\` (\`pop_ups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posters_id_idx\` ON \`payload_locked_documents_rels\` (\`posters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_poster_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`poster_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_channels_id_idx\` ON \`payload_locked_documents_rels\` (\`channels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_awards_id_idx\` ON \`payload_locked_documents_rels\` (\`awards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vat_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`vat_rates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_survey_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`survey_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visits_id_idx\` ON \`payload_locked_documents_rels\` (\`visits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_merchants_id_idx\` ON \`payload_locked_documents_rels\` (\`merchants_id\`);`)
}
