import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Columns that migrations before added have their references in their own definitions: only such ones can be dropped by these.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`vat_rates\`;`)
  await db.run(sql`DROP TABLE \`vat_rates_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
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
  	\`facts_id\` integer REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	\`fact_sources_id\` integer REFERENCES \`fact_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	\`rules_id\` integer REFERENCES \`rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	\`declarations_id\` integer,
  	\`representations_id\` integer,
  	\`enquiries_id\` integer,
  	\`call_times_id\` integer REFERENCES \`call_times\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	\`survey_reports_id\` integer,
  	\`users_id\` integer,
  	\`redirects_id\` integer,
  	\`visits_id\` integer,
  	\`merchants_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`declarations_id\`) REFERENCES \`declarations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`representations_id\`) REFERENCES \`representations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`survey_reports_id\`) REFERENCES \`survey_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visits_id\`) REFERENCES \`visits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`merchants_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "articles_id", "media_id", "information_id", "questions_id", "question_types_id", "manuals_id", "video_courses_id", "documents_id", "pop_ups_id", "posters_id", "poster_clicks_id", "pop_up_clicks_id", "channels_id", "awards_id", "services_id", "partners_id", "facts_id", "fact_sources_id", "rules_id", "declarations_id", "representations_id", "enquiries_id", "call_times_id", "survey_reports_id", "users_id", "redirects_id", "visits_id", "merchants_id") SELECT "id", "order", "parent_id", "path", "pages_id", "articles_id", "media_id", "information_id", "questions_id", "question_types_id", "manuals_id", "video_courses_id", "documents_id", "pop_ups_id", "posters_id", "poster_clicks_id", "pop_up_clicks_id", "channels_id", "awards_id", "services_id", "partners_id", "facts_id", "fact_sources_id", "rules_id", "declarations_id", "representations_id", "enquiries_id", "call_times_id", "survey_reports_id", "users_id", "redirects_id", "visits_id", "merchants_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_facts_id_idx\` ON \`payload_locked_documents_rels\` (\`facts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fact_sources_id_idx\` ON \`payload_locked_documents_rels\` (\`fact_sources_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_declarations_id_idx\` ON \`payload_locked_documents_rels\` (\`declarations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_representations_id_idx\` ON \`payload_locked_documents_rels\` (\`representations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_call_times_id_idx\` ON \`payload_locked_documents_rels\` (\`call_times_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_survey_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`survey_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visits_id_idx\` ON \`payload_locked_documents_rels\` (\`visits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_merchants_id_idx\` ON \`payload_locked_documents_rels\` (\`merchants_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`vat_rates_id\` integer REFERENCES vat_rates(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vat_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`vat_rates_id\`);`)
}
