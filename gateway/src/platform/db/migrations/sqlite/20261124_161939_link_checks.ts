import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`link_checks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text NOT NULL,
  	\`problem\` text,
  	\`status\` numeric,
  	\`checked_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`link_checks_url_idx\` ON \`link_checks\` (\`url\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`link_checks\`;`)
}
