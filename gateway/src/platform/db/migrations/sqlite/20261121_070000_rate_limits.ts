import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// The table that rate-limiter-flexible counts in (src/platform/limits); no collection, hence no part of the snapshots.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`rate_limits\` (
  	\`key\` text PRIMARY KEY NOT NULL,
  	\`points\` integer DEFAULT 0 NOT NULL,
  	\`expire\` integer
  );`)
  await db.run(sql`CREATE INDEX \`rate_limits_expire_idx\` ON \`rate_limits\` (\`expire\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`rate_limits\`;`)
}
