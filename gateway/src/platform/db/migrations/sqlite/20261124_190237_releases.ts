import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`note\` text,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`moment\` text,
  	\`scheduled_by_name\` text,
  	\`published_at\` text,
  	\`published_by\` text,
  	\`created_by\` text,
  	\`timezone\` text,
  	\`scheduled_by\` numeric,
  	\`problems\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_state_idx\` ON \`releases\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`releases_moment_idx\` ON \`releases\` (\`moment\`);`)
  await db.run(sql`CREATE INDEX \`releases_published_at_idx\` ON \`releases\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`release_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`release\` numeric NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` numeric,
  	\`languages\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`added_by\` numeric NOT NULL,
  	\`added_by_name\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`release_documents_release_idx\` ON \`release_documents\` (\`release\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`release_documents_key_idx\` ON \`release_documents\` (\`key\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`release_documents\`;`)
}
