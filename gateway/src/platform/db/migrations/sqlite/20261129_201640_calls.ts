import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`call_times_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`call_times\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`call_times_languages_order_idx\` ON \`call_times_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`call_times_languages_parent_idx\` ON \`call_times_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`call_times\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`start\` text NOT NULL,
  	\`minutes\` numeric DEFAULT 20 NOT NULL,
  	\`adviser\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`call_times_start_idx\` ON \`call_times\` (\`start\`);`)
  await db.run(sql`CREATE INDEX \`call_times_updated_at_idx\` ON \`call_times\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`call_times_created_at_idx\` ON \`call_times\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`call_time_id\` integer REFERENCES call_times(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`phone\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`reminded_at\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_call_time_idx\` ON \`enquiries\` (\`call_time_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`call_times_id\` integer REFERENCES call_times(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_call_times_id_idx\` ON \`payload_locked_documents_rels\` (\`call_times_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`enquiries\` WHERE \`kind\` = 'call';`)
  await db.run(sql`UPDATE \`enquiries\` SET \`state\` = 'received' WHERE \`state\` = 'unconfirmed' OR \`state\` = 'cancelled';`)
  await db.run(sql`UPDATE \`enquiries\` SET \`topic\` = 'other' WHERE \`topic\` = 'quote';`)
  await db.run(sql`DROP INDEX \`enquiries_call_time_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`call_time_id\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`phone\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`reminded_at\`;`)
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_call_times_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`call_times_id\`;`)
  await db.run(sql`DROP TABLE \`call_times_languages\`;`)
  await db.run(sql`DROP TABLE \`call_times\`;`)
}
