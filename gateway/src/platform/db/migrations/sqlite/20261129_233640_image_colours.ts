import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_drawing\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`colour\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`is_drawing\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`colour\`;`)
}
