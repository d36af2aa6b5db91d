import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_vitals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`route\` text NOT NULL,
  	\`device\` text NOT NULL,
  	\`lcp\` numeric,
  	\`inp\` numeric,
  	\`cls\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`page_vitals_day_idx\` ON \`page_vitals\` (\`day\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`page_vitals\`;`)
}
