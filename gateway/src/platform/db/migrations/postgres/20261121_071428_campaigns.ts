import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pop_ups_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_pop_ups_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_pop_ups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pop_ups_v_version_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__pop_ups_v_version_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__pop_ups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pop_ups_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_posters_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_posters_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_posters_position" AS ENUM('home');
  CREATE TYPE "public"."enum_posters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posters_v_version_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__posters_v_version_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__posters_v_version_position" AS ENUM('home');
  CREATE TYPE "public"."enum__posters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posters_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_channels_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__channels_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__channels_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_awards_coupons_coupon_type" AS ENUM('0', '1', '2', '3', '4');
  CREATE TYPE "public"."enum_awards_coupons_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "public"."enum_awards_validuntil_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_awards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__awards_v_version_coupons_coupon_type" AS ENUM('0', '1', '2', '3', '4');
  CREATE TYPE "public"."enum__awards_v_version_coupons_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "public"."enum__awards_v_version_validuntil_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__awards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__awards_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_anniversary_activities_coupons_coupon_type" AS ENUM('0', '1', '2', '3', '4');
  CREATE TYPE "public"."enum_anniversary_activities_coupons_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "public"."enum_anniversary_activities_activity_name" AS ENUM('inviteAct', 'registerAct', 'fullFreeAct', 'zeroSecKillAct', 'percentage30DiscountAct', 'setMealAct', 'couponCenterAct', 'tradeMarkAct');
  CREATE TYPE "public"."enum_anniversary_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_anniversary_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum_anniversary_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__anniversary_v_version_activities_coupons_coupon_type" AS ENUM('0', '1', '2', '3', '4');
  CREATE TYPE "public"."enum__anniversary_v_version_activities_coupons_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  CREATE TYPE "public"."enum__anniversary_v_version_activities_activity_name" AS ENUM('inviteAct', 'registerAct', 'fullFreeAct', 'zeroSecKillAct', 'percentage30DiscountAct', 'setMealAct', 'couponCenterAct', 'tradeMarkAct');
  CREATE TYPE "public"."enum__anniversary_v_version_starttime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__anniversary_v_version_endtime_tz" AS ENUM('Europe/Berlin');
  CREATE TYPE "public"."enum__anniversary_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__anniversary_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_newcomers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newcomers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newcomers_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_search_panel_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_panel_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_panel_v_published_locale" AS ENUM('en', 'de');
  ALTER TYPE "public"."enum_services_prices_currency" ADD VALUE 'JPY';
  ALTER TYPE "public"."enum__services_v_version_prices_currency" ADD VALUE 'JPY';
  CREATE TABLE "pop_ups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"link_url" varchar,
  	"start_time" timestamp(3) with time zone,
  	"starttime_tz" "enum_pop_ups_starttime_tz" DEFAULT 'Europe/Berlin',
  	"end_time" timestamp(3) with time zone,
  	"endtime_tz" "enum_pop_ups_endtime_tz" DEFAULT 'Europe/Berlin',
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pop_ups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pop_ups_locales" (
  	"image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pop_ups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_link_url" varchar,
  	"version_start_time" timestamp(3) with time zone,
  	"version_starttime_tz" "enum__pop_ups_v_version_starttime_tz" DEFAULT 'Europe/Berlin',
  	"version_end_time" timestamp(3) with time zone,
  	"version_endtime_tz" "enum__pop_ups_v_version_endtime_tz" DEFAULT 'Europe/Berlin',
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pop_ups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pop_ups_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pop_ups_v_locales" (
  	"version_image_id" integer,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"link_url" varchar,
  	"start_time" timestamp(3) with time zone,
  	"starttime_tz" "enum_posters_starttime_tz" DEFAULT 'Europe/Berlin',
  	"end_time" timestamp(3) with time zone,
  	"endtime_tz" "enum_posters_endtime_tz" DEFAULT 'Europe/Berlin',
  	"position" "enum_posters_position" DEFAULT 'home',
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posters_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posters_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image_id" integer,
  	"version_link_url" varchar,
  	"version_start_time" timestamp(3) with time zone,
  	"version_starttime_tz" "enum__posters_v_version_starttime_tz" DEFAULT 'Europe/Berlin',
  	"version_end_time" timestamp(3) with time zone,
  	"version_endtime_tz" "enum__posters_v_version_endtime_tz" DEFAULT 'Europe/Berlin',
  	"version_position" "enum__posters_v_version_position" DEFAULT 'home',
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posters_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posters_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posters_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "poster_clicks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"poster_id" integer NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "channels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"channel_code" varchar,
  	"channel_no" varchar,
  	"landing_page_id" integer,
  	"award_id" integer,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_channels_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "channels_locales" (
  	"channel_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_channels_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_channel_code" varchar,
  	"version_channel_no" varchar,
  	"version_landing_page_id" integer,
  	"version_award_id" integer,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__channels_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__channels_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_channels_v_locales" (
  	"version_channel_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "awards_coupons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"coupon_type" "enum_awards_coupons_coupon_type" DEFAULT '0',
  	"amount" numeric,
  	"currency" "enum_awards_coupons_currency" DEFAULT 'EUR',
  	"valid_days" numeric DEFAULT 90
  );
  
  CREATE TABLE "awards_coupons_locales" (
  	"title" varchar,
  	"conditions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "awards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"validuntil_tz" "enum_awards_validuntil_tz" DEFAULT 'Europe/Berlin',
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_awards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "awards_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_awards_v_version_coupons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"coupon_type" "enum__awards_v_version_coupons_coupon_type" DEFAULT '0',
  	"amount" numeric,
  	"currency" "enum__awards_v_version_coupons_currency" DEFAULT 'EUR',
  	"valid_days" numeric DEFAULT 90,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_awards_v_version_coupons_locales" (
  	"title" varchar,
  	"conditions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_awards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_validuntil_tz" "enum__awards_v_version_validuntil_tz" DEFAULT 'Europe/Berlin',
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__awards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__awards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_awards_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "anniversary_activities_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "anniversary_activities_rules_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "anniversary_activities_coupons" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"coupon_type" "enum_anniversary_activities_coupons_coupon_type" DEFAULT '0',
  	"amount" numeric,
  	"currency" "enum_anniversary_activities_coupons_currency" DEFAULT 'EUR',
  	"valid_days" numeric DEFAULT 90
  );
  
  CREATE TABLE "anniversary_activities_coupons_locales" (
  	"title" varchar,
  	"conditions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "anniversary_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"activity_name" "enum_anniversary_activities_activity_name",
  	"link_url" varchar
  );
  
  CREATE TABLE "anniversary_activities_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "anniversary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"start_time" timestamp(3) with time zone,
  	"starttime_tz" "enum_anniversary_starttime_tz" DEFAULT 'Europe/Berlin',
  	"end_time" timestamp(3) with time zone,
  	"endtime_tz" "enum_anniversary_endtime_tz" DEFAULT 'Europe/Berlin',
  	"_status" "enum_anniversary_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "anniversary_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_anniversary_v_version_activities_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_anniversary_v_version_activities_rules_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_anniversary_v_version_activities_coupons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"coupon_type" "enum__anniversary_v_version_activities_coupons_coupon_type" DEFAULT '0',
  	"amount" numeric,
  	"currency" "enum__anniversary_v_version_activities_coupons_currency" DEFAULT 'EUR',
  	"valid_days" numeric DEFAULT 90,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_anniversary_v_version_activities_coupons_locales" (
  	"title" varchar,
  	"conditions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_anniversary_v_version_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"activity_name" "enum__anniversary_v_version_activities_activity_name",
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_anniversary_v_version_activities_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_anniversary_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_start_time" timestamp(3) with time zone,
  	"version_starttime_tz" "enum__anniversary_v_version_starttime_tz" DEFAULT 'Europe/Berlin',
  	"version_end_time" timestamp(3) with time zone,
  	"version_endtime_tz" "enum__anniversary_v_version_endtime_tz" DEFAULT 'Europe/Berlin',
  	"version__status" "enum__anniversary_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__anniversary_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_anniversary_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newcomers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"landing_page_id" integer,
  	"award_id" integer,
  	"_status" "enum_newcomers_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_newcomers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_landing_page_id" integer,
  	"version_award_id" integer,
  	"version__status" "enum__newcomers_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__newcomers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "search_panel" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_search_panel_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_panel_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_search_panel_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__search_panel_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_panel_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_search_panel_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  ALTER TABLE "pages" ADD COLUMN "uid" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_uid" varchar;
  ALTER TABLE "services" ADD COLUMN "classes_included" numeric;
  ALTER TABLE "services_locales" ADD COLUMN "office" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_classes_included" numeric;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_office" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pop_ups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posters_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "poster_clicks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "channels_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "awards_id" integer;
  ALTER TABLE "pop_ups_locales" ADD CONSTRAINT "pop_ups_locales_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pop_ups_locales" ADD CONSTRAINT "pop_ups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pop_ups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pop_ups_v" ADD CONSTRAINT "_pop_ups_v_parent_id_pop_ups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pop_ups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pop_ups_v_locales" ADD CONSTRAINT "_pop_ups_v_locales_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pop_ups_v_locales" ADD CONSTRAINT "_pop_ups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pop_ups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posters" ADD CONSTRAINT "posters_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posters_locales" ADD CONSTRAINT "posters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posters_v" ADD CONSTRAINT "_posters_v_parent_id_posters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posters_v" ADD CONSTRAINT "_posters_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posters_v_locales" ADD CONSTRAINT "_posters_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "poster_clicks" ADD CONSTRAINT "poster_clicks_poster_id_posters_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."posters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "channels" ADD CONSTRAINT "channels_landing_page_id_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "channels" ADD CONSTRAINT "channels_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "channels_locales" ADD CONSTRAINT "channels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_channels_v" ADD CONSTRAINT "_channels_v_parent_id_channels_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."channels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_channels_v" ADD CONSTRAINT "_channels_v_version_landing_page_id_pages_id_fk" FOREIGN KEY ("version_landing_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_channels_v" ADD CONSTRAINT "_channels_v_version_award_id_awards_id_fk" FOREIGN KEY ("version_award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_channels_v_locales" ADD CONSTRAINT "_channels_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_channels_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "awards_coupons" ADD CONSTRAINT "awards_coupons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "awards_coupons_locales" ADD CONSTRAINT "awards_coupons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."awards_coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "awards_locales" ADD CONSTRAINT "awards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_awards_v_version_coupons" ADD CONSTRAINT "_awards_v_version_coupons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_awards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_awards_v_version_coupons_locales" ADD CONSTRAINT "_awards_v_version_coupons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_awards_v_version_coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_awards_v" ADD CONSTRAINT "_awards_v_parent_id_awards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_awards_v_locales" ADD CONSTRAINT "_awards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_awards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities_rules" ADD CONSTRAINT "anniversary_activities_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities_rules_locales" ADD CONSTRAINT "anniversary_activities_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary_activities_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities_coupons" ADD CONSTRAINT "anniversary_activities_coupons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities_coupons_locales" ADD CONSTRAINT "anniversary_activities_coupons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary_activities_coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities" ADD CONSTRAINT "anniversary_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_activities_locales" ADD CONSTRAINT "anniversary_activities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anniversary_locales" ADD CONSTRAINT "anniversary_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."anniversary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities_rules" ADD CONSTRAINT "_anniversary_v_version_activities_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v_version_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities_rules_locales" ADD CONSTRAINT "_anniversary_v_version_activities_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v_version_activities_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities_coupons" ADD CONSTRAINT "_anniversary_v_version_activities_coupons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v_version_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities_coupons_locales" ADD CONSTRAINT "_anniversary_v_version_activities_coupons_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v_version_activities_coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities" ADD CONSTRAINT "_anniversary_v_version_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_version_activities_locales" ADD CONSTRAINT "_anniversary_v_version_activities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v_version_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_anniversary_v_locales" ADD CONSTRAINT "_anniversary_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_anniversary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newcomers" ADD CONSTRAINT "newcomers_landing_page_id_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newcomers" ADD CONSTRAINT "newcomers_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newcomers_v" ADD CONSTRAINT "_newcomers_v_version_landing_page_id_pages_id_fk" FOREIGN KEY ("version_landing_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newcomers_v" ADD CONSTRAINT "_newcomers_v_version_award_id_awards_id_fk" FOREIGN KEY ("version_award_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_panel_rels" ADD CONSTRAINT "search_panel_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_panel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_panel_rels" ADD CONSTRAINT "search_panel_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_panel_v_rels" ADD CONSTRAINT "_search_panel_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_panel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_panel_v_rels" ADD CONSTRAINT "_search_panel_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pop_ups__order_idx" ON "pop_ups" USING btree ("_order");
  CREATE UNIQUE INDEX "pop_ups_seed_key_idx" ON "pop_ups" USING btree ("seed_key");
  CREATE INDEX "pop_ups_updated_at_idx" ON "pop_ups" USING btree ("updated_at");
  CREATE INDEX "pop_ups_created_at_idx" ON "pop_ups" USING btree ("created_at");
  CREATE INDEX "pop_ups__status_idx" ON "pop_ups" USING btree ("_status");
  CREATE INDEX "pop_ups_image_idx" ON "pop_ups_locales" USING btree ("image_id","_locale");
  CREATE UNIQUE INDEX "pop_ups_locales_locale_parent_id_unique" ON "pop_ups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pop_ups_v_parent_idx" ON "_pop_ups_v" USING btree ("parent_id");
  CREATE INDEX "_pop_ups_v_version_version__order_idx" ON "_pop_ups_v" USING btree ("version__order");
  CREATE INDEX "_pop_ups_v_version_version_seed_key_idx" ON "_pop_ups_v" USING btree ("version_seed_key");
  CREATE INDEX "_pop_ups_v_version_version_updated_at_idx" ON "_pop_ups_v" USING btree ("version_updated_at");
  CREATE INDEX "_pop_ups_v_version_version_created_at_idx" ON "_pop_ups_v" USING btree ("version_created_at");
  CREATE INDEX "_pop_ups_v_version_version__status_idx" ON "_pop_ups_v" USING btree ("version__status");
  CREATE INDEX "_pop_ups_v_created_at_idx" ON "_pop_ups_v" USING btree ("created_at");
  CREATE INDEX "_pop_ups_v_updated_at_idx" ON "_pop_ups_v" USING btree ("updated_at");
  CREATE INDEX "_pop_ups_v_snapshot_idx" ON "_pop_ups_v" USING btree ("snapshot");
  CREATE INDEX "_pop_ups_v_published_locale_idx" ON "_pop_ups_v" USING btree ("published_locale");
  CREATE INDEX "_pop_ups_v_latest_idx" ON "_pop_ups_v" USING btree ("latest");
  CREATE INDEX "_pop_ups_v_version_version_image_idx" ON "_pop_ups_v_locales" USING btree ("version_image_id","_locale");
  CREATE UNIQUE INDEX "_pop_ups_v_locales_locale_parent_id_unique" ON "_pop_ups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posters__order_idx" ON "posters" USING btree ("_order");
  CREATE INDEX "posters_image_idx" ON "posters" USING btree ("image_id");
  CREATE UNIQUE INDEX "posters_seed_key_idx" ON "posters" USING btree ("seed_key");
  CREATE INDEX "posters_updated_at_idx" ON "posters" USING btree ("updated_at");
  CREATE INDEX "posters_created_at_idx" ON "posters" USING btree ("created_at");
  CREATE INDEX "posters__status_idx" ON "posters" USING btree ("_status");
  CREATE UNIQUE INDEX "posters_locales_locale_parent_id_unique" ON "posters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posters_v_parent_idx" ON "_posters_v" USING btree ("parent_id");
  CREATE INDEX "_posters_v_version_version__order_idx" ON "_posters_v" USING btree ("version__order");
  CREATE INDEX "_posters_v_version_version_image_idx" ON "_posters_v" USING btree ("version_image_id");
  CREATE INDEX "_posters_v_version_version_seed_key_idx" ON "_posters_v" USING btree ("version_seed_key");
  CREATE INDEX "_posters_v_version_version_updated_at_idx" ON "_posters_v" USING btree ("version_updated_at");
  CREATE INDEX "_posters_v_version_version_created_at_idx" ON "_posters_v" USING btree ("version_created_at");
  CREATE INDEX "_posters_v_version_version__status_idx" ON "_posters_v" USING btree ("version__status");
  CREATE INDEX "_posters_v_created_at_idx" ON "_posters_v" USING btree ("created_at");
  CREATE INDEX "_posters_v_updated_at_idx" ON "_posters_v" USING btree ("updated_at");
  CREATE INDEX "_posters_v_snapshot_idx" ON "_posters_v" USING btree ("snapshot");
  CREATE INDEX "_posters_v_published_locale_idx" ON "_posters_v" USING btree ("published_locale");
  CREATE INDEX "_posters_v_latest_idx" ON "_posters_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_posters_v_locales_locale_parent_id_unique" ON "_posters_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "poster_clicks_poster_idx" ON "poster_clicks" USING btree ("poster_id");
  CREATE INDEX "channels__order_idx" ON "channels" USING btree ("_order");
  CREATE UNIQUE INDEX "channels_channel_code_idx" ON "channels" USING btree ("channel_code");
  CREATE UNIQUE INDEX "channels_channel_no_idx" ON "channels" USING btree ("channel_no");
  CREATE INDEX "channels_landing_page_idx" ON "channels" USING btree ("landing_page_id");
  CREATE INDEX "channels_award_idx" ON "channels" USING btree ("award_id");
  CREATE UNIQUE INDEX "channels_seed_key_idx" ON "channels" USING btree ("seed_key");
  CREATE INDEX "channels_updated_at_idx" ON "channels" USING btree ("updated_at");
  CREATE INDEX "channels_created_at_idx" ON "channels" USING btree ("created_at");
  CREATE INDEX "channels__status_idx" ON "channels" USING btree ("_status");
  CREATE UNIQUE INDEX "channels_locales_locale_parent_id_unique" ON "channels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_channels_v_parent_idx" ON "_channels_v" USING btree ("parent_id");
  CREATE INDEX "_channels_v_version_version__order_idx" ON "_channels_v" USING btree ("version__order");
  CREATE INDEX "_channels_v_version_version_channel_code_idx" ON "_channels_v" USING btree ("version_channel_code");
  CREATE INDEX "_channels_v_version_version_channel_no_idx" ON "_channels_v" USING btree ("version_channel_no");
  CREATE INDEX "_channels_v_version_version_landing_page_idx" ON "_channels_v" USING btree ("version_landing_page_id");
  CREATE INDEX "_channels_v_version_version_award_idx" ON "_channels_v" USING btree ("version_award_id");
  CREATE INDEX "_channels_v_version_version_seed_key_idx" ON "_channels_v" USING btree ("version_seed_key");
  CREATE INDEX "_channels_v_version_version_updated_at_idx" ON "_channels_v" USING btree ("version_updated_at");
  CREATE INDEX "_channels_v_version_version_created_at_idx" ON "_channels_v" USING btree ("version_created_at");
  CREATE INDEX "_channels_v_version_version__status_idx" ON "_channels_v" USING btree ("version__status");
  CREATE INDEX "_channels_v_created_at_idx" ON "_channels_v" USING btree ("created_at");
  CREATE INDEX "_channels_v_updated_at_idx" ON "_channels_v" USING btree ("updated_at");
  CREATE INDEX "_channels_v_snapshot_idx" ON "_channels_v" USING btree ("snapshot");
  CREATE INDEX "_channels_v_published_locale_idx" ON "_channels_v" USING btree ("published_locale");
  CREATE INDEX "_channels_v_latest_idx" ON "_channels_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_channels_v_locales_locale_parent_id_unique" ON "_channels_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "awards_coupons_order_idx" ON "awards_coupons" USING btree ("_order");
  CREATE INDEX "awards_coupons_parent_id_idx" ON "awards_coupons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "awards_coupons_locales_locale_parent_id_unique" ON "awards_coupons_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "awards_seed_key_idx" ON "awards" USING btree ("seed_key");
  CREATE INDEX "awards_updated_at_idx" ON "awards" USING btree ("updated_at");
  CREATE INDEX "awards_created_at_idx" ON "awards" USING btree ("created_at");
  CREATE INDEX "awards__status_idx" ON "awards" USING btree ("_status");
  CREATE UNIQUE INDEX "awards_locales_locale_parent_id_unique" ON "awards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_awards_v_version_coupons_order_idx" ON "_awards_v_version_coupons" USING btree ("_order");
  CREATE INDEX "_awards_v_version_coupons_parent_id_idx" ON "_awards_v_version_coupons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_awards_v_version_coupons_locales_locale_parent_id_unique" ON "_awards_v_version_coupons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_awards_v_parent_idx" ON "_awards_v" USING btree ("parent_id");
  CREATE INDEX "_awards_v_version_version_seed_key_idx" ON "_awards_v" USING btree ("version_seed_key");
  CREATE INDEX "_awards_v_version_version_updated_at_idx" ON "_awards_v" USING btree ("version_updated_at");
  CREATE INDEX "_awards_v_version_version_created_at_idx" ON "_awards_v" USING btree ("version_created_at");
  CREATE INDEX "_awards_v_version_version__status_idx" ON "_awards_v" USING btree ("version__status");
  CREATE INDEX "_awards_v_created_at_idx" ON "_awards_v" USING btree ("created_at");
  CREATE INDEX "_awards_v_updated_at_idx" ON "_awards_v" USING btree ("updated_at");
  CREATE INDEX "_awards_v_snapshot_idx" ON "_awards_v" USING btree ("snapshot");
  CREATE INDEX "_awards_v_published_locale_idx" ON "_awards_v" USING btree ("published_locale");
  CREATE INDEX "_awards_v_latest_idx" ON "_awards_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_awards_v_locales_locale_parent_id_unique" ON "_awards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "anniversary_activities_rules_order_idx" ON "anniversary_activities_rules" USING btree ("_order");
  CREATE INDEX "anniversary_activities_rules_parent_id_idx" ON "anniversary_activities_rules" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "anniversary_activities_rules_locales_locale_parent_id_unique" ON "anniversary_activities_rules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "anniversary_activities_coupons_order_idx" ON "anniversary_activities_coupons" USING btree ("_order");
  CREATE INDEX "anniversary_activities_coupons_parent_id_idx" ON "anniversary_activities_coupons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "anniversary_activities_coupons_locales_locale_parent_id_uniq" ON "anniversary_activities_coupons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "anniversary_activities_order_idx" ON "anniversary_activities" USING btree ("_order");
  CREATE INDEX "anniversary_activities_parent_id_idx" ON "anniversary_activities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "anniversary_activities_locales_locale_parent_id_unique" ON "anniversary_activities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "anniversary__status_idx" ON "anniversary" USING btree ("_status");
  CREATE UNIQUE INDEX "anniversary_locales_locale_parent_id_unique" ON "anniversary_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_anniversary_v_version_activities_rules_order_idx" ON "_anniversary_v_version_activities_rules" USING btree ("_order");
  CREATE INDEX "_anniversary_v_version_activities_rules_parent_id_idx" ON "_anniversary_v_version_activities_rules" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_anniversary_v_version_activities_rules_locales_locale_paren" ON "_anniversary_v_version_activities_rules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_anniversary_v_version_activities_coupons_order_idx" ON "_anniversary_v_version_activities_coupons" USING btree ("_order");
  CREATE INDEX "_anniversary_v_version_activities_coupons_parent_id_idx" ON "_anniversary_v_version_activities_coupons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_anniversary_v_version_activities_coupons_locales_locale_par" ON "_anniversary_v_version_activities_coupons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_anniversary_v_version_activities_order_idx" ON "_anniversary_v_version_activities" USING btree ("_order");
  CREATE INDEX "_anniversary_v_version_activities_parent_id_idx" ON "_anniversary_v_version_activities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_anniversary_v_version_activities_locales_locale_parent_id_u" ON "_anniversary_v_version_activities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_anniversary_v_version_version__status_idx" ON "_anniversary_v" USING btree ("version__status");
  CREATE INDEX "_anniversary_v_created_at_idx" ON "_anniversary_v" USING btree ("created_at");
  CREATE INDEX "_anniversary_v_updated_at_idx" ON "_anniversary_v" USING btree ("updated_at");
  CREATE INDEX "_anniversary_v_snapshot_idx" ON "_anniversary_v" USING btree ("snapshot");
  CREATE INDEX "_anniversary_v_published_locale_idx" ON "_anniversary_v" USING btree ("published_locale");
  CREATE INDEX "_anniversary_v_latest_idx" ON "_anniversary_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_anniversary_v_locales_locale_parent_id_unique" ON "_anniversary_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newcomers_landing_page_idx" ON "newcomers" USING btree ("landing_page_id");
  CREATE INDEX "newcomers_award_idx" ON "newcomers" USING btree ("award_id");
  CREATE INDEX "newcomers__status_idx" ON "newcomers" USING btree ("_status");
  CREATE INDEX "_newcomers_v_version_version_landing_page_idx" ON "_newcomers_v" USING btree ("version_landing_page_id");
  CREATE INDEX "_newcomers_v_version_version_award_idx" ON "_newcomers_v" USING btree ("version_award_id");
  CREATE INDEX "_newcomers_v_version_version__status_idx" ON "_newcomers_v" USING btree ("version__status");
  CREATE INDEX "_newcomers_v_created_at_idx" ON "_newcomers_v" USING btree ("created_at");
  CREATE INDEX "_newcomers_v_updated_at_idx" ON "_newcomers_v" USING btree ("updated_at");
  CREATE INDEX "_newcomers_v_snapshot_idx" ON "_newcomers_v" USING btree ("snapshot");
  CREATE INDEX "_newcomers_v_published_locale_idx" ON "_newcomers_v" USING btree ("published_locale");
  CREATE INDEX "_newcomers_v_latest_idx" ON "_newcomers_v" USING btree ("latest");
  CREATE INDEX "search_panel__status_idx" ON "search_panel" USING btree ("_status");
  CREATE INDEX "search_panel_rels_order_idx" ON "search_panel_rels" USING btree ("order");
  CREATE INDEX "search_panel_rels_parent_idx" ON "search_panel_rels" USING btree ("parent_id");
  CREATE INDEX "search_panel_rels_path_idx" ON "search_panel_rels" USING btree ("path");
  CREATE INDEX "search_panel_rels_services_id_idx" ON "search_panel_rels" USING btree ("services_id");
  CREATE INDEX "_search_panel_v_version_version__status_idx" ON "_search_panel_v" USING btree ("version__status");
  CREATE INDEX "_search_panel_v_created_at_idx" ON "_search_panel_v" USING btree ("created_at");
  CREATE INDEX "_search_panel_v_updated_at_idx" ON "_search_panel_v" USING btree ("updated_at");
  CREATE INDEX "_search_panel_v_snapshot_idx" ON "_search_panel_v" USING btree ("snapshot");
  CREATE INDEX "_search_panel_v_published_locale_idx" ON "_search_panel_v" USING btree ("published_locale");
  CREATE INDEX "_search_panel_v_latest_idx" ON "_search_panel_v" USING btree ("latest");
  CREATE INDEX "_search_panel_v_rels_order_idx" ON "_search_panel_v_rels" USING btree ("order");
  CREATE INDEX "_search_panel_v_rels_parent_idx" ON "_search_panel_v_rels" USING btree ("parent_id");
  CREATE INDEX "_search_panel_v_rels_path_idx" ON "_search_panel_v_rels" USING btree ("path");
  CREATE INDEX "_search_panel_v_rels_services_id_idx" ON "_search_panel_v_rels" USING btree ("services_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pop_ups_fk" FOREIGN KEY ("pop_ups_id") REFERENCES "public"."pop_ups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posters_fk" FOREIGN KEY ("posters_id") REFERENCES "public"."posters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_poster_clicks_fk" FOREIGN KEY ("poster_clicks_id") REFERENCES "public"."poster_clicks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_channels_fk" FOREIGN KEY ("channels_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_awards_fk" FOREIGN KEY ("awards_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_uid_idx" ON "pages" USING btree ("uid");
  CREATE INDEX "_pages_v_version_version_uid_idx" ON "_pages_v" USING btree ("version_uid");
  CREATE INDEX "payload_locked_documents_rels_pop_ups_id_idx" ON "payload_locked_documents_rels" USING btree ("pop_ups_id");
  CREATE INDEX "payload_locked_documents_rels_posters_id_idx" ON "payload_locked_documents_rels" USING btree ("posters_id");
  CREATE INDEX "payload_locked_documents_rels_poster_clicks_id_idx" ON "payload_locked_documents_rels" USING btree ("poster_clicks_id");
  CREATE INDEX "payload_locked_documents_rels_channels_id_idx" ON "payload_locked_documents_rels" USING btree ("channels_id");
  CREATE INDEX "payload_locked_documents_rels_awards_id_idx" ON "payload_locked_documents_rels" USING btree ("awards_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pop_ups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pop_ups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pop_ups_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pop_ups_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posters_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posters_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poster_clicks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "channels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "channels_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_channels_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_channels_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "awards_coupons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "awards_coupons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "awards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "awards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_awards_v_version_coupons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_awards_v_version_coupons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_awards_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_awards_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anniversary_activities_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anniversary_activities_rules_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anniversary_activities_coupons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anniversary_activities_coupons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anniversary_activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anniversary_activities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anniversary" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anniversary_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_anniversary_v_version_activities_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_anniversary_v_version_activities_rules_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_anniversary_v_version_activities_coupons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_anniversary_v_version_activities_coupons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_anniversary_v_version_activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_anniversary_v_version_activities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_anniversary_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_anniversary_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newcomers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newcomers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_panel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_panel_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_panel_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_panel_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pop_ups" CASCADE;
  DROP TABLE "pop_ups_locales" CASCADE;
  DROP TABLE "_pop_ups_v" CASCADE;
  DROP TABLE "_pop_ups_v_locales" CASCADE;
  DROP TABLE "posters" CASCADE;
  DROP TABLE "posters_locales" CASCADE;
  DROP TABLE "_posters_v" CASCADE;
  DROP TABLE "_posters_v_locales" CASCADE;
  DROP TABLE "poster_clicks" CASCADE;
  DROP TABLE "channels" CASCADE;
  DROP TABLE "channels_locales" CASCADE;
  DROP TABLE "_channels_v" CASCADE;
  DROP TABLE "_channels_v_locales" CASCADE;
  DROP TABLE "awards_coupons" CASCADE;
  DROP TABLE "awards_coupons_locales" CASCADE;
  DROP TABLE "awards" CASCADE;
  DROP TABLE "awards_locales" CASCADE;
  DROP TABLE "_awards_v_version_coupons" CASCADE;
  DROP TABLE "_awards_v_version_coupons_locales" CASCADE;
  DROP TABLE "_awards_v" CASCADE;
  DROP TABLE "_awards_v_locales" CASCADE;
  DROP TABLE "anniversary_activities_rules" CASCADE;
  DROP TABLE "anniversary_activities_rules_locales" CASCADE;
  DROP TABLE "anniversary_activities_coupons" CASCADE;
  DROP TABLE "anniversary_activities_coupons_locales" CASCADE;
  DROP TABLE "anniversary_activities" CASCADE;
  DROP TABLE "anniversary_activities_locales" CASCADE;
  DROP TABLE "anniversary" CASCADE;
  DROP TABLE "anniversary_locales" CASCADE;
  DROP TABLE "_anniversary_v_version_activities_rules" CASCADE;
  DROP TABLE "_anniversary_v_version_activities_rules_locales" CASCADE;
  DROP TABLE "_anniversary_v_version_activities_coupons" CASCADE;
  DROP TABLE "_anniversary_v_version_activities_coupons_locales" CASCADE;
  DROP TABLE "_anniversary_v_version_activities" CASCADE;
  DROP TABLE "_anniversary_v_version_activities_locales" CASCADE;
  DROP TABLE "_anniversary_v" CASCADE;
  DROP TABLE "_anniversary_v_locales" CASCADE;
  DROP TABLE "newcomers" CASCADE;
  DROP TABLE "_newcomers_v" CASCADE;
  DROP TABLE "search_panel" CASCADE;
  DROP TABLE "search_panel_rels" CASCADE;
  DROP TABLE "_search_panel_v" CASCADE;
  DROP TABLE "_search_panel_v_rels" CASCADE;
  DELETE FROM "services_prices" WHERE "currency" = 'JPY';
  ALTER TABLE "services_prices" ALTER COLUMN "currency" SET DATA TYPE text;
  ALTER TABLE "services_prices" ALTER COLUMN "currency" SET DEFAULT 'EUR'::text;
  DROP TYPE "public"."enum_services_prices_currency";
  CREATE TYPE "public"."enum_services_prices_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  ALTER TABLE "services_prices" ALTER COLUMN "currency" SET DEFAULT 'EUR'::"public"."enum_services_prices_currency";
  ALTER TABLE "services_prices" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_services_prices_currency" USING "currency"::"public"."enum_services_prices_currency";
  DELETE FROM "_services_v_version_prices" WHERE "currency" = 'JPY';
  ALTER TABLE "_services_v_version_prices" ALTER COLUMN "currency" SET DATA TYPE text;
  ALTER TABLE "_services_v_version_prices" ALTER COLUMN "currency" SET DEFAULT 'EUR'::text;
  DROP TYPE "public"."enum__services_v_version_prices_currency";
  CREATE TYPE "public"."enum__services_v_version_prices_currency" AS ENUM('EUR', 'GBP', 'CHF', 'USD');
  ALTER TABLE "_services_v_version_prices" ALTER COLUMN "currency" SET DEFAULT 'EUR'::"public"."enum__services_v_version_prices_currency";
  ALTER TABLE "_services_v_version_prices" ALTER COLUMN "currency" SET DATA TYPE "public"."enum__services_v_version_prices_currency" USING "currency"::"public"."enum__services_v_version_prices_currency";
  DROP INDEX "pages_uid_idx";
  DROP INDEX "_pages_v_version_version_uid_idx";
  DROP INDEX "payload_locked_documents_rels_pop_ups_id_idx";
  DROP INDEX "payload_locked_documents_rels_posters_id_idx";
  DROP INDEX "payload_locked_documents_rels_poster_clicks_id_idx";
  DROP INDEX "payload_locked_documents_rels_channels_id_idx";
  DROP INDEX "payload_locked_documents_rels_awards_id_idx";
  ALTER TABLE "pages" DROP COLUMN "uid";
  ALTER TABLE "_pages_v" DROP COLUMN "version_uid";
  ALTER TABLE "services" DROP COLUMN "classes_included";
  ALTER TABLE "services_locales" DROP COLUMN "office";
  ALTER TABLE "_services_v" DROP COLUMN "version_classes_included";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_office";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pop_ups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posters_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "poster_clicks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "channels_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "awards_id";
  DROP TYPE "public"."enum_pop_ups_starttime_tz";
  DROP TYPE "public"."enum_pop_ups_endtime_tz";
  DROP TYPE "public"."enum_pop_ups_status";
  DROP TYPE "public"."enum__pop_ups_v_version_starttime_tz";
  DROP TYPE "public"."enum__pop_ups_v_version_endtime_tz";
  DROP TYPE "public"."enum__pop_ups_v_version_status";
  DROP TYPE "public"."enum__pop_ups_v_published_locale";
  DROP TYPE "public"."enum_posters_starttime_tz";
  DROP TYPE "public"."enum_posters_endtime_tz";
  DROP TYPE "public"."enum_posters_position";
  DROP TYPE "public"."enum_posters_status";
  DROP TYPE "public"."enum__posters_v_version_starttime_tz";
  DROP TYPE "public"."enum__posters_v_version_endtime_tz";
  DROP TYPE "public"."enum__posters_v_version_position";
  DROP TYPE "public"."enum__posters_v_version_status";
  DROP TYPE "public"."enum__posters_v_published_locale";
  DROP TYPE "public"."enum_channels_status";
  DROP TYPE "public"."enum__channels_v_version_status";
  DROP TYPE "public"."enum__channels_v_published_locale";
  DROP TYPE "public"."enum_awards_coupons_coupon_type";
  DROP TYPE "public"."enum_awards_coupons_currency";
  DROP TYPE "public"."enum_awards_validuntil_tz";
  DROP TYPE "public"."enum_awards_status";
  DROP TYPE "public"."enum__awards_v_version_coupons_coupon_type";
  DROP TYPE "public"."enum__awards_v_version_coupons_currency";
  DROP TYPE "public"."enum__awards_v_version_validuntil_tz";
  DROP TYPE "public"."enum__awards_v_version_status";
  DROP TYPE "public"."enum__awards_v_published_locale";
  DROP TYPE "public"."enum_anniversary_activities_coupons_coupon_type";
  DROP TYPE "public"."enum_anniversary_activities_coupons_currency";
  DROP TYPE "public"."enum_anniversary_activities_activity_name";
  DROP TYPE "public"."enum_anniversary_starttime_tz";
  DROP TYPE "public"."enum_anniversary_endtime_tz";
  DROP TYPE "public"."enum_anniversary_status";
  DROP TYPE "public"."enum__anniversary_v_version_activities_coupons_coupon_type";
  DROP TYPE "public"."enum__anniversary_v_version_activities_coupons_currency";
  DROP TYPE "public"."enum__anniversary_v_version_activities_activity_name";
  DROP TYPE "public"."enum__anniversary_v_version_starttime_tz";
  DROP TYPE "public"."enum__anniversary_v_version_endtime_tz";
  DROP TYPE "public"."enum__anniversary_v_version_status";
  DROP TYPE "public"."enum__anniversary_v_published_locale";
  DROP TYPE "public"."enum_newcomers_status";
  DROP TYPE "public"."enum__newcomers_v_version_status";
  DROP TYPE "public"."enum__newcomers_v_published_locale";
  DROP TYPE "public"."enum_search_panel_status";
  DROP TYPE "public"."enum__search_panel_v_version_status";
  DROP TYPE "public"."enum__search_panel_v_published_locale";`)
}
