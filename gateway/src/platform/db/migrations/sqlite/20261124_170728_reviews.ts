import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`document\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`comment\` text,
  	\`author\` numeric NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`draft_hash\` text NOT NULL,
  	\`at\` text NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`reviews_document_idx\` ON \`reviews\` (\`document\`);`);
  await db.run(sql`CREATE TABLE \`review_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`recipient\` numeric NOT NULL,
  	\`document\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`read_at\` text
  );
  `);
  await db.run(sql`CREATE INDEX \`review_notices_recipient_idx\` ON \`review_notices\` (\`recipient\`);`);
  await db.run(sql`CREATE INDEX \`review_notices_document_idx\` ON \`review_notices\` (\`document\`);`);
  await db.run(sql`CREATE TABLE \`publishing_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_approval_required\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reviews\`;`);
  await db.run(sql`DROP TABLE \`review_notices\`;`);
  await db.run(sql`DROP TABLE \`publishing_rules\`;`);
}
