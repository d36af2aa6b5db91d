import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "articles" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "information" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_information_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "questions" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_questions_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "manuals" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_manuals_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "video_courses" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_video_courses_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "pop_ups" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_pop_ups_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "posters" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_posters_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "channels" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_channels_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "awards" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_awards_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "services" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "partners" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_partners_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "anniversary" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_anniversary_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "newcomers" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_newcomers_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "menu" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_menu_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "search_panel" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_search_panel_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "site_frame" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_site_frame_v" ADD COLUMN "version_saved_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "articles" DROP COLUMN "saved_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "information" DROP COLUMN "saved_by";
  ALTER TABLE "_information_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "questions" DROP COLUMN "saved_by";
  ALTER TABLE "_questions_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "manuals" DROP COLUMN "saved_by";
  ALTER TABLE "_manuals_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "video_courses" DROP COLUMN "saved_by";
  ALTER TABLE "_video_courses_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "pop_ups" DROP COLUMN "saved_by";
  ALTER TABLE "_pop_ups_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "posters" DROP COLUMN "saved_by";
  ALTER TABLE "_posters_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "channels" DROP COLUMN "saved_by";
  ALTER TABLE "_channels_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "awards" DROP COLUMN "saved_by";
  ALTER TABLE "_awards_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "services" DROP COLUMN "saved_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "partners" DROP COLUMN "saved_by";
  ALTER TABLE "_partners_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "anniversary" DROP COLUMN "saved_by";
  ALTER TABLE "_anniversary_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "newcomers" DROP COLUMN "saved_by";
  ALTER TABLE "_newcomers_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "menu" DROP COLUMN "saved_by";
  ALTER TABLE "_menu_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "search_panel" DROP COLUMN "saved_by";
  ALTER TABLE "_search_panel_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "site_frame" DROP COLUMN "saved_by";
  ALTER TABLE "_site_frame_v" DROP COLUMN "version_saved_by";`)
}
