import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`redirect_hits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirect_hits_key_idx\` ON \`redirect_hits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`redirect_hits_day_idx\` ON \`redirect_hits\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`redirect_hits_path_idx\` ON \`redirect_hits\` (\`path\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`covers_live_page\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`followed\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`last_followed\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`redirect_hits\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`covers_live_page\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`followed\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`last_followed\`;`)
}
