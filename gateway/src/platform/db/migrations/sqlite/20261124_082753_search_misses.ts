import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_misses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`term\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_misses_key_idx\` ON \`search_misses\` (\`key\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_misses\`;`)
}
