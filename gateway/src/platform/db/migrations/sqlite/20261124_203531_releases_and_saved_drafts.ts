import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_information_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_information_v_autosave_idx\` ON \`_information_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_questions_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_questions_v_autosave_idx\` ON \`_questions_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_manuals_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_manuals_v_autosave_idx\` ON \`_manuals_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_video_courses_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_video_courses_v_autosave_idx\` ON \`_video_courses_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_pop_ups_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_pop_ups_v_autosave_idx\` ON \`_pop_ups_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_posters_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_posters_v_autosave_idx\` ON \`_posters_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_channels_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_channels_v_autosave_idx\` ON \`_channels_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_awards_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_awards_v_autosave_idx\` ON \`_awards_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_partners_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_partners_v_autosave_idx\` ON \`_partners_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_anniversary_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_anniversary_v_autosave_idx\` ON \`_anniversary_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_newcomers_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_newcomers_v_autosave_idx\` ON \`_newcomers_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_menu_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_menu_v_autosave_idx\` ON \`_menu_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_search_panel_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_search_panel_v_autosave_idx\` ON \`_search_panel_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_site_frame_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_site_frame_v_autosave_idx\` ON \`_site_frame_v\` (\`autosave\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`release_documents\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_information_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_information_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_questions_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_manuals_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_manuals_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_video_courses_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_video_courses_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_pop_ups_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pop_ups_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_posters_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_posters_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_channels_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_channels_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_awards_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_awards_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_services_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_partners_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_partners_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_anniversary_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_anniversary_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_newcomers_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_newcomers_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_menu_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_menu_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_search_panel_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_search_panel_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_site_frame_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_site_frame_v\` DROP COLUMN \`autosave\`;`)
}
