import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// The column of `rules` has its reference in its own definition: only such a one can be dropped by the migration before.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`client_files_wanted\`;`)
  await db.run(sql`DROP TABLE \`client_files\`;`)
  await db.run(sql`DROP TABLE \`client_returns\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  	\`rules_id\` integer REFERENCES rules(id) ON DELETE cascade,
  	\`declarations_id\` integer,
  	\`representations_id\` integer,
  	\`enquiries_id\` integer,
  	\`survey_reports_id\` integer,
  	\`visits_id\` integer,
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
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`merchants_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "articles_id", "redirects_id", "media_id", "information_id", "questions_id", "question_types_id", "manuals_id", "video_courses_id", "documents_id", "pop_ups_id", "posters_id", "poster_clicks_id", "pop_up_clicks_id", "channels_id", "awards_id", "services_id", "partners_id", "vat_rates_id", "rules_id", "declarations_id", "representations_id", "enquiries_id", "survey_reports_id", "visits_id", "users_id", "merchants_id") SELECT "id", "order", "parent_id", "path", "pages_id", "articles_id", "redirects_id", "media_id", "information_id", "questions_id", "question_types_id", "manuals_id", "video_courses_id", "documents_id", "pop_ups_id", "posters_id", "poster_clicks_id", "pop_up_clicks_id", "channels_id", "awards_id", "services_id", "partners_id", "vat_rates_id", "rules_id", "declarations_id", "representations_id", "enquiries_id", "survey_reports_id", "visits_id", "users_id", "merchants_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_declarations_id_idx\` ON \`payload_locked_documents_rels\` (\`declarations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_representations_id_idx\` ON \`payload_locked_documents_rels\` (\`representations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_survey_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`survey_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visits_id_idx\` ON \`payload_locked_documents_rels\` (\`visits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_merchants_id_idx\` ON \`payload_locked_documents_rels\` (\`merchants_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`client_files_id\` integer REFERENCES client_files(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`client_returns_id\` integer REFERENCES client_returns(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_client_files_id_idx\` ON \`payload_locked_documents_rels\` (\`client_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_client_returns_id_idx\` ON \`payload_locked_documents_rels\` (\`client_returns_id\`);`)
}
