import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "releases" ALTER COLUMN "state" DROP NOT NULL;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_articles_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_information_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_questions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_manuals_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_video_courses_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_pop_ups_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_posters_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_channels_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_awards_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_partners_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_anniversary_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_newcomers_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_menu_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_search_panel_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_site_frame_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "_information_v_autosave_idx" ON "_information_v" USING btree ("autosave");
  CREATE INDEX "_questions_v_autosave_idx" ON "_questions_v" USING btree ("autosave");
  CREATE INDEX "_manuals_v_autosave_idx" ON "_manuals_v" USING btree ("autosave");
  CREATE INDEX "_video_courses_v_autosave_idx" ON "_video_courses_v" USING btree ("autosave");
  CREATE INDEX "_pop_ups_v_autosave_idx" ON "_pop_ups_v" USING btree ("autosave");
  CREATE INDEX "_posters_v_autosave_idx" ON "_posters_v" USING btree ("autosave");
  CREATE INDEX "_channels_v_autosave_idx" ON "_channels_v" USING btree ("autosave");
  CREATE INDEX "_awards_v_autosave_idx" ON "_awards_v" USING btree ("autosave");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE INDEX "_anniversary_v_autosave_idx" ON "_anniversary_v" USING btree ("autosave");
  CREATE INDEX "_newcomers_v_autosave_idx" ON "_newcomers_v" USING btree ("autosave");
  CREATE INDEX "_menu_v_autosave_idx" ON "_menu_v" USING btree ("autosave");
  CREATE INDEX "_search_panel_v_autosave_idx" ON "_search_panel_v" USING btree ("autosave");
  CREATE INDEX "_site_frame_v_autosave_idx" ON "_site_frame_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "_articles_v_autosave_idx";
  DROP INDEX "_information_v_autosave_idx";
  DROP INDEX "_questions_v_autosave_idx";
  DROP INDEX "_manuals_v_autosave_idx";
  DROP INDEX "_video_courses_v_autosave_idx";
  DROP INDEX "_pop_ups_v_autosave_idx";
  DROP INDEX "_posters_v_autosave_idx";
  DROP INDEX "_channels_v_autosave_idx";
  DROP INDEX "_awards_v_autosave_idx";
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "_partners_v_autosave_idx";
  DROP INDEX "_anniversary_v_autosave_idx";
  DROP INDEX "_newcomers_v_autosave_idx";
  DROP INDEX "_menu_v_autosave_idx";
  DROP INDEX "_search_panel_v_autosave_idx";
  DROP INDEX "_site_frame_v_autosave_idx";
  ALTER TABLE "releases" ALTER COLUMN "state" SET NOT NULL;
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "_articles_v" DROP COLUMN "autosave";
  ALTER TABLE "_information_v" DROP COLUMN "autosave";
  ALTER TABLE "_questions_v" DROP COLUMN "autosave";
  ALTER TABLE "_manuals_v" DROP COLUMN "autosave";
  ALTER TABLE "_video_courses_v" DROP COLUMN "autosave";
  ALTER TABLE "_pop_ups_v" DROP COLUMN "autosave";
  ALTER TABLE "_posters_v" DROP COLUMN "autosave";
  ALTER TABLE "_channels_v" DROP COLUMN "autosave";
  ALTER TABLE "_awards_v" DROP COLUMN "autosave";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "_partners_v" DROP COLUMN "autosave";
  ALTER TABLE "_anniversary_v" DROP COLUMN "autosave";
  ALTER TABLE "_newcomers_v" DROP COLUMN "autosave";
  ALTER TABLE "_menu_v" DROP COLUMN "autosave";
  ALTER TABLE "_search_panel_v" DROP COLUMN "autosave";
  ALTER TABLE "_site_frame_v" DROP COLUMN "autosave";`)
}
