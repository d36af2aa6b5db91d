import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`pop_ups__order_idx\` ON \`pop_ups\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pop_ups_seed_key_idx\` ON \`pop_ups\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`pop_ups_updated_at_idx\` ON \`pop_ups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pop_ups_created_at_idx\` ON \`pop_ups\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pop_ups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_parent_idx\` ON \`_pop_ups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version__order_idx\` ON \`_pop_ups_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version_seed_key_idx\` ON \`_pop_ups_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version_updated_at_idx\` ON \`_pop_ups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version_created_at_idx\` ON \`_pop_ups_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_version_version__status_idx\` ON \`_pop_ups_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_created_at_idx\` ON \`_pop_ups_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_updated_at_idx\` ON \`_pop_ups_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_snapshot_idx\` ON \`_pop_ups_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_published_locale_idx\` ON \`_pop_ups_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_latest_idx\` ON \`_pop_ups_v\` (\`latest\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posters__order_idx\` ON \`posters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`posters_image_idx\` ON \`posters\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posters_seed_key_idx\` ON \`posters\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`posters_updated_at_idx\` ON \`posters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posters_created_at_idx\` ON \`posters\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
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
  await db.run(sql`CREATE INDEX \`_posters_v_version_version__status_idx\` ON \`_posters_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_created_at_idx\` ON \`_posters_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_updated_at_idx\` ON \`_posters_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_snapshot_idx\` ON \`_posters_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_published_locale_idx\` ON \`_posters_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posters_v_latest_idx\` ON \`_posters_v\` (\`latest\`);`)
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
  await db.run(sql`CREATE TABLE \`channels\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`channel_code\` text,
  	\`channel_no\` text,
  	\`landing_page_id\` integer,
  	\`award_id\` integer,
  	\`seed_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
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
  await db.run(sql`CREATE INDEX \`_channels_v_version_version__status_idx\` ON \`_channels_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_created_at_idx\` ON \`_channels_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_updated_at_idx\` ON \`_channels_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_snapshot_idx\` ON \`_channels_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_published_locale_idx\` ON \`_channels_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_channels_v_latest_idx\` ON \`_channels_v\` (\`latest\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`awards_seed_key_idx\` ON \`awards\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`awards_updated_at_idx\` ON \`awards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`awards_created_at_idx\` ON \`awards\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_awards_v_parent_idx\` ON \`_awards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_seed_key_idx\` ON \`_awards_v\` (\`version_seed_key\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_updated_at_idx\` ON \`_awards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_created_at_idx\` ON \`_awards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version__status_idx\` ON \`_awards_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_created_at_idx\` ON \`_awards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_updated_at_idx\` ON \`_awards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_snapshot_idx\` ON \`_awards_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_published_locale_idx\` ON \`_awards_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_latest_idx\` ON \`_awards_v\` (\`latest\`);`)
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_anniversary_v_version_version__status_idx\` ON \`_anniversary_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_created_at_idx\` ON \`_anniversary_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_updated_at_idx\` ON \`_anniversary_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_snapshot_idx\` ON \`_anniversary_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_published_locale_idx\` ON \`_anniversary_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_latest_idx\` ON \`_anniversary_v\` (\`latest\`);`)
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
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
  await db.run(sql`CREATE TABLE \`search_panel\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  await db.run(sql`CREATE TABLE \`_search_panel_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_panel_v_version_version__status_idx\` ON \`_search_panel_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_created_at_idx\` ON \`_search_panel_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_updated_at_idx\` ON \`_search_panel_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_snapshot_idx\` ON \`_search_panel_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_published_locale_idx\` ON \`_search_panel_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_latest_idx\` ON \`_search_panel_v\` (\`latest\`);`)
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
  await db.run(sql`ALTER TABLE \`pages\` ADD \`uid\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_uid_idx\` ON \`pages\` (\`uid\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_uid\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_uid_idx\` ON \`_pages_v\` (\`version_uid\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`classes_included\` numeric;`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`office\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_classes_included\` numeric;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_office\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pop_ups_id\` integer REFERENCES pop_ups(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`posters_id\` integer REFERENCES posters(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`poster_clicks_id\` integer REFERENCES poster_clicks(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`channels_id\` integer REFERENCES channels(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`awards_id\` integer REFERENCES awards(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pop_ups_id_idx\` ON \`payload_locked_documents_rels\` (\`pop_ups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posters_id_idx\` ON \`payload_locked_documents_rels\` (\`posters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_poster_clicks_id_idx\` ON \`payload_locked_documents_rels\` (\`poster_clicks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_channels_id_idx\` ON \`payload_locked_documents_rels\` (\`channels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_awards_id_idx\` ON \`payload_locked_documents_rels\` (\`awards_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`DROP TABLE \`pop_ups\`;`)
  await db.run(sql`DROP TABLE \`pop_ups_locales\`;`)
  await db.run(sql`DROP TABLE \`_pop_ups_v\`;`)
  await db.run(sql`DROP TABLE \`_pop_ups_v_locales\`;`)
  await db.run(sql`DROP TABLE \`posters\`;`)
  await db.run(sql`DROP TABLE \`posters_locales\`;`)
  await db.run(sql`DROP TABLE \`_posters_v\`;`)
  await db.run(sql`DROP TABLE \`_posters_v_locales\`;`)
  await db.run(sql`DROP TABLE \`poster_clicks\`;`)
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
  await db.run(sql`DROP TABLE \`search_panel\`;`)
  await db.run(sql`DROP TABLE \`search_panel_rels\`;`)
  await db.run(sql`DROP TABLE \`_search_panel_v\`;`)
  await db.run(sql`DROP TABLE \`_search_panel_v_rels\`;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`media_id\` integer,
  	\`services_id\` integer,
  	\`partners_id\` integer,
  	\`vat_rates_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vat_rates_id\`) REFERENCES \`vat_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "articles_id", "media_id", "services_id", "partners_id", "vat_rates_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "articles_id", "media_id", "services_id", "partners_id", "vat_rates_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vat_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`vat_rates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`pages_uid_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`uid\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_uid_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_uid\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`classes_included\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`office\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_classes_included\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_office\`;`)
}
