import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`merchants_vat_returns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`country\` text NOT NULL,
  	\`period\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`merchants_vat_returns_order_idx\` ON \`merchants_vat_returns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`merchants_vat_returns_parent_id_idx\` ON \`merchants_vat_returns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`merchants_further_reports\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`merchants_further_reports_order_idx\` ON \`merchants_further_reports\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`merchants_further_reports_parent_idx\` ON \`merchants_further_reports\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`coupons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`merchant_id\` integer NOT NULL,
  	\`coupon_type\` text NOT NULL,
  	\`title_en\` text NOT NULL,
  	\`title_de\` text NOT NULL,
  	\`conditions_en\` text NOT NULL,
  	\`conditions_de\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text,
  	\`valid_until\` text NOT NULL,
  	\`redeemed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`merchant_id\`) REFERENCES \`merchants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`coupons_merchant_idx\` ON \`coupons\` (\`merchant_id\`);`)
  await db.run(sql`CREATE INDEX \`coupons_updated_at_idx\` ON \`coupons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coupons_created_at_idx\` ON \`coupons\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`state\` text DEFAULT 'received' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`merchant_id\` integer REFERENCES merchants(id);`)
  await db.run(sql`CREATE INDEX \`enquiries_merchant_idx\` ON \`enquiries\` (\`merchant_id\`);`)
  await db.run(sql`ALTER TABLE \`merchants\` ADD \`company_form\` text;`)
  await db.run(sql`ALTER TABLE \`merchants\` ADD \`registered_office\` text;`)
  await db.run(sql`ALTER TABLE \`merchants\` ADD \`company_country\` text;`)
  await db.run(sql`ALTER TABLE \`merchants\` ADD \`vat_number\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`merchants_vat_returns\`;`)
  await db.run(sql`DROP TABLE \`merchants_further_reports\`;`)
  await db.run(sql`DROP TABLE \`coupons\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_enquiries\` (
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
  await db.run(sql`INSERT INTO \`__new_enquiries\`("id", "kind", "name", "email", "company", "topic", "country", "message", "language", "notice_version", "confirmed_at", "token_hash", "link_expires_at", "fingerprint", "updated_at", "created_at") SELECT "id", "kind", "name", "email", "company", "topic", "country", "message", "language", "notice_version", "confirmed_at", "token_hash", "link_expires_at", "fingerprint", "updated_at", "created_at" FROM \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_enquiries\` RENAME TO \`enquiries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`enquiries_confirmed_at_idx\` ON \`enquiries\` (\`confirmed_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_token_hash_idx\` ON \`enquiries\` (\`token_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_fingerprint_idx\` ON \`enquiries\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`merchants\` DROP COLUMN \`company_form\`;`)
  await db.run(sql`ALTER TABLE \`merchants\` DROP COLUMN \`registered_office\`;`)
  await db.run(sql`ALTER TABLE \`merchants\` DROP COLUMN \`company_country\`;`)
  await db.run(sql`ALTER TABLE \`merchants\` DROP COLUMN \`vat_number\`;`)
}
