import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries_product_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_product_kinds_order_idx\` ON \`enquiries_product_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_product_kinds_parent_idx\` ON \`enquiries_product_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`company\` text,
  	\`topic\` text,
  	\`country\` text,
  	\`message\` text,
  	\`language\` text NOT NULL,
  	\`notice_version\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`token_hash\` text NOT NULL,
  	\`link_expires_at\` numeric NOT NULL,
  	\`fingerprint\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_confirmed_at_idx\` ON \`enquiries\` (\`confirmed_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_token_hash_idx\` ON \`enquiries\` (\`token_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_fingerprint_idx\` ON \`enquiries\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`sent_messages\` ADD \`kind\` text DEFAULT 'sms' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`sent_messages\` ADD \`subject\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries_product_kinds\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`sent_messages\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`sent_messages\` DROP COLUMN \`subject\`;`)
}
