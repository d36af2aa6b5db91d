import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

import { isFromBeforeBaseline } from '../../beforeBaseline'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const [known] = await db.all(sql`SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'`)
  const ran = known ? await db.all<{ name: string }>(sql`SELECT name FROM payload_migrations`) : []
  if (isFromBeforeBaseline(ran.map(({ name }) => name), '20261128_075141_supply_roles')) return
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`blocks\` text,
  	\`no_index\` integer DEFAULT false,
  	\`image_id\` integer,
  	\`page_key\` text,
  	\`uid\` text,
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_page_key_idx\` ON \`pages\` (\`page_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_uid_idx\` ON \`pages\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_seed_key_idx\` ON \`pages\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_blocks\` text,
  	\`version_no_index\` integer DEFAULT false,
  	\`version_image_id\` integer,
  	\`version_page_key\` text,
  	\`version_uid\` text,
  	\`version_seed_key\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_page_key_idx\` ON \`_pages_v\` (\`version_page_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_uid_idx\` ON \`_pages_v\` (\`version_uid\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_seed_key_idx\` ON \`_pages_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_sources_order_idx\` ON \`articles_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_sources_parent_id_idx\` ON \`articles_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_sources_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_sources_locales_locale_parent_id_unique\` ON \`articles_sources_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_id\` integer,
  	\`no_index\` integer DEFAULT false,
  	\`social_image_id\` integer,
  	\`article_type\` text,
  	\`publish_time\` text,
  	\`review_time\` text,
  	\`is_hot\` integer DEFAULT false,
  	\`hotness\` numeric DEFAULT 0,
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`social_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_cover_idx\` ON \`articles\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_social_image_idx\` ON \`articles\` (\`social_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_article_type_idx\` ON \`articles\` (\`article_type\`);`)
  await db.run(sql`CREATE INDEX \`articles_publish_time_idx\` ON \`articles\` (\`publish_time\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_seed_key_idx\` ON \`articles\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`articles_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`content\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`slug\` text,
  	\`author\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_locales_locale_parent_id_unique\` ON \`articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_articles_id_idx\` ON \`articles_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_sources_order_idx\` ON \`_articles_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_sources_parent_id_idx\` ON \`_articles_v_version_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_sources_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_version_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_version_sources_locales_locale_parent_id_unique\` ON \`_articles_v_version_sources_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_no_index\` integer DEFAULT false,
  	\`version_social_image_id\` integer,
  	\`version_article_type\` text,
  	\`version_publish_time\` text,
  	\`version_review_time\` text,
  	\`version_is_hot\` integer DEFAULT false,
  	\`version_hotness\` numeric DEFAULT 0,
  	\`version_seed_key\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_social_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_cover_idx\` ON \`_articles_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_social_image_idx\` ON \`_articles_v\` (\`version_social_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_article_type_idx\` ON \`_articles_v\` (\`version_article_type\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_publish_time_idx\` ON \`_articles_v\` (\`version_publish_time\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_seed_key_idx\` ON \`_articles_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_snapshot_idx\` ON \`_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_published_locale_idx\` ON \`_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_content\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_slug\` text,
  	\`version_author\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_locales_locale_parent_id_unique\` ON \`_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_articles_id_idx\` ON \`_articles_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`note\` text,
  	\`state\` text DEFAULT 'open',
  	\`moment\` text,
  	\`scheduled_by_name\` text,
  	\`published_at\` text,
  	\`published_by\` text,
  	\`created_by\` text,
  	\`timezone\` text,
  	\`scheduled_by\` numeric,
  	\`problems\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_state_idx\` ON \`releases\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`releases_moment_idx\` ON \`releases\` (\`moment\`);`)
  await db.run(sql`CREATE INDEX \`releases_published_at_idx\` ON \`releases\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`is_automatic\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_small_url\` text,
  	\`sizes_small_width\` numeric,
  	\`sizes_small_height\` numeric,
  	\`sizes_small_mime_type\` text,
  	\`sizes_small_filesize\` numeric,
  	\`sizes_small_filename\` text,
  	\`sizes_medium_url\` text,
  	\`sizes_medium_width\` numeric,
  	\`sizes_medium_height\` numeric,
  	\`sizes_medium_mime_type\` text,
  	\`sizes_medium_filesize\` numeric,
  	\`sizes_medium_filename\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_seed_key_idx\` ON \`media\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_small_sizes_small_filename_idx\` ON \`media\` (\`sizes_small_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_medium_sizes_medium_filename_idx\` ON \`media\` (\`sizes_medium_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  	\`no_index\` integer DEFAULT false,
  	\`social_image_id\` integer,
  	\`information_type\` text,
  	\`publish_time\` text,
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`social_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`information_cover_idx\` ON \`information\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`information_social_image_idx\` ON \`information\` (\`social_image_id\`);`)
  await db.run(sql`CREATE INDEX \`information_information_type_idx\` ON \`information\` (\`information_type\`);`)
  await db.run(sql`CREATE INDEX \`information_publish_time_idx\` ON \`information\` (\`publish_time\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`information_seed_key_idx\` ON \`information\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`information_updated_at_idx\` ON \`information\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`information_created_at_idx\` ON \`information\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`information_deleted_at_idx\` ON \`information\` (\`deleted_at\`);`)
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
  	\`version_no_index\` integer DEFAULT false,
  	\`version_social_image_id\` integer,
  	\`version_information_type\` text,
  	\`version_publish_time\` text,
  	\`version_seed_key\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`information\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_social_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_information_v_parent_idx\` ON \`_information_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_cover_idx\` ON \`_information_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_social_image_idx\` ON \`_information_v\` (\`version_social_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_information_type_idx\` ON \`_information_v\` (\`version_information_type\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_publish_time_idx\` ON \`_information_v\` (\`version_publish_time\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_seed_key_idx\` ON \`_information_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_updated_at_idx\` ON \`_information_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_created_at_idx\` ON \`_information_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_deleted_at_idx\` ON \`_information_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version__status_idx\` ON \`_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_created_at_idx\` ON \`_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_updated_at_idx\` ON \`_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_snapshot_idx\` ON \`_information_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_published_locale_idx\` ON \`_information_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_latest_idx\` ON \`_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_autosave_idx\` ON \`_information_v\` (\`autosave\`);`)
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
  await db.run(sql`CREATE TABLE \`questions_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`questions_sources_order_idx\` ON \`questions_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`questions_sources_parent_id_idx\` ON \`questions_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`questions_sources_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`questions_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`questions_sources_locales_locale_parent_id_unique\` ON \`questions_sources_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`questions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`type_id\` integer,
  	\`review_time\` text,
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`type_id\`) REFERENCES \`question_types\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`questions__order_idx\` ON \`questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`questions_type_idx\` ON \`questions\` (\`type_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`questions_seed_key_idx\` ON \`questions\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`questions_updated_at_idx\` ON \`questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`questions_created_at_idx\` ON \`questions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`questions_deleted_at_idx\` ON \`questions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`questions__status_idx\` ON \`questions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`questions_locales\` (
  	\`question\` text,
  	\`summary\` text,
  	\`answer\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`questions_locales_locale_parent_id_unique\` ON \`questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`questions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`questions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`questions_rels_order_idx\` ON \`questions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`questions_rels_parent_idx\` ON \`questions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`questions_rels_path_idx\` ON \`questions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`questions_rels_questions_id_idx\` ON \`questions_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_v_version_sources_order_idx\` ON \`_questions_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_sources_parent_id_idx\` ON \`_questions_v_version_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v_version_sources_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_questions_v_version_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_questions_v_version_sources_locales_locale_parent_id_unique\` ON \`_questions_v_version_sources_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_type_id\` integer,
  	\`version_review_time\` text,
  	\`version_seed_key\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_id\`) REFERENCES \`question_types\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_v_parent_idx\` ON \`_questions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version__order_idx\` ON \`_questions_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_type_idx\` ON \`_questions_v\` (\`version_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_seed_key_idx\` ON \`_questions_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_updated_at_idx\` ON \`_questions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_created_at_idx\` ON \`_questions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_deleted_at_idx\` ON \`_questions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version__status_idx\` ON \`_questions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_created_at_idx\` ON \`_questions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_updated_at_idx\` ON \`_questions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_snapshot_idx\` ON \`_questions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_published_locale_idx\` ON \`_questions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_latest_idx\` ON \`_questions_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_autosave_idx\` ON \`_questions_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v_locales\` (
  	\`version_question\` text,
  	\`version_summary\` text,
  	\`version_answer\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_questions_v_locales_locale_parent_id_unique\` ON \`_questions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`questions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_v_rels_order_idx\` ON \`_questions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_rels_parent_idx\` ON \`_questions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_rels_path_idx\` ON \`_questions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_rels_questions_id_idx\` ON \`_questions_v_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE TABLE \`question_types\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`type\` text NOT NULL,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`question_types__order_idx\` ON \`question_types\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`question_types_type_idx\` ON \`question_types\` (\`type\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`question_types_seed_key_idx\` ON \`question_types\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`question_types_updated_at_idx\` ON \`question_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`question_types_created_at_idx\` ON \`question_types\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`question_types_deleted_at_idx\` ON \`question_types\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`question_types_locales\` (
  	\`type_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`question_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`question_types_locales_locale_parent_id_unique\` ON \`question_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`manuals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`anchor\` text,
  	\`version\` text,
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`manuals__order_idx\` ON \`manuals\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`manuals_anchor_idx\` ON \`manuals\` (\`anchor\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`manuals_seed_key_idx\` ON \`manuals\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`manuals_updated_at_idx\` ON \`manuals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`manuals_created_at_idx\` ON \`manuals\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`manuals_deleted_at_idx\` ON \`manuals\` (\`deleted_at\`);`)
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
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`manuals\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_manuals_v_parent_idx\` ON \`_manuals_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version__order_idx\` ON \`_manuals_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version_anchor_idx\` ON \`_manuals_v\` (\`version_anchor\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version_seed_key_idx\` ON \`_manuals_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version_updated_at_idx\` ON \`_manuals_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version_created_at_idx\` ON \`_manuals_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version_deleted_at_idx\` ON \`_manuals_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_version_version__status_idx\` ON \`_manuals_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_created_at_idx\` ON \`_manuals_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_updated_at_idx\` ON \`_manuals_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_snapshot_idx\` ON \`_manuals_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_published_locale_idx\` ON \`_manuals_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_latest_idx\` ON \`_manuals_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_manuals_v_autosave_idx\` ON \`_manuals_v\` (\`autosave\`);`)
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
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
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
  await db.run(sql`CREATE INDEX \`video_courses_deleted_at_idx\` ON \`video_courses\` (\`deleted_at\`);`)
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
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
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
  await db.run(sql`CREATE INDEX \`_video_courses_v_version_version_deleted_at_idx\` ON \`_video_courses_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_version_version__status_idx\` ON \`_video_courses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_created_at_idx\` ON \`_video_courses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_updated_at_idx\` ON \`_video_courses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_snapshot_idx\` ON \`_video_courses_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_published_locale_idx\` ON \`_video_courses_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_latest_idx\` ON \`_video_courses_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_autosave_idx\` ON \`_video_courses_v\` (\`autosave\`);`)
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
  	\`deleted_at\` text,
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
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`pop_ups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`link_url\` text,
  	\`start_time\` text,
  	\`starttime_tz\` text DEFAULT 'Europe/Berlin',
  	\`end_time\` text,
  	\`endtime_tz\` text DEFAULT 'Europe/Berlin',
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`pop_ups__order_idx\` ON \`pop_ups\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pop_ups_seed_key_idx\` ON \`pop_ups\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`pop_ups_updated_at_idx\` ON \`pop_ups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pop_ups_created_at_idx\` ON \`pop_ups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pop_ups_deleted_at_idx\` ON \`pop_ups\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pop_ups__status_idx\` ON \`pop_ups\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pop_ups_locales\` (
  	\`image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pop_ups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pop_ups_image_idx\` ON \`pop_ups_locales\` (\`image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pop_ups_locales_locale_parent_id_unique\` ON \`pop_ups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pop_ups_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_link_url\` text,
  	\`version_start_time\` text,
  	\`version_starttime_tz\` text DEFAULT 'Europe/Berlin',
  	\`version_end_time\` text,
  	\`version_endtime_tz\` text DEFAULT 'Europe/Berlin',
  	\`version_seed_key\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pop_ups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_parent_idx\` ON \`_pop_ups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version__order_idx\` ON \`_pop_ups_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version_seed_key_idx\` ON \`_pop_ups_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version_updated_at_idx\` ON \`_pop_ups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version_created_at_idx\` ON \`_pop_ups_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version_deleted_at_idx\` ON \`_pop_ups_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version__status_idx\` ON \`_pop_ups_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_created_at_idx\` ON \`_pop_ups_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_updated_at_idx\` ON \`_pop_ups_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_snapshot_idx\` ON \`_pop_ups_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_published_locale_idx\` ON \`_pop_ups_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_latest_idx\` ON \`_pop_ups_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_autosave_idx\` ON \`_pop_ups_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pop_ups_v_locales\` (
  	\`version_image_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pop_ups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version_image_idx\` ON \`_pop_ups_v_locales\` (\`version_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pop_ups_v_locales_locale_parent_id_unique\` ON \`_pop_ups_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`image_id\` integer,
  	\`link_url\` text,
  	\`start_time\` text,
  	\`starttime_tz\` text DEFAULT 'Europe/Berlin',
  	\`end_time\` text,
  	\`endtime_tz\` text DEFAULT 'Europe/Berlin',
  	\`position\` text DEFAULT 'home',
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posters__order_idx\` ON \`posters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`posters_image_idx\` ON \`posters\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posters_seed_key_idx\` ON \`posters\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`posters_updated_at_idx\` ON \`posters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posters_created_at_idx\` ON \`posters\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posters_deleted_at_idx\` ON \`posters\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`posters__status_idx\` ON \`posters\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`posters_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`posters_locales_locale_parent_id_unique\` ON \`posters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posters_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_image_id\` integer,
  	\`version_link_url\` text,
  	\`version_start_time\` text,
  	\`version_starttime_tz\` text DEFAULT 'Europe/Berlin',
  	\`version_end_time\` text,
  	\`version_endtime_tz\` text DEFAULT 'Europe/Berlin',
  	\`version_position\` text DEFAULT 'home',
  	\`version_seed_key\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posters\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posters_v_parent_idx\` ON \`_posters_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_version_version__order_idx\` ON \`_posters_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_version_version_image_idx\` ON \`_posters_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_version_version_seed_key_idx\` ON \`_posters_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_version_version_updated_at_idx\` ON \`_posters_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_version_version_created_at_idx\` ON \`_posters_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_version_version_deleted_at_idx\` ON \`_posters_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_version_version__status_idx\` ON \`_posters_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_created_at_idx\` ON \`_posters_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_updated_at_idx\` ON \`_posters_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_snapshot_idx\` ON \`_posters_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_published_locale_idx\` ON \`_posters_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_latest_idx\` ON \`_posters_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_autosave_idx\` ON \`_posters_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_posters_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posters_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_posters_v_locales_locale_parent_id_unique\` ON \`_posters_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`poster_clicks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`poster_id\` integer NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`posters\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`poster_clicks_poster_idx\` ON \`poster_clicks\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`pop_up_clicks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`pop_up_id\` integer NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	FOREIGN KEY (\`pop_up_id\`) REFERENCES \`pop_ups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pop_up_clicks_pop_up_idx\` ON \`pop_up_clicks\` (\`pop_up_id\`);`)
  await db.run(sql`CREATE TABLE \`channels\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`channel_code\` text,
  	\`channel_no\` text,
  	\`landing_page_id\` integer,
  	\`award_id\` integer,
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`landing_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`award_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`channels__order_idx\` ON \`channels\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`channels_channel_code_idx\` ON \`channels\` (\`channel_code\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`channels_channel_no_idx\` ON \`channels\` (\`channel_no\`);`)
  await db.run(sql`CREATE INDEX \`channels_landing_page_idx\` ON \`channels\` (\`landing_page_id\`);`)
  await db.run(sql`CREATE INDEX \`channels_award_idx\` ON \`channels\` (\`award_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`channels_seed_key_idx\` ON \`channels\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`channels_updated_at_idx\` ON \`channels\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`channels_created_at_idx\` ON \`channels\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`channels_deleted_at_idx\` ON \`channels\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`channels__status_idx\` ON \`channels\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`channels_locales\` (
  	\`channel_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`channels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`channels_locales_locale_parent_id_unique\` ON \`channels_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_channels_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_channel_code\` text,
  	\`version_channel_no\` text,
  	\`version_landing_page_id\` integer,
  	\`version_award_id\` integer,
  	\`version_seed_key\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`channels\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_landing_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_award_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_channels_v_parent_idx\` ON \`_channels_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_version_version__order_idx\` ON \`_channels_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_version_version_channel_code_idx\` ON \`_channels_v\` (\`version_channel_code\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_version_version_channel_no_idx\` ON \`_channels_v\` (\`version_channel_no\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_version_version_landing_page_idx\` ON \`_channels_v\` (\`version_landing_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_version_version_award_idx\` ON \`_channels_v\` (\`version_award_id\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_version_version_seed_key_idx\` ON \`_channels_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_version_version_updated_at_idx\` ON \`_channels_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_version_version_created_at_idx\` ON \`_channels_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_version_version_deleted_at_idx\` ON \`_channels_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_version_version__status_idx\` ON \`_channels_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_created_at_idx\` ON \`_channels_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_updated_at_idx\` ON \`_channels_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_snapshot_idx\` ON \`_channels_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_published_locale_idx\` ON \`_channels_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_latest_idx\` ON \`_channels_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_autosave_idx\` ON \`_channels_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_channels_v_locales\` (
  	\`version_channel_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_channels_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_channels_v_locales_locale_parent_id_unique\` ON \`_channels_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`awards_coupons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`coupon_type\` text DEFAULT '0',
  	\`amount\` numeric,
  	\`currency\` text DEFAULT 'EUR',
  	\`valid_days\` numeric DEFAULT 90,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`awards_coupons_order_idx\` ON \`awards_coupons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`awards_coupons_parent_id_idx\` ON \`awards_coupons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`awards_coupons_locales\` (
  	\`title\` text,
  	\`conditions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`awards_coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`awards_coupons_locales_locale_parent_id_unique\` ON \`awards_coupons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`awards\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`valid_until\` text,
  	\`validuntil_tz\` text DEFAULT 'Europe/Berlin',
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`awards_seed_key_idx\` ON \`awards\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`awards_updated_at_idx\` ON \`awards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`awards_created_at_idx\` ON \`awards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`awards_deleted_at_idx\` ON \`awards\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`awards__status_idx\` ON \`awards\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`awards_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`awards_locales_locale_parent_id_unique\` ON \`awards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_awards_v_version_coupons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`coupon_type\` text DEFAULT '0',
  	\`amount\` numeric,
  	\`currency\` text DEFAULT 'EUR',
  	\`valid_days\` numeric DEFAULT 90,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_awards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_awards_v_version_coupons_order_idx\` ON \`_awards_v_version_coupons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_coupons_parent_id_idx\` ON \`_awards_v_version_coupons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_awards_v_version_coupons_locales\` (
  	\`title\` text,
  	\`conditions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_awards_v_version_coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_awards_v_version_coupons_locales_locale_parent_id_unique\` ON \`_awards_v_version_coupons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_awards_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_valid_until\` text,
  	\`version_validuntil_tz\` text DEFAULT 'Europe/Berlin',
  	\`version_seed_key\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_awards_v_parent_idx\` ON \`_awards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_seed_key_idx\` ON \`_awards_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_updated_at_idx\` ON \`_awards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_created_at_idx\` ON \`_awards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_deleted_at_idx\` ON \`_awards_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version__status_idx\` ON \`_awards_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_created_at_idx\` ON \`_awards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_updated_at_idx\` ON \`_awards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_snapshot_idx\` ON \`_awards_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_published_locale_idx\` ON \`_awards_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_latest_idx\` ON \`_awards_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_autosave_idx\` ON \`_awards_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_awards_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_awards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_awards_v_locales_locale_parent_id_unique\` ON \`_awards_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`amount\` numeric,
  	\`currency\` text DEFAULT 'EUR',
  	\`unit\` text DEFAULT 'once',
  	\`vat_mode\` text DEFAULT 'net',
  	\`is_from\` integer DEFAULT false,
  	\`is_guide_value\` integer DEFAULT false,
  	\`valid_from\` text,
  	\`valid_until\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_prices_order_idx\` ON \`services_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_prices_parent_id_idx\` ON \`services_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_prices_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_prices_locales_locale_parent_id_unique\` ON \`services_prices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_answers_covered_by\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_answers_covered_by_order_idx\` ON \`services_answers_covered_by\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_answers_covered_by_parent_idx\` ON \`services_answers_covered_by\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`obligation\` text,
  	\`country\` text,
  	\`company\` text DEFAULT 'anywhere',
  	\`is_also_at_home\` integer DEFAULT false,
  	\`is_optional\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_answers_order_idx\` ON \`services_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_answers_parent_id_idx\` ON \`services_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`url\` text,
  	\`article_url\` text,
  	\`questions_url\` text,
  	\`category\` text,
  	\`country_code\` text,
  	\`service_type\` text,
  	\`classes_included\` numeric,
  	\`service_code\` numeric,
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_category_idx\` ON \`services\` (\`category\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_seed_key_idx\` ON \`services\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`services_locales\` (
  	\`server_name\` text,
  	\`summary\` text,
  	\`duration\` text,
  	\`documents\` text,
  	\`office\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_locales_locale_parent_id_unique\` ON \`services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_prices\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_prices_order_idx\` ON \`_services_v_version_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_prices_parent_id_idx\` ON \`_services_v_version_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_prices_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v_version_prices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_v_version_prices_locales_locale_parent_id_unique\` ON \`_services_v_version_prices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_answers_covered_by\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_services_v_version_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_answers_covered_by_order_idx\` ON \`_services_v_version_answers_covered_by\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_answers_covered_by_parent_idx\` ON \`_services_v_version_answers_covered_by\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`obligation\` text,
  	\`country\` text,
  	\`company\` text DEFAULT 'anywhere',
  	\`is_also_at_home\` integer DEFAULT false,
  	\`is_optional\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_answers_order_idx\` ON \`_services_v_version_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_answers_parent_id_idx\` ON \`_services_v_version_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_url\` text,
  	\`version_article_url\` text,
  	\`version_questions_url\` text,
  	\`version_category\` text,
  	\`version_country_code\` text,
  	\`version_service_type\` text,
  	\`version_classes_included\` numeric,
  	\`version_service_code\` numeric,
  	\`version_seed_key\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_category_idx\` ON \`_services_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_seed_key_idx\` ON \`_services_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_snapshot_idx\` ON \`_services_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_published_locale_idx\` ON \`_services_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_locales\` (
  	\`version_server_name\` text,
  	\`version_summary\` text,
  	\`version_duration\` text,
  	\`version_documents\` text,
  	\`version_office\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_v_locales_locale_parent_id_unique\` ON \`_services_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`partners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`country\` text,
  	\`logo_id\` integer,
  	\`seed_key\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`partners__order_idx\` ON \`partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`partners_logo_idx\` ON \`partners\` (\`logo_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`partners_seed_key_idx\` ON \`partners\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`partners_updated_at_idx\` ON \`partners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_created_at_idx\` ON \`partners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_deleted_at_idx\` ON \`partners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`partners__status_idx\` ON \`partners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`partners_locales\` (
  	\`kind\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`partners_locales_locale_parent_id_unique\` ON \`partners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_country\` text,
  	\`version_logo_id\` integer,
  	\`version_seed_key\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_parent_idx\` ON \`_partners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__order_idx\` ON \`_partners_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_logo_idx\` ON \`_partners_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_seed_key_idx\` ON \`_partners_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_updated_at_idx\` ON \`_partners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_created_at_idx\` ON \`_partners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_deleted_at_idx\` ON \`_partners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__status_idx\` ON \`_partners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_created_at_idx\` ON \`_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_updated_at_idx\` ON \`_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_snapshot_idx\` ON \`_partners_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_published_locale_idx\` ON \`_partners_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_latest_idx\` ON \`_partners_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_autosave_idx\` ON \`_partners_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v_locales\` (
  	\`version_kind\` text,
  	\`version_summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_partners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_partners_v_locales_locale_parent_id_unique\` ON \`_partners_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vat_rates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country\` text NOT NULL,
  	\`rate\` numeric NOT NULL,
  	\`as_of\` text NOT NULL,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vat_rates_country_idx\` ON \`vat_rates\` (\`country\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`vat_rates_seed_key_idx\` ON \`vat_rates\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`vat_rates_updated_at_idx\` ON \`vat_rates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vat_rates_created_at_idx\` ON \`vat_rates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vat_rates_deleted_at_idx\` ON \`vat_rates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`vat_rates_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vat_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vat_rates_locales_locale_parent_id_unique\` ON \`vat_rates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`declarations_legislation\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`declarations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`declarations_legislation_order_idx\` ON \`declarations_legislation\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`declarations_legislation_parent_idx\` ON \`declarations_legislation\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`declarations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`declaration_no\` text NOT NULL,
  	\`product_model\` text,
  	\`company_name\` text NOT NULL,
  	\`company_country\` text NOT NULL,
  	\`representative_name\` text,
  	\`issue_date\` text NOT NULL,
  	\`status\` text DEFAULT 'inForce' NOT NULL,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`declarations_declaration_no_idx\` ON \`declarations\` (\`declaration_no\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`declarations_seed_key_idx\` ON \`declarations\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`declarations_updated_at_idx\` ON \`declarations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`declarations_created_at_idx\` ON \`declarations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`declarations_locales\` (
  	\`product_name\` text NOT NULL,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`declarations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`declarations_locales_locale_parent_id_unique\` ON \`declarations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`declarations_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`declarations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`declarations_texts_order_parent\` ON \`declarations_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`representations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cooperation_no\` text NOT NULL,
  	\`company_name\` text NOT NULL,
  	\`company_country\` text NOT NULL,
  	\`area\` text NOT NULL,
  	\`territory\` text NOT NULL,
  	\`representative_name\` text NOT NULL,
  	\`start_date\` text NOT NULL,
  	\`end_date\` text,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`representations_cooperation_no_idx\` ON \`representations\` (\`cooperation_no\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`representations_seed_key_idx\` ON \`representations\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`representations_updated_at_idx\` ON \`representations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`representations_created_at_idx\` ON \`representations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`representations_locales\` (
  	\`product_name\` text NOT NULL,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`representations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`representations_locales_locale_parent_id_unique\` ON \`representations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiries_product_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_product_kinds_order_idx\` ON \`enquiries_product_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_product_kinds_parent_idx\` ON \`enquiries_product_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiries_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author\` text,
  	\`time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_notes_order_idx\` ON \`enquiries_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_notes_parent_id_idx\` ON \`enquiries_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'received' NOT NULL,
  	\`assignee\` text,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`company\` text,
  	\`topic\` text,
  	\`country\` text,
  	\`message\` text,
  	\`language\` text NOT NULL,
  	\`notice_version\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`merchant_id\` integer,
  	\`token_hash\` text NOT NULL,
  	\`link_expires_at\` numeric NOT NULL,
  	\`fingerprint\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`merchant_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_assignee_idx\` ON \`enquiries\` (\`assignee\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_confirmed_at_idx\` ON \`enquiries\` (\`confirmed_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_merchant_idx\` ON \`enquiries\` (\`merchant_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_token_hash_idx\` ON \`enquiries\` (\`token_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_fingerprint_idx\` ON \`enquiries\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`survey_reports_product_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`survey_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`survey_reports_product_kinds_order_idx\` ON \`survey_reports_product_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_product_kinds_parent_idx\` ON \`survey_reports_product_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`survey_reports_sales_channels\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`survey_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`survey_reports_sales_channels_order_idx\` ON \`survey_reports_sales_channels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_sales_channels_parent_idx\` ON \`survey_reports_sales_channels\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`survey_reports_imported_consignments\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`survey_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`survey_reports_imported_consignments_order_idx\` ON \`survey_reports_imported_consignments\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_imported_consignments_parent_idx\` ON \`survey_reports_imported_consignments\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`survey_reports_supply_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`survey_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`survey_reports_supply_roles_order_idx\` ON \`survey_reports_supply_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_supply_roles_parent_idx\` ON \`survey_reports_supply_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`survey_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report_id\` text NOT NULL,
  	\`merchant_id\` integer,
  	\`rules_version\` text NOT NULL,
  	\`company_country\` text NOT NULL,
  	\`imports_to_stock\` text,
  	\`small_enterprise\` text,
  	\`cross_border_turnover\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`merchant_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`survey_reports_report_id_idx\` ON \`survey_reports\` (\`report_id\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_merchant_idx\` ON \`survey_reports\` (\`merchant_id\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_updated_at_idx\` ON \`survey_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_created_at_idx\` ON \`survey_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`survey_reports_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`survey_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`survey_reports_texts_order_parent\` ON \`survey_reports_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`visits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`referrer_host\` text,
  	\`language\` text NOT NULL,
  	\`channel_no\` text,
  	\`channel_code\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`visits_day_idx\` ON \`visits\` (\`day\`);`)
  await db.run(sql`CREATE TABLE \`page_vitals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`route\` text NOT NULL,
  	\`device\` text NOT NULL,
  	\`lcp\` numeric,
  	\`inp\` numeric,
  	\`cls\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`page_vitals_day_idx\` ON \`page_vitals\` (\`day\`);`)
  await db.run(sql`CREATE TABLE \`search_misses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`term\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_misses_key_idx\` ON \`search_misses\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`search_hits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`term\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_hits_key_idx\` ON \`search_hits\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`page_reads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_reads_key_idx\` ON \`page_reads\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`page_reads_day_idx\` ON \`page_reads\` (\`day\`);`)
  await db.run(sql`CREATE TABLE \`merchants_vat_returns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`country\` text NOT NULL,
  	\`period\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`merchants_vat_returns_order_idx\` ON \`merchants_vat_returns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`merchants_vat_returns_parent_id_idx\` ON \`merchants_vat_returns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`merchants_further_reports\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`merchants_further_reports_order_idx\` ON \`merchants_further_reports\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`merchants_further_reports_parent_idx\` ON \`merchants_further_reports\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`merchants\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`company_name\` text,
  	\`company_form\` text,
  	\`registered_office\` text,
  	\`company_country\` text,
  	\`vat_number\` text,
  	\`language\` text NOT NULL,
  	\`channel_id\` integer,
  	\`channel_no\` text,
  	\`channel_code\` text,
  	\`award_id\` integer,
  	\`award_title\` text,
  	\`consent_version\` text NOT NULL,
  	\`consent_time\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text,
  	\`username\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`channels\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`award_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`merchants_channel_idx\` ON \`merchants\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`merchants_award_idx\` ON \`merchants\` (\`award_id\`);`)
  await db.run(sql`CREATE INDEX \`merchants_updated_at_idx\` ON \`merchants\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`merchants_created_at_idx\` ON \`merchants\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`merchants_username_idx\` ON \`merchants\` (\`username\`);`)
  await db.run(sql`CREATE TABLE \`coupons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`merchant_id\` integer NOT NULL,
  	\`coupon_type\` text NOT NULL,
  	\`title_en\` text NOT NULL,
  	\`title_de\` text NOT NULL,
  	\`conditions_en\` text NOT NULL,
  	\`conditions_de\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text,
  	\`valid_until\` text NOT NULL,
  	\`redeemed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`merchant_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`coupons_merchant_idx\` ON \`coupons\` (\`merchant_id\`);`)
  await db.run(sql`CREATE INDEX \`coupons_updated_at_idx\` ON \`coupons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coupons_created_at_idx\` ON \`coupons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`client_files_wanted\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`client_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`client_files_wanted_order_idx\` ON \`client_files_wanted\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`client_files_wanted_parent_idx\` ON \`client_files_wanted\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`client_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`merchant_id\` integer NOT NULL,
  	\`country\` text NOT NULL,
  	\`duty\` text NOT NULL,
  	\`registration_number\` text,
  	\`next_date\` text,
  	\`next_step\` text,
  	\`state\` text DEFAULT 'documents' NOT NULL,
  	\`state_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`merchant_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`client_files_merchant_idx\` ON \`client_files\` (\`merchant_id\`);`)
  await db.run(sql`CREATE INDEX \`client_files_updated_at_idx\` ON \`client_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`client_files_created_at_idx\` ON \`client_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`client_returns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`client_file_id\` integer NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`due_date\` text NOT NULL,
  	\`currency\` text DEFAULT 'EUR' NOT NULL,
  	\`net_sales\` numeric NOT NULL,
  	\`output_tax\` numeric NOT NULL,
  	\`input_tax\` numeric NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`state\` text DEFAULT 'inPreparation' NOT NULL,
  	\`decided_at\` text,
  	\`decided_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`client_file_id\`) REFERENCES \`client_files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`client_returns_client_file_idx\` ON \`client_returns\` (\`client_file_id\`);`)
  await db.run(sql`CREATE INDEX \`client_returns_updated_at_idx\` ON \`client_returns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`client_returns_created_at_idx\` ON \`client_returns\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` text NOT NULL,
  	\`secret\` text NOT NULL,
  	\`is_enabled\` integer DEFAULT false NOT NULL,
  	\`last_step\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account\`);`)
  await db.run(sql`CREATE TABLE \`recovery_codes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` text NOT NULL,
  	\`code_hash\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`recovery_codes_account_idx\` ON \`recovery_codes\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`recovery_codes_code_hash_idx\` ON \`recovery_codes\` (\`code_hash\`);`)
  await db.run(sql`CREATE TABLE \`message_codes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`expires_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`message_codes_recipient_idx\` ON \`message_codes\` (\`recipient\`);`)
  await db.run(sql`CREATE INDEX \`message_codes_expires_at_idx\` ON \`message_codes\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`sent_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'sms' NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`subject\` text,
  	\`text\` text NOT NULL,
  	\`for_administrators\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`sent_messages_updated_at_idx\` ON \`sent_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sent_messages_created_at_idx\` ON \`sent_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`document\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`comment\` text,
  	\`author\` numeric NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`draft_hash\` text NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_document_idx\` ON \`reviews\` (\`document\`);`)
  await db.run(sql`CREATE TABLE \`review_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`recipient\` numeric NOT NULL,
  	\`document\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`read_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`review_notices_recipient_idx\` ON \`review_notices\` (\`recipient\`);`)
  await db.run(sql`CREATE INDEX \`review_notices_document_idx\` ON \`review_notices\` (\`document\`);`)
  await db.run(sql`CREATE TABLE \`release_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`release\` numeric NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` numeric,
  	\`languages\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`added_by\` numeric NOT NULL,
  	\`added_by_name\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`release_documents_release_idx\` ON \`release_documents\` (\`release\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`release_documents_key_idx\` ON \`release_documents\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`site_updates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`site\` text NOT NULL,
  	\`attempts\` numeric NOT NULL,
  	\`rendered\` numeric,
  	\`faults\` text,
  	\`next_attempt_at\` text NOT NULL,
  	\`answered_at\` text,
  	\`change\` text NOT NULL,
  	\`document\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`site_updates_state_idx\` ON \`site_updates\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`site_updates_next_attempt_at_idx\` ON \`site_updates\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`site_updates_document_idx\` ON \`site_updates\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`site_updates_updated_at_idx\` ON \`site_updates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`site_updates_created_at_idx\` ON \`site_updates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`link_checks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text NOT NULL,
  	\`problem\` text,
  	\`status\` numeric,
  	\`checked_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`link_checks_url_idx\` ON \`link_checks\` (\`url\`);`)
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` numeric,
  	\`missing\` numeric NOT NULL,
  	\`changed\` numeric NOT NULL,
  	\`texts\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`translations_key_idx\` ON \`translations\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`translations_source_idx\` ON \`translations\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`translations_missing_idx\` ON \`translations\` (\`missing\`);`)
  await db.run(sql`CREATE INDEX \`translations_changed_idx\` ON \`translations\` (\`changed\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`language\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`redirects_id\` integer,
  	\`media_id\` integer,
  	\`information_id\` integer,
  	\`questions_id\` integer,
  	\`question_types_id\` integer,
  	\`manuals_id\` integer,
  	\`video_courses_id\` integer,
  	\`documents_id\` integer,
  	\`pop_ups_id\` integer,
  	\`posters_id\` integer,
  	\`poster_clicks_id\` integer,
  	\`pop_up_clicks_id\` integer,
  	\`channels_id\` integer,
  	\`awards_id\` integer,
  	\`services_id\` integer,
  	\`partners_id\` integer,
  	\`vat_rates_id\` integer,
  	\`declarations_id\` integer,
  	\`representations_id\` integer,
  	\`enquiries_id\` integer,
  	\`survey_reports_id\` integer,
  	\`visits_id\` integer,
  	\`client_files_id\` integer,
  	\`client_returns_id\` integer,
  	\`users_id\` integer,
  	\`merchants_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`information_id\`) REFERENCES \`information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`question_types_id\`) REFERENCES \`question_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`manuals_id\`) REFERENCES \`manuals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_courses_id\`) REFERENCES \`video_courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pop_ups_id\`) REFERENCES \`pop_ups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posters_id\`) REFERENCES \`posters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`poster_clicks_id\`) REFERENCES \`poster_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pop_up_clicks_id\`) REFERENCES \`pop_up_clicks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`channels_id\`) REFERENCES \`channels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`awards_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vat_rates_id\`) REFERENCES \`vat_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`declarations_id\`) REFERENCES \`declarations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`representations_id\`) REFERENCES \`representations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`survey_reports_id\`) REFERENCES \`survey_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visits_id\`) REFERENCES \`visits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`client_files_id\`) REFERENCES \`client_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`client_returns_id\`) REFERENCES \`client_returns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`merchants_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_information_id_idx\` ON \`payload_locked_documents_rels\` (\`information_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_question_types_id_idx\` ON \`payload_locked_documents_rels\` (\`question_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_manuals_id_idx\` ON \`payload_locked_documents_rels\` (\`manuals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`video_courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pop_ups_id_idx\` ON \`payload_locked_documents_rels\` (\`pop_ups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posters_id_idx\` ON \`payload_locked_documents_rels\` (\`posters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_poster_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`poster_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pop_up_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`pop_up_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_channels_id_idx\` ON \`payload_locked_documents_rels\` (\`channels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_awards_id_idx\` ON \`payload_locked_documents_rels\` (\`awards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vat_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`vat_rates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_declarations_id_idx\` ON \`payload_locked_documents_rels\` (\`declarations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_representations_id_idx\` ON \`payload_locked_documents_rels\` (\`representations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_survey_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`survey_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visits_id_idx\` ON \`payload_locked_documents_rels\` (\`visits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_client_files_id_idx\` ON \`payload_locked_documents_rels\` (\`client_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_client_returns_id_idx\` ON \`payload_locked_documents_rels\` (\`client_returns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_merchants_id_idx\` ON \`payload_locked_documents_rels\` (\`merchants_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`merchants_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`merchants_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_merchants_id_idx\` ON \`payload_preferences_rels\` (\`merchants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`anniversary_activities_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`anniversary_activities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`anniversary_activities_rules_order_idx\` ON \`anniversary_activities_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`anniversary_activities_rules_parent_id_idx\` ON \`anniversary_activities_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`anniversary_activities_rules_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`anniversary_activities_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`anniversary_activities_rules_locales_locale_parent_id_unique\` ON \`anniversary_activities_rules_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`anniversary_activities_coupons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`coupon_type\` text DEFAULT '0',
  	\`amount\` numeric,
  	\`currency\` text DEFAULT 'EUR',
  	\`valid_days\` numeric DEFAULT 90,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`anniversary_activities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`anniversary_activities_coupons_order_idx\` ON \`anniversary_activities_coupons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`anniversary_activities_coupons_parent_id_idx\` ON \`anniversary_activities_coupons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`anniversary_activities_coupons_locales\` (
  	\`title\` text,
  	\`conditions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`anniversary_activities_coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`anniversary_activities_coupons_locales_locale_parent_id_uniq\` ON \`anniversary_activities_coupons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`anniversary_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`activity_name\` text,
  	\`link_url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`anniversary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`anniversary_activities_order_idx\` ON \`anniversary_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`anniversary_activities_parent_id_idx\` ON \`anniversary_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`anniversary_activities_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`anniversary_activities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`anniversary_activities_locales_locale_parent_id_unique\` ON \`anniversary_activities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`anniversary\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`start_time\` text,
  	\`starttime_tz\` text DEFAULT 'Europe/Berlin',
  	\`end_time\` text,
  	\`endtime_tz\` text DEFAULT 'Europe/Berlin',
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`anniversary__status_idx\` ON \`anniversary\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`anniversary_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`anniversary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`anniversary_locales_locale_parent_id_unique\` ON \`anniversary_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_anniversary_v_version_activities_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_anniversary_v_version_activities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_anniversary_v_version_activities_rules_order_idx\` ON \`_anniversary_v_version_activities_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_version_activities_rules_parent_id_idx\` ON \`_anniversary_v_version_activities_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_anniversary_v_version_activities_rules_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_anniversary_v_version_activities_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_anniversary_v_version_activities_rules_locales_locale_paren\` ON \`_anniversary_v_version_activities_rules_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_anniversary_v_version_activities_coupons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`coupon_type\` text DEFAULT '0',
  	\`amount\` numeric,
  	\`currency\` text DEFAULT 'EUR',
  	\`valid_days\` numeric DEFAULT 90,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_anniversary_v_version_activities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_anniversary_v_version_activities_coupons_order_idx\` ON \`_anniversary_v_version_activities_coupons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_version_activities_coupons_parent_id_idx\` ON \`_anniversary_v_version_activities_coupons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_anniversary_v_version_activities_coupons_locales\` (
  	\`title\` text,
  	\`conditions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_anniversary_v_version_activities_coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_anniversary_v_version_activities_coupons_locales_locale_par\` ON \`_anniversary_v_version_activities_coupons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_anniversary_v_version_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`activity_name\` text,
  	\`link_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_anniversary_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_anniversary_v_version_activities_order_idx\` ON \`_anniversary_v_version_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_version_activities_parent_id_idx\` ON \`_anniversary_v_version_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_anniversary_v_version_activities_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_anniversary_v_version_activities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_anniversary_v_version_activities_locales_locale_parent_id_u\` ON \`_anniversary_v_version_activities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_anniversary_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_start_time\` text,
  	\`version_starttime_tz\` text DEFAULT 'Europe/Berlin',
  	\`version_end_time\` text,
  	\`version_endtime_tz\` text DEFAULT 'Europe/Berlin',
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
  await db.run(sql`CREATE INDEX \`_anniversary_v_version_version__status_idx\` ON \`_anniversary_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_created_at_idx\` ON \`_anniversary_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_updated_at_idx\` ON \`_anniversary_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_snapshot_idx\` ON \`_anniversary_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_published_locale_idx\` ON \`_anniversary_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_latest_idx\` ON \`_anniversary_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_autosave_idx\` ON \`_anniversary_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_anniversary_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_anniversary_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_anniversary_v_locales_locale_parent_id_unique\` ON \`_anniversary_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newcomers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`landing_page_id\` integer,
  	\`award_id\` integer,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`landing_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`award_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`newcomers_landing_page_idx\` ON \`newcomers\` (\`landing_page_id\`);`)
  await db.run(sql`CREATE INDEX \`newcomers_award_idx\` ON \`newcomers\` (\`award_id\`);`)
  await db.run(sql`CREATE INDEX \`newcomers__status_idx\` ON \`newcomers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_newcomers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_landing_page_id\` integer,
  	\`version_award_id\` integer,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_landing_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_award_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_newcomers_v_version_version_landing_page_idx\` ON \`_newcomers_v\` (\`version_landing_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_newcomers_v_version_version_award_idx\` ON \`_newcomers_v\` (\`version_award_id\`);`)
  await db.run(sql`CREATE INDEX \`_newcomers_v_version_version__status_idx\` ON \`_newcomers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_newcomers_v_created_at_idx\` ON \`_newcomers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_newcomers_v_updated_at_idx\` ON \`_newcomers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_newcomers_v_snapshot_idx\` ON \`_newcomers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_newcomers_v_published_locale_idx\` ON \`_newcomers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_newcomers_v_latest_idx\` ON \`_newcomers_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_newcomers_v_autosave_idx\` ON \`_newcomers_v\` (\`autosave\`);`)
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
  await db.run(sql`CREATE TABLE \`menu_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`menu_attribute\` text,
  	\`menu_url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_items_children_order_idx\` ON \`menu_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_children_parent_id_idx\` ON \`menu_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_items_children_locales\` (
  	\`menu_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_items_children_locales_locale_parent_id_unique\` ON \`menu_items_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`menu_attribute\` text,
  	\`menu_url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_items_order_idx\` ON \`menu_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_parent_id_idx\` ON \`menu_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_items_locales\` (
  	\`menu_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_items_locales_locale_parent_id_unique\` ON \`menu_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`menu__status_idx\` ON \`menu\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`menu_attribute\` text,
  	\`menu_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_items_children_order_idx\` ON \`_menu_v_version_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_items_children_parent_id_idx\` ON \`_menu_v_version_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_items_children_locales\` (
  	\`menu_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v_version_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_v_version_items_children_locales_locale_parent_id_uniq\` ON \`_menu_v_version_items_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`menu_attribute\` text,
  	\`menu_url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_items_order_idx\` ON \`_menu_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_items_parent_id_idx\` ON \`_menu_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_items_locales\` (
  	\`menu_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_v_version_items_locales_locale_parent_id_unique\` ON \`_menu_v_version_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v\` (
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
  await db.run(sql`CREATE INDEX \`_menu_v_version_version__status_idx\` ON \`_menu_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_created_at_idx\` ON \`_menu_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_updated_at_idx\` ON \`_menu_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_snapshot_idx\` ON \`_menu_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_published_locale_idx\` ON \`_menu_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_latest_idx\` ON \`_menu_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_autosave_idx\` ON \`_menu_v\` (\`autosave\`);`)
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
  await db.run(sql`CREATE TABLE \`search_panel\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`search_panel__status_idx\` ON \`search_panel\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`search_panel_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_panel\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_panel_rels_order_idx\` ON \`search_panel_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`search_panel_rels_parent_idx\` ON \`search_panel_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`search_panel_rels_path_idx\` ON \`search_panel_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`search_panel_rels_services_id_idx\` ON \`search_panel_rels\` (\`services_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_search_panel_v\` (
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
  await db.run(sql`CREATE INDEX \`_search_panel_v_version_version__status_idx\` ON \`_search_panel_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_created_at_idx\` ON \`_search_panel_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_updated_at_idx\` ON \`_search_panel_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_snapshot_idx\` ON \`_search_panel_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_published_locale_idx\` ON \`_search_panel_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_latest_idx\` ON \`_search_panel_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_autosave_idx\` ON \`_search_panel_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_search_panel_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_search_panel_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_panel_v_rels_order_idx\` ON \`_search_panel_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_rels_parent_idx\` ON \`_search_panel_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_rels_path_idx\` ON \`_search_panel_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_rels_services_id_idx\` ON \`_search_panel_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_pcnav_list_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame_pcnav_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_frame_pcnav_list_links_order_idx\` ON \`site_frame_pcnav_list_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_pcnav_list_links_parent_id_idx\` ON \`site_frame_pcnav_list_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_pcnav_list_links_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame_pcnav_list_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_frame_pcnav_list_links_locales_locale_parent_id_unique\` ON \`site_frame_pcnav_list_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_pcnav_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_frame_pcnav_list_order_idx\` ON \`site_frame_pcnav_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_pcnav_list_parent_id_idx\` ON \`site_frame_pcnav_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_pcnav_list_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame_pcnav_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_frame_pcnav_list_locales_locale_parent_id_unique\` ON \`site_frame_pcnav_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_blogroll\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_frame_blogroll_order_idx\` ON \`site_frame_blogroll\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_blogroll_parent_id_idx\` ON \`site_frame_blogroll\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_blogroll_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame_blogroll\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_frame_blogroll_locales_locale_parent_id_unique\` ON \`site_frame_blogroll_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_function\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_frame_function_order_idx\` ON \`site_frame_function\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_function_parent_id_idx\` ON \`site_frame_function\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_function_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame_function\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_frame_function_locales_locale_parent_id_unique\` ON \`site_frame_function_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_frame\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`contact_information_company_name\` text,
  	\`contact_information_street\` text,
  	\`contact_information_postal_code\` text,
  	\`contact_information_email\` text,
  	\`contact_information_phone\` text,
  	\`bottom_type_value_four_id\` integer,
  	\`qrcode_image_id\` integer,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`bottom_type_value_four_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`qrcode_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_frame_bottom_bottom_type_value_four_idx\` ON \`site_frame\` (\`bottom_type_value_four_id\`);`)
  await db.run(sql`CREATE INDEX \`site_frame_qrcode_qrcode_image_idx\` ON \`site_frame\` (\`qrcode_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_frame__status_idx\` ON \`site_frame\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_frame_locales\` (
  	\`contact_information_city\` text,
  	\`contact_information_country\` text,
  	\`contact_information_hours\` text,
  	\`bottom_type_value_one\` text,
  	\`bottom_type_value_two\` text,
  	\`bottom_type_value_three\` text,
  	\`qrcode_caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_frame\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_frame_locales_locale_parent_id_unique\` ON \`site_frame_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_pcnav_list_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v_version_pcnav_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_pcnav_list_links_order_idx\` ON \`_site_frame_v_version_pcnav_list_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_pcnav_list_links_parent_id_idx\` ON \`_site_frame_v_version_pcnav_list_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_pcnav_list_links_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v_version_pcnav_list_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_frame_v_version_pcnav_list_links_locales_locale_parent\` ON \`_site_frame_v_version_pcnav_list_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_pcnav_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_pcnav_list_order_idx\` ON \`_site_frame_v_version_pcnav_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_pcnav_list_parent_id_idx\` ON \`_site_frame_v_version_pcnav_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_pcnav_list_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v_version_pcnav_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_frame_v_version_pcnav_list_locales_locale_parent_id_un\` ON \`_site_frame_v_version_pcnav_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_blogroll\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_blogroll_order_idx\` ON \`_site_frame_v_version_blogroll\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_blogroll_parent_id_idx\` ON \`_site_frame_v_version_blogroll\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_blogroll_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v_version_blogroll\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_frame_v_version_blogroll_locales_locale_parent_id_uniq\` ON \`_site_frame_v_version_blogroll_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_function\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_function_order_idx\` ON \`_site_frame_v_version_function\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_function_parent_id_idx\` ON \`_site_frame_v_version_function\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_version_function_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v_version_function\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_frame_v_version_function_locales_locale_parent_id_uniq\` ON \`_site_frame_v_version_function_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_contact_information_company_name\` text,
  	\`version_contact_information_street\` text,
  	\`version_contact_information_postal_code\` text,
  	\`version_contact_information_email\` text,
  	\`version_contact_information_phone\` text,
  	\`version_bottom_type_value_four_id\` integer,
  	\`version_qrcode_image_id\` integer,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_bottom_type_value_four_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_qrcode_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_bottom_version_bottom_type_value_f_idx\` ON \`_site_frame_v\` (\`version_bottom_type_value_four_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_qrcode_version_qrcode_image_idx\` ON \`_site_frame_v\` (\`version_qrcode_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_version_version__status_idx\` ON \`_site_frame_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_created_at_idx\` ON \`_site_frame_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_updated_at_idx\` ON \`_site_frame_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_snapshot_idx\` ON \`_site_frame_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_published_locale_idx\` ON \`_site_frame_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_latest_idx\` ON \`_site_frame_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_autosave_idx\` ON \`_site_frame_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_site_frame_v_locales\` (
  	\`version_contact_information_city\` text,
  	\`version_contact_information_country\` text,
  	\`version_contact_information_hours\` text,
  	\`version_bottom_type_value_one\` text,
  	\`version_bottom_type_value_two\` text,
  	\`version_bottom_type_value_three\` text,
  	\`version_qrcode_caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_frame_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_frame_v_locales_locale_parent_id_unique\` ON \`_site_frame_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_codes_codes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` numeric NOT NULL,
  	\`category\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_codes_codes_order_idx\` ON \`service_codes_codes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_codes_codes_parent_id_idx\` ON \`service_codes_codes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_codes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`publishing_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_approval_required\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  // No collections: what rate-limiter-flexible counts in (src/platform/limits), and src/platform/db/lease.ts.
  await db.run(sql`CREATE TABLE \`rate_limits\` (
  	\`key\` text PRIMARY KEY NOT NULL,
  	\`points\` integer DEFAULT 0 NOT NULL,
  	\`expire\` integer
  );`)
  await db.run(sql`CREATE INDEX \`rate_limits_expire_idx\` ON \`rate_limits\` (\`expire\`);`)
  await db.run(sql`CREATE TABLE \`leases\` (
  	\`name\` text PRIMARY KEY NOT NULL,
  	\`holder\` text NOT NULL,
  	\`until\` integer NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`rate_limits\`;`)
  await db.run(sql`DROP TABLE \`leases\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_sources\`;`)
  await db.run(sql`DROP TABLE \`articles_sources_locales\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_sources_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`information_sources\`;`)
  await db.run(sql`DROP TABLE \`information_sources_locales\`;`)
  await db.run(sql`DROP TABLE \`information\`;`)
  await db.run(sql`DROP TABLE \`information_locales\`;`)
  await db.run(sql`DROP TABLE \`_information_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_information_v_version_sources_locales\`;`)
  await db.run(sql`DROP TABLE \`_information_v\`;`)
  await db.run(sql`DROP TABLE \`_information_v_locales\`;`)
  await db.run(sql`DROP TABLE \`questions_sources\`;`)
  await db.run(sql`DROP TABLE \`questions_sources_locales\`;`)
  await db.run(sql`DROP TABLE \`questions\`;`)
  await db.run(sql`DROP TABLE \`questions_locales\`;`)
  await db.run(sql`DROP TABLE \`questions_rels\`;`)
  await db.run(sql`DROP TABLE \`_questions_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_questions_v_version_sources_locales\`;`)
  await db.run(sql`DROP TABLE \`_questions_v\`;`)
  await db.run(sql`DROP TABLE \`_questions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_questions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`question_types\`;`)
  await db.run(sql`DROP TABLE \`question_types_locales\`;`)
  await db.run(sql`DROP TABLE \`manuals\`;`)
  await db.run(sql`DROP TABLE \`manuals_locales\`;`)
  await db.run(sql`DROP TABLE \`_manuals_v\`;`)
  await db.run(sql`DROP TABLE \`_manuals_v_locales\`;`)
  await db.run(sql`DROP TABLE \`video_courses\`;`)
  await db.run(sql`DROP TABLE \`video_courses_locales\`;`)
  await db.run(sql`DROP TABLE \`_video_courses_v\`;`)
  await db.run(sql`DROP TABLE \`_video_courses_v_locales\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`pop_ups\`;`)
  await db.run(sql`DROP TABLE \`pop_ups_locales\`;`)
  await db.run(sql`DROP TABLE \`_pop_ups_v\`;`)
  await db.run(sql`DROP TABLE \`_pop_ups_v_locales\`;`)
  await db.run(sql`DROP TABLE \`posters\`;`)
  await db.run(sql`DROP TABLE \`posters_locales\`;`)
  await db.run(sql`DROP TABLE \`_posters_v\`;`)
  await db.run(sql`DROP TABLE \`_posters_v_locales\`;`)
  await db.run(sql`DROP TABLE \`poster_clicks\`;`)
  await db.run(sql`DROP TABLE \`pop_up_clicks\`;`)
  await db.run(sql`DROP TABLE \`channels\`;`)
  await db.run(sql`DROP TABLE \`channels_locales\`;`)
  await db.run(sql`DROP TABLE \`_channels_v\`;`)
  await db.run(sql`DROP TABLE \`_channels_v_locales\`;`)
  await db.run(sql`DROP TABLE \`awards_coupons\`;`)
  await db.run(sql`DROP TABLE \`awards_coupons_locales\`;`)
  await db.run(sql`DROP TABLE \`awards\`;`)
  await db.run(sql`DROP TABLE \`awards_locales\`;`)
  await db.run(sql`DROP TABLE \`_awards_v_version_coupons\`;`)
  await db.run(sql`DROP TABLE \`_awards_v_version_coupons_locales\`;`)
  await db.run(sql`DROP TABLE \`_awards_v\`;`)
  await db.run(sql`DROP TABLE \`_awards_v_locales\`;`)
  await db.run(sql`DROP TABLE \`services_prices\`;`)
  await db.run(sql`DROP TABLE \`services_prices_locales\`;`)
  await db.run(sql`DROP TABLE \`services_answers_covered_by\`;`)
  await db.run(sql`DROP TABLE \`services_answers\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`services_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_prices\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_prices_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_answers_covered_by\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_answers\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v_locales\`;`)
  await db.run(sql`DROP TABLE \`partners\`;`)
  await db.run(sql`DROP TABLE \`partners_locales\`;`)
  await db.run(sql`DROP TABLE \`_partners_v\`;`)
  await db.run(sql`DROP TABLE \`_partners_v_locales\`;`)
  await db.run(sql`DROP TABLE \`vat_rates\`;`)
  await db.run(sql`DROP TABLE \`vat_rates_locales\`;`)
  await db.run(sql`DROP TABLE \`declarations_legislation\`;`)
  await db.run(sql`DROP TABLE \`declarations\`;`)
  await db.run(sql`DROP TABLE \`declarations_locales\`;`)
  await db.run(sql`DROP TABLE \`declarations_texts\`;`)
  await db.run(sql`DROP TABLE \`representations\`;`)
  await db.run(sql`DROP TABLE \`representations_locales\`;`)
  await db.run(sql`DROP TABLE \`enquiries_product_kinds\`;`)
  await db.run(sql`DROP TABLE \`enquiries_notes\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`survey_reports_product_kinds\`;`)
  await db.run(sql`DROP TABLE \`survey_reports_sales_channels\`;`)
  await db.run(sql`DROP TABLE \`survey_reports_imported_consignments\`;`)
  await db.run(sql`DROP TABLE \`survey_reports_supply_roles\`;`)
  await db.run(sql`DROP TABLE \`survey_reports\`;`)
  await db.run(sql`DROP TABLE \`survey_reports_texts\`;`)
  await db.run(sql`DROP TABLE \`visits\`;`)
  await db.run(sql`DROP TABLE \`page_vitals\`;`)
  await db.run(sql`DROP TABLE \`search_misses\`;`)
  await db.run(sql`DROP TABLE \`search_hits\`;`)
  await db.run(sql`DROP TABLE \`page_reads\`;`)
  await db.run(sql`DROP TABLE \`merchants_vat_returns\`;`)
  await db.run(sql`DROP TABLE \`merchants_further_reports\`;`)
  await db.run(sql`DROP TABLE \`merchants\`;`)
  await db.run(sql`DROP TABLE \`coupons\`;`)
  await db.run(sql`DROP TABLE \`client_files_wanted\`;`)
  await db.run(sql`DROP TABLE \`client_files\`;`)
  await db.run(sql`DROP TABLE \`client_returns\`;`)
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`recovery_codes\`;`)
  await db.run(sql`DROP TABLE \`message_codes\`;`)
  await db.run(sql`DROP TABLE \`sent_messages\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`review_notices\`;`)
  await db.run(sql`DROP TABLE \`release_documents\`;`)
  await db.run(sql`DROP TABLE \`site_updates\`;`)
  await db.run(sql`DROP TABLE \`link_checks\`;`)
  await db.run(sql`DROP TABLE \`translations\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`anniversary_activities_rules\`;`)
  await db.run(sql`DROP TABLE \`anniversary_activities_rules_locales\`;`)
  await db.run(sql`DROP TABLE \`anniversary_activities_coupons\`;`)
  await db.run(sql`DROP TABLE \`anniversary_activities_coupons_locales\`;`)
  await db.run(sql`DROP TABLE \`anniversary_activities\`;`)
  await db.run(sql`DROP TABLE \`anniversary_activities_locales\`;`)
  await db.run(sql`DROP TABLE \`anniversary\`;`)
  await db.run(sql`DROP TABLE \`anniversary_locales\`;`)
  await db.run(sql`DROP TABLE \`_anniversary_v_version_activities_rules\`;`)
  await db.run(sql`DROP TABLE \`_anniversary_v_version_activities_rules_locales\`;`)
  await db.run(sql`DROP TABLE \`_anniversary_v_version_activities_coupons\`;`)
  await db.run(sql`DROP TABLE \`_anniversary_v_version_activities_coupons_locales\`;`)
  await db.run(sql`DROP TABLE \`_anniversary_v_version_activities\`;`)
  await db.run(sql`DROP TABLE \`_anniversary_v_version_activities_locales\`;`)
  await db.run(sql`DROP TABLE \`_anniversary_v\`;`)
  await db.run(sql`DROP TABLE \`_anniversary_v_locales\`;`)
  await db.run(sql`DROP TABLE \`newcomers\`;`)
  await db.run(sql`DROP TABLE \`_newcomers_v\`;`)
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
  await db.run(sql`DROP TABLE \`menu_items_children\`;`)
  await db.run(sql`DROP TABLE \`menu_items_children_locales\`;`)
  await db.run(sql`DROP TABLE \`menu_items\`;`)
  await db.run(sql`DROP TABLE \`menu_items_locales\`;`)
  await db.run(sql`DROP TABLE \`menu\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_items_children\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_items_children_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_v\`;`)
  await db.run(sql`DROP TABLE \`search_panel_synonyms\`;`)
  await db.run(sql`DROP TABLE \`search_panel\`;`)
  await db.run(sql`DROP TABLE \`search_panel_rels\`;`)
  await db.run(sql`DROP TABLE \`_search_panel_v_version_synonyms\`;`)
  await db.run(sql`DROP TABLE \`_search_panel_v\`;`)
  await db.run(sql`DROP TABLE \`_search_panel_v_rels\`;`)
  await db.run(sql`DROP TABLE \`site_frame_pcnav_list_links\`;`)
  await db.run(sql`DROP TABLE \`site_frame_pcnav_list_links_locales\`;`)
  await db.run(sql`DROP TABLE \`site_frame_pcnav_list\`;`)
  await db.run(sql`DROP TABLE \`site_frame_pcnav_list_locales\`;`)
  await db.run(sql`DROP TABLE \`site_frame_blogroll\`;`)
  await db.run(sql`DROP TABLE \`site_frame_blogroll_locales\`;`)
  await db.run(sql`DROP TABLE \`site_frame_function\`;`)
  await db.run(sql`DROP TABLE \`site_frame_function_locales\`;`)
  await db.run(sql`DROP TABLE \`site_frame\`;`)
  await db.run(sql`DROP TABLE \`site_frame_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_pcnav_list_links\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_pcnav_list_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_pcnav_list\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_pcnav_list_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_blogroll\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_blogroll_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_function\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_version_function_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v\`;`)
  await db.run(sql`DROP TABLE \`_site_frame_v_locales\`;`)
  await db.run(sql`DROP TABLE \`service_codes_codes\`;`)
  await db.run(sql`DROP TABLE \`service_codes\`;`)
  await db.run(sql`DROP TABLE \`publishing_rules\`;`)
}
