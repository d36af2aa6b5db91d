import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "no_index" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_no_index" boolean DEFAULT false;
  ALTER TABLE "articles" ADD COLUMN "no_index" boolean DEFAULT false;
  ALTER TABLE "articles" ADD COLUMN "social_image_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_no_index" boolean DEFAULT false;
  ALTER TABLE "_articles_v" ADD COLUMN "version_social_image_id" integer;
  ALTER TABLE "information" ADD COLUMN "no_index" boolean DEFAULT false;
  ALTER TABLE "information" ADD COLUMN "social_image_id" integer;
  ALTER TABLE "_information_v" ADD COLUMN "version_no_index" boolean DEFAULT false;
  ALTER TABLE "_information_v" ADD COLUMN "version_social_image_id" integer;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_social_image_id_media_id_fk" FOREIGN KEY ("social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_social_image_id_media_id_fk" FOREIGN KEY ("version_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "information" ADD CONSTRAINT "information_social_image_id_media_id_fk" FOREIGN KEY ("social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_information_v" ADD CONSTRAINT "_information_v_version_social_image_id_media_id_fk" FOREIGN KEY ("version_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_social_image_idx" ON "articles" USING btree ("social_image_id");
  CREATE INDEX "_articles_v_version_version_social_image_idx" ON "_articles_v" USING btree ("version_social_image_id");
  CREATE INDEX "information_social_image_idx" ON "information" USING btree ("social_image_id");
  CREATE INDEX "_information_v_version_version_social_image_idx" ON "_information_v" USING btree ("version_social_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_social_image_id_media_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_social_image_id_media_id_fk";
  
  ALTER TABLE "information" DROP CONSTRAINT "information_social_image_id_media_id_fk";
  
  ALTER TABLE "_information_v" DROP CONSTRAINT "_information_v_version_social_image_id_media_id_fk";
  
  DROP INDEX "articles_social_image_idx";
  DROP INDEX "_articles_v_version_version_social_image_idx";
  DROP INDEX "information_social_image_idx";
  DROP INDEX "_information_v_version_version_social_image_idx";
  ALTER TABLE "pages" DROP COLUMN "no_index";
  ALTER TABLE "_pages_v" DROP COLUMN "version_no_index";
  ALTER TABLE "articles" DROP COLUMN "no_index";
  ALTER TABLE "articles" DROP COLUMN "social_image_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_no_index";
  ALTER TABLE "_articles_v" DROP COLUMN "version_social_image_id";
  ALTER TABLE "information" DROP COLUMN "no_index";
  ALTER TABLE "information" DROP COLUMN "social_image_id";
  ALTER TABLE "_information_v" DROP COLUMN "version_no_index";
  ALTER TABLE "_information_v" DROP COLUMN "version_social_image_id";`)
}
