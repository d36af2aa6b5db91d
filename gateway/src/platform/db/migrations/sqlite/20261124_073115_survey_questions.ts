import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`survey_reports\` ADD \`imports_to_stock\` text;`)
  await db.run(sql`ALTER TABLE \`survey_reports\` ADD \`small_enterprise\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`survey_reports\` DROP COLUMN \`imports_to_stock\`;`)
  await db.run(sql`ALTER TABLE \`survey_reports\` DROP COLUMN \`small_enterprise\`;`)
}
