import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`no_index\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_no_index\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`no_index\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`social_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`articles_social_image_idx\` ON \`articles\` (\`social_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_no_index\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_social_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_social_image_idx\` ON \`_articles_v\` (\`version_social_image_id\`);`)
  await db.run(sql`ALTER TABLE \`information\` ADD \`no_index\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`information\` ADD \`social_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`information_social_image_idx\` ON \`information\` (\`social_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_information_v\` ADD \`version_no_index\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_information_v\` ADD \`version_social_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_social_image_idx\` ON \`_information_v\` (\`version_social_image_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_id\` integer,
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
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_articles\`("id", "cover_id", "article_type", "publish_time", "review_time", "is_hot", "hotness", "seed_key", "saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "cover_id", "article_type", "publish_time", "review_time", "is_hot", "hotness", "seed_key", "saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_articles\` RENAME TO \`articles\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`articles_cover_idx\` ON \`articles\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_article_type_idx\` ON \`articles\` (\`article_type\`);`)
  await db.run(sql`CREATE INDEX \`articles_publish_time_idx\` ON \`articles\` (\`publish_time\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_seed_key_idx\` ON \`articles\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__articles_v\`("id", "parent_id", "version_cover_id", "version_article_type", "version_publish_time", "version_review_time", "version_is_hot", "version_hotness", "version_seed_key", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_cover_id", "version_article_type", "version_publish_time", "version_review_time", "version_is_hot", "version_hotness", "version_seed_key", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__articles_v\` RENAME TO \`_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_cover_idx\` ON \`_articles_v\` (\`version_cover_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_information\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_id\` integer,
  	\`information_type\` text,
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
  await db.run(sql`INSERT INTO \`__new_information\`("id", "cover_id", "information_type", "publish_time", "seed_key", "saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "cover_id", "information_type", "publish_time", "seed_key", "saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`information\`;`)
  await db.run(sql`DROP TABLE \`information\`;`)
  await db.run(sql`ALTER TABLE \`__new_information\` RENAME TO \`information\`;`)
  await db.run(sql`CREATE INDEX \`information_cover_idx\` ON \`information\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`information_information_type_idx\` ON \`information\` (\`information_type\`);`)
  await db.run(sql`CREATE INDEX \`information_publish_time_idx\` ON \`information\` (\`publish_time\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`information_seed_key_idx\` ON \`information\` (\`seed_key\`);`)
  await db.run(sql`CREATE INDEX \`information_updated_at_idx\` ON \`information\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`information_created_at_idx\` ON \`information\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`information_deleted_at_idx\` ON \`information\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`information__status_idx\` ON \`information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__information_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`information\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__information_v\`("id", "parent_id", "version_cover_id", "version_information_type", "version_publish_time", "version_seed_key", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_cover_id", "version_information_type", "version_publish_time", "version_seed_key", "version_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_information_v\`;`)
  await db.run(sql`DROP TABLE \`_information_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__information_v\` RENAME TO \`_information_v\`;`)
  await db.run(sql`CREATE INDEX \`_information_v_parent_idx\` ON \`_information_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_v_version_version_cover_idx\` ON \`_information_v\` (\`version_cover_id\`);`)
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
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`no_index\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_no_index\`;`)
}
