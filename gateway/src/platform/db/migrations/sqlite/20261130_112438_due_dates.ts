import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`facts_rows\` ADD \`due_period\` text;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` ADD \`due_months\` numeric;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` ADD \`due_day\` numeric;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` ADD \`due_working_day\` numeric;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` ADD \`due_counts_saturdays\` integer;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` ADD \`due_moves\` text DEFAULT 'unknown';`)
  await db.run(sql`ALTER TABLE \`facts_rows\` ADD \`due_is_above_quantity\` integer;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` ADD \`due_source_id\` integer REFERENCES fact_sources(id);`)
  await db.run(sql`CREATE INDEX \`facts_rows_due_due_source_idx\` ON \`facts_rows\` (\`due_source_id\`);`)
  await db.run(sql`ALTER TABLE \`facts_rows_locales\` ADD \`due_title\` text;`)
}

// Columns alone are dropped: the table that the generator would make anew turns on the checks of foreign keys.
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`facts_rows_due_due_source_idx\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` DROP COLUMN \`due_period\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` DROP COLUMN \`due_months\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` DROP COLUMN \`due_day\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` DROP COLUMN \`due_working_day\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` DROP COLUMN \`due_counts_saturdays\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` DROP COLUMN \`due_moves\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` DROP COLUMN \`due_is_above_quantity\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows\` DROP COLUMN \`due_source_id\`;`)
  await db.run(sql`ALTER TABLE \`facts_rows_locales\` DROP COLUMN \`due_title\`;`)
}
