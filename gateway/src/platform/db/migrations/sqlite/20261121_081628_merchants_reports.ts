import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`survey_reports\` ADD \`merchant_id\` integer REFERENCES merchants(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`survey_reports_merchant_idx\` ON \`survey_reports\` (\`merchant_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_survey_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report_id\` text NOT NULL,
  	\`rules_version\` text NOT NULL,
  	\`company_country\` text NOT NULL,
  	\`cross_border_turnover\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_survey_reports\`("id", "report_id", "rules_version", "company_country", "cross_border_turnover", "updated_at", "created_at") SELECT "id", "report_id", "rules_version", "company_country", "cross_border_turnover", "updated_at", "created_at" FROM \`survey_reports\`;`)
  await db.run(sql`DROP TABLE \`survey_reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_survey_reports\` RENAME TO \`survey_reports\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`survey_reports_report_id_idx\` ON \`survey_reports\` (\`report_id\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_updated_at_idx\` ON \`survey_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`survey_reports_created_at_idx\` ON \`survey_reports\` (\`created_at\`);`)
}
