import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`field_comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`document\` text NOT NULL,
  	\`thread\` numeric,
  	\`field\` text,
  	\`place\` text,
  	\`language\` text,
  	\`text\` text,
  	\`author\` numeric NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`resolved_at\` text,
  	\`resolved_by\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`field_comments_document_idx\` ON \`field_comments\` (\`document\`);`)
  await db.run(sql`CREATE TABLE \`field_comments_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`field_comments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`field_comments_numbers_order_parent_idx\` ON \`field_comments_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`field_comments_numbers_number_idx\` ON \`field_comments_numbers\` (\`number\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`field_comments\`;`)
  await db.run(sql`DROP TABLE \`field_comments_numbers\`;`)
}
