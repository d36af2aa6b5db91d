import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_survey_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report_id\` text NOT NULL,
  	\`merchant_id\` integer,
  	\`rules_version\` text NOT NULL,
  	\`company_country\` text NOT NULL,
  	\`cross_border_turnover\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`merchant_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_survey_reports\`("id", "report_id", "merchant_id", "rules_version", "company_country", "cross_border_turnover", "updated_at", "created_at") SELECT "id", "report_id", "merchant_id", "rules_version", "company_country", "cross_border_turnover", "updated_at", "created_at" FROM \`survey_reports\`;`)
  await db.run(sql`DROP TABLE \`survey_reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_survey_reports\` RENAME TO \`survey_reports\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`survey_reports_report_id_idx\` ON \`survey_reports\` (\`report_id\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_merchant_idx\` ON \`survey_reports\` (\`merchant_id\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_updated_at_idx\` ON \`survey_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_created_at_idx\` ON \`survey_reports\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`services_answers_covered_by\`;`)
  await db.run(sql`DROP TABLE \`services_answers\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_answers_covered_by\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_answers\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_survey_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report_id\` text NOT NULL,
  	\`merchant_id\` integer,
  	\`rules_version\` text NOT NULL,
  	\`company_country\` text NOT NULL,
  	\`cross_border_turnover\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`merchant_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_survey_reports\`("id", "report_id", "merchant_id", "rules_version", "company_country", "cross_border_turnover", "updated_at", "created_at") SELECT "id", "report_id", "merchant_id", "rules_version", "company_country", COALESCE("cross_border_turnover", 0), "updated_at", "created_at" FROM \`survey_reports\`;`)
  await db.run(sql`DROP TABLE \`survey_reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_survey_reports\` RENAME TO \`survey_reports\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`survey_reports_report_id_idx\` ON \`survey_reports\` (\`report_id\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_merchant_idx\` ON \`survey_reports\` (\`merchant_id\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_updated_at_idx\` ON \`survey_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_created_at_idx\` ON \`survey_reports\` (\`created_at\`);`)
}
