import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`release_documents\` ADD \`before\` text;`)
  await db.run(sql`ALTER TABLE \`release_documents\` ADD \`left_hash\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`release_documents\` DROP COLUMN \`before\`;`)
  await db.run(sql`ALTER TABLE \`release_documents\` DROP COLUMN \`left_hash\`;`)
}
