import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_updates\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_updates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`site\` text NOT NULL,
  	\`attempts\` numeric NOT NULL,
  	\`rendered\` numeric,
  	\`faults\` text,
  	\`next_attempt_at\` text NOT NULL,
  	\`answered_at\` text,
  	\`change\` text NOT NULL,
  	\`document\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`site_updates_state_idx\` ON \`site_updates\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`site_updates_next_attempt_at_idx\` ON \`site_updates\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`site_updates_document_idx\` ON \`site_updates\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`site_updates_updated_at_idx\` ON \`site_updates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`site_updates_created_at_idx\` ON \`site_updates\` (\`created_at\`);`)
}
