import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_lists_kind" AS ENUM('features', 'solutions', 'services', 'contentTypes', 'campaignTypes', 'process', 'platforms', 'websites', 'mobile', 'technologies', 'benefits');
  CREATE TYPE "public"."enum_services_slug" AS ENUM('marketing-automation', 'content-marketing', 'seo-optimization', 'web-development', 'email-marketing', 'digital-advertising');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_lists_kind" AS ENUM('features', 'solutions', 'services', 'contentTypes', 'campaignTypes', 'process', 'platforms', 'websites', 'mobile', 'technologies', 'benefits');
  CREATE TYPE "public"."enum__services_v_version_slug" AS ENUM('marketing-automation', 'content-marketing', 'seo-optimization', 'web-development', 'email-marketing', 'digital-advertising');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_team_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__team_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_figures_claims_key" AS ENUM('hoursSaved', 'conversion', 'traffic', 'lifetimeValue', 'emailReturn');
  CREATE TYPE "public"."enum_figures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__figures_v_version_claims_key" AS ENUM('hoursSaved', 'conversion', 'traffic', 'lifetimeValue', 'emailReturn');
  CREATE TYPE "public"."enum__figures_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__figures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_page_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__services_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_resources_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resources_page_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__resources_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_industries_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_page_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__industries_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_studies_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_page_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__case_studies_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_careers_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_page_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__careers_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_page_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__privacy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_terms_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_page_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__terms_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"category_id" uuid,
  	"archived_at" timestamp(3) with time zone,
  	"author_id" uuid,
  	"author_name" varchar,
  	"featured_image_id" uuid,
  	"featured_image_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"published_at" timestamp(3) with time zone,
  	"search_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_posts_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_category_id" uuid,
  	"version_archived_at" timestamp(3) with time zone,
  	"version_author_id" uuid,
  	"version_author_name" varchar,
  	"version_featured_image_id" uuid,
  	"version_featured_image_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_published_at" timestamp(3) with time zone,
  	"version_search_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "services_lists_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "services_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_services_lists_kind",
  	"title" varchar
  );
  
  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" "enum_services_slug",
  	"display_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"description" varchar,
  	"bullets" varchar,
  	"benefit" varchar,
  	"hero_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_services_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_services_v_version_lists_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum__services_v_version_lists_kind",
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" "enum__services_v_version_slug",
  	"version_display_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_bullets" varchar,
  	"version_benefit" varchar,
  	"version_hero_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar NOT NULL,
  	"rating" numeric DEFAULT 5 NOT NULL,
  	"image_id" uuid,
  	"is_active" boolean DEFAULT true,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials_locales" (
  	"position" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"results_highlight" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "blog_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "blog_images_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "testimonial_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "testimonial_images_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "site_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "site_images_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" uuid
  );
  
  CREATE TABLE "home_page_problem_moments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page_audience_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page_steps_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page_why_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page_strategy_call_moments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_locales" (
  	"hero_works" varchar,
  	"hero_rests" varchar,
  	"hero_lead" varchar,
  	"hero_button" varchar,
  	"hero_second_button" varchar,
  	"problem_title" varchar,
  	"problem_text" varchar,
  	"solution_title" varchar,
  	"solution_text" varchar,
  	"services_title" varchar,
  	"audience_title" varchar,
  	"steps_title" varchar,
  	"why_title" varchar,
  	"voices_title" varchar,
  	"strategy_call_title" varchar,
  	"strategy_call_button" varchar,
  	"strategy_call_note" varchar,
  	"final_call_works" varchar,
  	"final_call_rests" varchar,
  	"final_call_button" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_problem_moments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_audience_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_steps_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_why_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_strategy_call_moments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_hero_works" varchar,
  	"version_hero_rests" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_button" varchar,
  	"version_hero_second_button" varchar,
  	"version_problem_title" varchar,
  	"version_problem_text" varchar,
  	"version_solution_title" varchar,
  	"version_solution_text" varchar,
  	"version_services_title" varchar,
  	"version_audience_title" varchar,
  	"version_steps_title" varchar,
  	"version_why_title" varchar,
  	"version_voices_title" varchar,
  	"version_strategy_call_title" varchar,
  	"version_strategy_call_button" varchar,
  	"version_strategy_call_note" varchar,
  	"version_final_call_works" varchar,
  	"version_final_call_rests" varchar,
  	"version_final_call_button" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "about_page_clients_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about_page_origin_problems" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_page_locales" (
  	"hero_title" varchar,
  	"hero_lead" varchar,
  	"mission_title" varchar,
  	"mission_text" varchar,
  	"team_title" varchar,
  	"team_text" varchar,
  	"offices_title" varchar,
  	"offices_text" varchar,
  	"clients_title" varchar,
  	"clients_text" varchar,
  	"origin_title" varchar,
  	"origin_text" varchar,
  	"origin_solution_title" varchar,
  	"origin_solution_text" varchar,
  	"origin_approach_title" varchar,
  	"origin_approach_text" varchar,
  	"call_title" varchar,
  	"call_text" varchar,
  	"call_button" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_about_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_about_page_v_version_clients_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_origin_problems" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_about_page_v_locales" (
  	"version_hero_title" varchar,
  	"version_hero_lead" varchar,
  	"version_mission_title" varchar,
  	"version_mission_text" varchar,
  	"version_team_title" varchar,
  	"version_team_text" varchar,
  	"version_offices_title" varchar,
  	"version_offices_text" varchar,
  	"version_clients_title" varchar,
  	"version_clients_text" varchar,
  	"version_origin_title" varchar,
  	"version_origin_text" varchar,
  	"version_origin_solution_title" varchar,
  	"version_origin_solution_text" varchar,
  	"version_origin_approach_title" varchar,
  	"version_origin_approach_text" varchar,
  	"version_call_title" varchar,
  	"version_call_text" varchar,
  	"version_call_button" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__about_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "team_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"photo_id" uuid
  );
  
  CREATE TABLE "team_members_locales" (
  	"title" varchar,
  	"bio" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "team" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "team_locales" (
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_team_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_team_v_version_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"photo_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_team_v_version_members_locales" (
  	"title" varchar,
  	"bio" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_team_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__team_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_team_v_locales" (
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__team_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "figures_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "figures_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_figures_claims_key",
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "figures" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "figures_locales" (
  	"statistics_source" varchar,
  	"claims_source" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_figures_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_figures_v_version_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_figures_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" "enum__figures_v_version_claims_key",
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_figures_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__figures_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_figures_v_locales" (
  	"version_statistics_source" varchar,
  	"version_claims_source" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__figures_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "services_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "services_page_locales" (
  	"hero_title" varchar,
  	"hero_lead" varchar,
  	"figures_title" varchar,
  	"figures_text" varchar,
  	"call_title" varchar,
  	"call_text" varchar,
  	"call_button" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_services_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_services_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_page_v_locales" (
  	"version_hero_title" varchar,
  	"version_hero_lead" varchar,
  	"version_figures_title" varchar,
  	"version_figures_text" varchar,
  	"version_call_title" varchar,
  	"version_call_text" varchar,
  	"version_call_button" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__services_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "resources_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "resources_page_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_resources_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_resources_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__resources_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_resources_page_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__resources_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "industries_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "industries_page_locales" (
  	"title" varchar,
  	"soon" varchar,
  	"text" varchar,
  	"button" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_industries_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_industries_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__industries_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_industries_page_v_locales" (
  	"version_title" varchar,
  	"version_soon" varchar,
  	"version_text" varchar,
  	"version_button" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__industries_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "case_studies_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "case_studies_page_locales" (
  	"title" varchar,
  	"soon" varchar,
  	"text" varchar,
  	"button" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_case_studies_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_case_studies_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_studies_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_case_studies_page_v_locales" (
  	"version_title" varchar,
  	"version_soon" varchar,
  	"version_text" varchar,
  	"version_button" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__case_studies_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "careers_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "careers_page_locales" (
  	"title" varchar,
  	"soon" varchar,
  	"text" varchar,
  	"button" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_careers_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_careers_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__careers_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_careers_page_v_locales" (
  	"version_title" varchar,
  	"version_soon" varchar,
  	"version_text" varchar,
  	"version_button" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__careers_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "privacy_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy_page_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_privacy_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_privacy_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__privacy_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_privacy_page_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__privacy_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "terms_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "terms_page_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_terms_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_terms_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__terms_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_terms_page_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__terms_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "categories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "testimonials_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "blog_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "testimonial_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_images_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_featured_image_id_blog_images_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."blog_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_featured_image_id_blog_images_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."blog_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_lists_items" ADD CONSTRAINT "services_lists_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_lists" ADD CONSTRAINT "services_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_lists_items" ADD CONSTRAINT "_services_v_version_lists_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_lists" ADD CONSTRAINT "_services_v_version_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_testimonial_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."testimonial_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_images_locales" ADD CONSTRAINT "blog_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blog_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_images_locales" ADD CONSTRAINT "testimonial_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonial_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_images_locales" ADD CONSTRAINT "site_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_problem_moments" ADD CONSTRAINT "home_page_problem_moments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_audience_points" ADD CONSTRAINT "home_page_audience_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_steps_points" ADD CONSTRAINT "home_page_steps_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_why_points" ADD CONSTRAINT "home_page_why_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_strategy_call_moments" ADD CONSTRAINT "home_page_strategy_call_moments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_problem_moments" ADD CONSTRAINT "_home_page_v_version_problem_moments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_audience_points" ADD CONSTRAINT "_home_page_v_version_audience_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_steps_points" ADD CONSTRAINT "_home_page_v_version_steps_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_why_points" ADD CONSTRAINT "_home_page_v_version_why_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_strategy_call_moments" ADD CONSTRAINT "_home_page_v_version_strategy_call_moments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_clients_points" ADD CONSTRAINT "about_page_clients_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_origin_problems" ADD CONSTRAINT "about_page_origin_problems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_locales" ADD CONSTRAINT "about_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_clients_points" ADD CONSTRAINT "_about_page_v_version_clients_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_origin_problems" ADD CONSTRAINT "_about_page_v_version_origin_problems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_locales" ADD CONSTRAINT "_about_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_photo_id_site_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_locales" ADD CONSTRAINT "team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_version_members" ADD CONSTRAINT "_team_v_version_members_photo_id_site_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v_version_members" ADD CONSTRAINT "_team_v_version_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_version_members_locales" ADD CONSTRAINT "_team_v_version_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v_version_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_locales" ADD CONSTRAINT "_team_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "figures_statistics" ADD CONSTRAINT "figures_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "figures_claims" ADD CONSTRAINT "figures_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "figures_locales" ADD CONSTRAINT "figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_figures_v_version_statistics" ADD CONSTRAINT "_figures_v_version_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_figures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_figures_v_version_claims" ADD CONSTRAINT "_figures_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_figures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_figures_v_locales" ADD CONSTRAINT "_figures_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_figures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_page_locales" ADD CONSTRAINT "services_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_page_v_locales" ADD CONSTRAINT "_services_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resources_page_locales" ADD CONSTRAINT "resources_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resources_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resources_page_v_locales" ADD CONSTRAINT "_resources_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resources_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_page_locales" ADD CONSTRAINT "industries_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_page_v_locales" ADD CONSTRAINT "_industries_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_page_locales" ADD CONSTRAINT "case_studies_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_page_v_locales" ADD CONSTRAINT "_case_studies_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_locales" ADD CONSTRAINT "careers_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_locales" ADD CONSTRAINT "_careers_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_page_locales" ADD CONSTRAINT "privacy_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_locales" ADD CONSTRAINT "_privacy_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_page_locales" ADD CONSTRAINT "terms_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_page_v_locales" ADD CONSTRAINT "_terms_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE INDEX "posts_archived_at_idx" ON "posts" USING btree ("archived_at");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_featured_image_idx" ON "posts" USING btree ("featured_image_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts_locales" USING btree ("slug","_locale");
  CREATE INDEX "posts_published_at_idx" ON "posts_locales" USING btree ("published_at","_locale");
  CREATE INDEX "posts__status_idx" ON "posts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_archived_at_idx" ON "_posts_v" USING btree ("version_archived_at");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_featured_image_idx" ON "_posts_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v_locales" USING btree ("version_published_at","_locale");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_lists_items_order_idx" ON "services_lists_items" USING btree ("_order");
  CREATE INDEX "services_lists_items_parent_id_idx" ON "services_lists_items" USING btree ("_parent_id");
  CREATE INDEX "services_lists_items_locale_idx" ON "services_lists_items" USING btree ("_locale");
  CREATE INDEX "services_lists_order_idx" ON "services_lists" USING btree ("_order");
  CREATE INDEX "services_lists_parent_id_idx" ON "services_lists" USING btree ("_parent_id");
  CREATE INDEX "services_lists_locale_idx" ON "services_lists" USING btree ("_locale");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_lists_items_order_idx" ON "_services_v_version_lists_items" USING btree ("_order");
  CREATE INDEX "_services_v_version_lists_items_parent_id_idx" ON "_services_v_version_lists_items" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_lists_items_locale_idx" ON "_services_v_version_lists_items" USING btree ("_locale");
  CREATE INDEX "_services_v_version_lists_order_idx" ON "_services_v_version_lists" USING btree ("_order");
  CREATE INDEX "_services_v_version_lists_parent_id_idx" ON "_services_v_version_lists" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_lists_locale_idx" ON "_services_v_version_lists" USING btree ("_locale");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_is_active_idx" ON "testimonials" USING btree ("is_active");
  CREATE INDEX "testimonials_display_order_idx" ON "testimonials" USING btree ("display_order");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "blog_images_updated_at_idx" ON "blog_images" USING btree ("updated_at");
  CREATE INDEX "blog_images_created_at_idx" ON "blog_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "blog_images_filename_idx" ON "blog_images" USING btree ("filename");
  CREATE INDEX "blog_images_sizes_small_sizes_small_filename_idx" ON "blog_images" USING btree ("sizes_small_filename");
  CREATE INDEX "blog_images_sizes_medium_sizes_medium_filename_idx" ON "blog_images" USING btree ("sizes_medium_filename");
  CREATE INDEX "blog_images_sizes_large_sizes_large_filename_idx" ON "blog_images" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "blog_images_locales_locale_parent_id_unique" ON "blog_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonial_images_updated_at_idx" ON "testimonial_images" USING btree ("updated_at");
  CREATE INDEX "testimonial_images_created_at_idx" ON "testimonial_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "testimonial_images_filename_idx" ON "testimonial_images" USING btree ("filename");
  CREATE INDEX "testimonial_images_sizes_small_sizes_small_filename_idx" ON "testimonial_images" USING btree ("sizes_small_filename");
  CREATE INDEX "testimonial_images_sizes_medium_sizes_medium_filename_idx" ON "testimonial_images" USING btree ("sizes_medium_filename");
  CREATE INDEX "testimonial_images_sizes_large_sizes_large_filename_idx" ON "testimonial_images" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "testimonial_images_locales_locale_parent_id_unique" ON "testimonial_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_images_updated_at_idx" ON "site_images" USING btree ("updated_at");
  CREATE INDEX "site_images_created_at_idx" ON "site_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_images_filename_idx" ON "site_images" USING btree ("filename");
  CREATE INDEX "site_images_sizes_small_sizes_small_filename_idx" ON "site_images" USING btree ("sizes_small_filename");
  CREATE INDEX "site_images_sizes_medium_sizes_medium_filename_idx" ON "site_images" USING btree ("sizes_medium_filename");
  CREATE INDEX "site_images_sizes_large_sizes_large_filename_idx" ON "site_images" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "site_images_locales_locale_parent_id_unique" ON "site_images_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE INDEX "home_page_problem_moments_order_idx" ON "home_page_problem_moments" USING btree ("_order");
  CREATE INDEX "home_page_problem_moments_parent_id_idx" ON "home_page_problem_moments" USING btree ("_parent_id");
  CREATE INDEX "home_page_problem_moments_locale_idx" ON "home_page_problem_moments" USING btree ("_locale");
  CREATE INDEX "home_page_audience_points_order_idx" ON "home_page_audience_points" USING btree ("_order");
  CREATE INDEX "home_page_audience_points_parent_id_idx" ON "home_page_audience_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_audience_points_locale_idx" ON "home_page_audience_points" USING btree ("_locale");
  CREATE INDEX "home_page_steps_points_order_idx" ON "home_page_steps_points" USING btree ("_order");
  CREATE INDEX "home_page_steps_points_parent_id_idx" ON "home_page_steps_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_steps_points_locale_idx" ON "home_page_steps_points" USING btree ("_locale");
  CREATE INDEX "home_page_why_points_order_idx" ON "home_page_why_points" USING btree ("_order");
  CREATE INDEX "home_page_why_points_parent_id_idx" ON "home_page_why_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_why_points_locale_idx" ON "home_page_why_points" USING btree ("_locale");
  CREATE INDEX "home_page_strategy_call_moments_order_idx" ON "home_page_strategy_call_moments" USING btree ("_order");
  CREATE INDEX "home_page_strategy_call_moments_parent_id_idx" ON "home_page_strategy_call_moments" USING btree ("_parent_id");
  CREATE INDEX "home_page_strategy_call_moments_locale_idx" ON "home_page_strategy_call_moments" USING btree ("_locale");
  CREATE INDEX "home_page__status_idx" ON "home_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_problem_moments_order_idx" ON "_home_page_v_version_problem_moments" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_problem_moments_parent_id_idx" ON "_home_page_v_version_problem_moments" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_problem_moments_locale_idx" ON "_home_page_v_version_problem_moments" USING btree ("_locale");
  CREATE INDEX "_home_page_v_version_audience_points_order_idx" ON "_home_page_v_version_audience_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_audience_points_parent_id_idx" ON "_home_page_v_version_audience_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_audience_points_locale_idx" ON "_home_page_v_version_audience_points" USING btree ("_locale");
  CREATE INDEX "_home_page_v_version_steps_points_order_idx" ON "_home_page_v_version_steps_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_steps_points_parent_id_idx" ON "_home_page_v_version_steps_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_steps_points_locale_idx" ON "_home_page_v_version_steps_points" USING btree ("_locale");
  CREATE INDEX "_home_page_v_version_why_points_order_idx" ON "_home_page_v_version_why_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_why_points_parent_id_idx" ON "_home_page_v_version_why_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_why_points_locale_idx" ON "_home_page_v_version_why_points" USING btree ("_locale");
  CREATE INDEX "_home_page_v_version_strategy_call_moments_order_idx" ON "_home_page_v_version_strategy_call_moments" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_strategy_call_moments_parent_id_idx" ON "_home_page_v_version_strategy_call_moments" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_strategy_call_moments_locale_idx" ON "_home_page_v_version_strategy_call_moments" USING btree ("_locale");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_clients_points_order_idx" ON "about_page_clients_points" USING btree ("_order");
  CREATE INDEX "about_page_clients_points_parent_id_idx" ON "about_page_clients_points" USING btree ("_parent_id");
  CREATE INDEX "about_page_clients_points_locale_idx" ON "about_page_clients_points" USING btree ("_locale");
  CREATE INDEX "about_page_origin_problems_order_idx" ON "about_page_origin_problems" USING btree ("_order");
  CREATE INDEX "about_page_origin_problems_parent_id_idx" ON "about_page_origin_problems" USING btree ("_parent_id");
  CREATE INDEX "about_page_origin_problems_locale_idx" ON "about_page_origin_problems" USING btree ("_locale");
  CREATE INDEX "about_page__status_idx" ON "about_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "about_page_locales_locale_parent_id_unique" ON "about_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_clients_points_order_idx" ON "_about_page_v_version_clients_points" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_clients_points_parent_id_idx" ON "_about_page_v_version_clients_points" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_clients_points_locale_idx" ON "_about_page_v_version_clients_points" USING btree ("_locale");
  CREATE INDEX "_about_page_v_version_origin_problems_order_idx" ON "_about_page_v_version_origin_problems" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_origin_problems_parent_id_idx" ON "_about_page_v_version_origin_problems" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_origin_problems_locale_idx" ON "_about_page_v_version_origin_problems" USING btree ("_locale");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE INDEX "_about_page_v_snapshot_idx" ON "_about_page_v" USING btree ("snapshot");
  CREATE INDEX "_about_page_v_published_locale_idx" ON "_about_page_v" USING btree ("published_locale");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_about_page_v_locales_locale_parent_id_unique" ON "_about_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_members_order_idx" ON "team_members" USING btree ("_order");
  CREATE INDEX "team_members_parent_id_idx" ON "team_members" USING btree ("_parent_id");
  CREATE INDEX "team_members_photo_idx" ON "team_members" USING btree ("photo_id");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team__status_idx" ON "team_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "team_locales_locale_parent_id_unique" ON "team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_v_version_members_order_idx" ON "_team_v_version_members" USING btree ("_order");
  CREATE INDEX "_team_v_version_members_parent_id_idx" ON "_team_v_version_members" USING btree ("_parent_id");
  CREATE INDEX "_team_v_version_members_photo_idx" ON "_team_v_version_members" USING btree ("photo_id");
  CREATE UNIQUE INDEX "_team_v_version_members_locales_locale_parent_id_unique" ON "_team_v_version_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_v_created_at_idx" ON "_team_v" USING btree ("created_at");
  CREATE INDEX "_team_v_updated_at_idx" ON "_team_v" USING btree ("updated_at");
  CREATE INDEX "_team_v_snapshot_idx" ON "_team_v" USING btree ("snapshot");
  CREATE INDEX "_team_v_published_locale_idx" ON "_team_v" USING btree ("published_locale");
  CREATE INDEX "_team_v_latest_idx" ON "_team_v" USING btree ("latest");
  CREATE INDEX "_team_v_version_version__status_idx" ON "_team_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_team_v_locales_locale_parent_id_unique" ON "_team_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "figures_statistics_order_idx" ON "figures_statistics" USING btree ("_order");
  CREATE INDEX "figures_statistics_parent_id_idx" ON "figures_statistics" USING btree ("_parent_id");
  CREATE INDEX "figures_statistics_locale_idx" ON "figures_statistics" USING btree ("_locale");
  CREATE INDEX "figures_claims_order_idx" ON "figures_claims" USING btree ("_order");
  CREATE INDEX "figures_claims_parent_id_idx" ON "figures_claims" USING btree ("_parent_id");
  CREATE INDEX "figures_claims_locale_idx" ON "figures_claims" USING btree ("_locale");
  CREATE INDEX "figures__status_idx" ON "figures_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "figures_locales_locale_parent_id_unique" ON "figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_figures_v_version_statistics_order_idx" ON "_figures_v_version_statistics" USING btree ("_order");
  CREATE INDEX "_figures_v_version_statistics_parent_id_idx" ON "_figures_v_version_statistics" USING btree ("_parent_id");
  CREATE INDEX "_figures_v_version_statistics_locale_idx" ON "_figures_v_version_statistics" USING btree ("_locale");
  CREATE INDEX "_figures_v_version_claims_order_idx" ON "_figures_v_version_claims" USING btree ("_order");
  CREATE INDEX "_figures_v_version_claims_parent_id_idx" ON "_figures_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_figures_v_version_claims_locale_idx" ON "_figures_v_version_claims" USING btree ("_locale");
  CREATE INDEX "_figures_v_created_at_idx" ON "_figures_v" USING btree ("created_at");
  CREATE INDEX "_figures_v_updated_at_idx" ON "_figures_v" USING btree ("updated_at");
  CREATE INDEX "_figures_v_snapshot_idx" ON "_figures_v" USING btree ("snapshot");
  CREATE INDEX "_figures_v_published_locale_idx" ON "_figures_v" USING btree ("published_locale");
  CREATE INDEX "_figures_v_latest_idx" ON "_figures_v" USING btree ("latest");
  CREATE INDEX "_figures_v_version_version__status_idx" ON "_figures_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_figures_v_locales_locale_parent_id_unique" ON "_figures_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_page__status_idx" ON "services_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "services_page_locales_locale_parent_id_unique" ON "services_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_page_v_created_at_idx" ON "_services_page_v" USING btree ("created_at");
  CREATE INDEX "_services_page_v_updated_at_idx" ON "_services_page_v" USING btree ("updated_at");
  CREATE INDEX "_services_page_v_snapshot_idx" ON "_services_page_v" USING btree ("snapshot");
  CREATE INDEX "_services_page_v_published_locale_idx" ON "_services_page_v" USING btree ("published_locale");
  CREATE INDEX "_services_page_v_latest_idx" ON "_services_page_v" USING btree ("latest");
  CREATE INDEX "_services_page_v_version_version__status_idx" ON "_services_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_services_page_v_locales_locale_parent_id_unique" ON "_services_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resources_page__status_idx" ON "resources_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "resources_page_locales_locale_parent_id_unique" ON "resources_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_resources_page_v_created_at_idx" ON "_resources_page_v" USING btree ("created_at");
  CREATE INDEX "_resources_page_v_updated_at_idx" ON "_resources_page_v" USING btree ("updated_at");
  CREATE INDEX "_resources_page_v_snapshot_idx" ON "_resources_page_v" USING btree ("snapshot");
  CREATE INDEX "_resources_page_v_published_locale_idx" ON "_resources_page_v" USING btree ("published_locale");
  CREATE INDEX "_resources_page_v_latest_idx" ON "_resources_page_v" USING btree ("latest");
  CREATE INDEX "_resources_page_v_version_version__status_idx" ON "_resources_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_resources_page_v_locales_locale_parent_id_unique" ON "_resources_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "industries_page__status_idx" ON "industries_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "industries_page_locales_locale_parent_id_unique" ON "industries_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_industries_page_v_created_at_idx" ON "_industries_page_v" USING btree ("created_at");
  CREATE INDEX "_industries_page_v_updated_at_idx" ON "_industries_page_v" USING btree ("updated_at");
  CREATE INDEX "_industries_page_v_snapshot_idx" ON "_industries_page_v" USING btree ("snapshot");
  CREATE INDEX "_industries_page_v_published_locale_idx" ON "_industries_page_v" USING btree ("published_locale");
  CREATE INDEX "_industries_page_v_latest_idx" ON "_industries_page_v" USING btree ("latest");
  CREATE INDEX "_industries_page_v_version_version__status_idx" ON "_industries_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_industries_page_v_locales_locale_parent_id_unique" ON "_industries_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_page__status_idx" ON "case_studies_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "case_studies_page_locales_locale_parent_id_unique" ON "case_studies_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_page_v_created_at_idx" ON "_case_studies_page_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_page_v_updated_at_idx" ON "_case_studies_page_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_page_v_snapshot_idx" ON "_case_studies_page_v" USING btree ("snapshot");
  CREATE INDEX "_case_studies_page_v_published_locale_idx" ON "_case_studies_page_v" USING btree ("published_locale");
  CREATE INDEX "_case_studies_page_v_latest_idx" ON "_case_studies_page_v" USING btree ("latest");
  CREATE INDEX "_case_studies_page_v_version_version__status_idx" ON "_case_studies_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_case_studies_page_v_locales_locale_parent_id_unique" ON "_case_studies_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page__status_idx" ON "careers_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "careers_page_locales_locale_parent_id_unique" ON "careers_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_created_at_idx" ON "_careers_page_v" USING btree ("created_at");
  CREATE INDEX "_careers_page_v_updated_at_idx" ON "_careers_page_v" USING btree ("updated_at");
  CREATE INDEX "_careers_page_v_snapshot_idx" ON "_careers_page_v" USING btree ("snapshot");
  CREATE INDEX "_careers_page_v_published_locale_idx" ON "_careers_page_v" USING btree ("published_locale");
  CREATE INDEX "_careers_page_v_latest_idx" ON "_careers_page_v" USING btree ("latest");
  CREATE INDEX "_careers_page_v_version_version__status_idx" ON "_careers_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_careers_page_v_locales_locale_parent_id_unique" ON "_careers_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "privacy_page__status_idx" ON "privacy_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "privacy_page_locales_locale_parent_id_unique" ON "privacy_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_privacy_page_v_created_at_idx" ON "_privacy_page_v" USING btree ("created_at");
  CREATE INDEX "_privacy_page_v_updated_at_idx" ON "_privacy_page_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_page_v_snapshot_idx" ON "_privacy_page_v" USING btree ("snapshot");
  CREATE INDEX "_privacy_page_v_published_locale_idx" ON "_privacy_page_v" USING btree ("published_locale");
  CREATE INDEX "_privacy_page_v_latest_idx" ON "_privacy_page_v" USING btree ("latest");
  CREATE INDEX "_privacy_page_v_version_version__status_idx" ON "_privacy_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_privacy_page_v_locales_locale_parent_id_unique" ON "_privacy_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "terms_page__status_idx" ON "terms_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "terms_page_locales_locale_parent_id_unique" ON "terms_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_terms_page_v_created_at_idx" ON "_terms_page_v" USING btree ("created_at");
  CREATE INDEX "_terms_page_v_updated_at_idx" ON "_terms_page_v" USING btree ("updated_at");
  CREATE INDEX "_terms_page_v_snapshot_idx" ON "_terms_page_v" USING btree ("snapshot");
  CREATE INDEX "_terms_page_v_published_locale_idx" ON "_terms_page_v" USING btree ("published_locale");
  CREATE INDEX "_terms_page_v_latest_idx" ON "_terms_page_v" USING btree ("latest");
  CREATE INDEX "_terms_page_v_version_version__status_idx" ON "_terms_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_terms_page_v_locales_locale_parent_id_unique" ON "_terms_page_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_images_fk" FOREIGN KEY ("blog_images_id") REFERENCES "public"."blog_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonial_images_fk" FOREIGN KEY ("testimonial_images_id") REFERENCES "public"."testimonial_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_images_fk" FOREIGN KEY ("site_images_id") REFERENCES "public"."site_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_blog_images_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_images_id");
  CREATE INDEX "payload_locked_documents_rels_testimonial_images_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonial_images_id");
  CREATE INDEX "payload_locked_documents_rels_site_images_id_idx" ON "payload_locked_documents_rels" USING btree ("site_images_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_lists_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_lists_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blog_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "blog_images_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonial_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonial_images_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_images_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_problem_moments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_audience_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_steps_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_why_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_strategy_call_moments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_problem_moments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_audience_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_steps_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_why_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_strategy_call_moments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_clients_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_origin_problems" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_clients_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_origin_problems" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_members_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_v_version_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_v_version_members_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "figures_statistics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "figures_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_figures_v_version_statistics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_figures_v_version_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_figures_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_figures_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resources_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resources_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_resources_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_resources_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "terms_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_terms_page_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "services_lists_items" CASCADE;
  DROP TABLE "services_lists" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "_services_v_version_lists_items" CASCADE;
  DROP TABLE "_services_v_version_lists" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "blog_images" CASCADE;
  DROP TABLE "blog_images_locales" CASCADE;
  DROP TABLE "testimonial_images" CASCADE;
  DROP TABLE "testimonial_images_locales" CASCADE;
  DROP TABLE "site_images" CASCADE;
  DROP TABLE "site_images_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "home_page_problem_moments" CASCADE;
  DROP TABLE "home_page_audience_points" CASCADE;
  DROP TABLE "home_page_steps_points" CASCADE;
  DROP TABLE "home_page_why_points" CASCADE;
  DROP TABLE "home_page_strategy_call_moments" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "_home_page_v_version_problem_moments" CASCADE;
  DROP TABLE "_home_page_v_version_audience_points" CASCADE;
  DROP TABLE "_home_page_v_version_steps_points" CASCADE;
  DROP TABLE "_home_page_v_version_why_points" CASCADE;
  DROP TABLE "_home_page_v_version_strategy_call_moments" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_locales" CASCADE;
  DROP TABLE "about_page_clients_points" CASCADE;
  DROP TABLE "about_page_origin_problems" CASCADE;
  DROP TABLE "about_page" CASCADE;
  DROP TABLE "about_page_locales" CASCADE;
  DROP TABLE "_about_page_v_version_clients_points" CASCADE;
  DROP TABLE "_about_page_v_version_origin_problems" CASCADE;
  DROP TABLE "_about_page_v" CASCADE;
  DROP TABLE "_about_page_v_locales" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "team" CASCADE;
  DROP TABLE "team_locales" CASCADE;
  DROP TABLE "_team_v_version_members" CASCADE;
  DROP TABLE "_team_v_version_members_locales" CASCADE;
  DROP TABLE "_team_v" CASCADE;
  DROP TABLE "_team_v_locales" CASCADE;
  DROP TABLE "figures_statistics" CASCADE;
  DROP TABLE "figures_claims" CASCADE;
  DROP TABLE "figures" CASCADE;
  DROP TABLE "figures_locales" CASCADE;
  DROP TABLE "_figures_v_version_statistics" CASCADE;
  DROP TABLE "_figures_v_version_claims" CASCADE;
  DROP TABLE "_figures_v" CASCADE;
  DROP TABLE "_figures_v_locales" CASCADE;
  DROP TABLE "services_page" CASCADE;
  DROP TABLE "services_page_locales" CASCADE;
  DROP TABLE "_services_page_v" CASCADE;
  DROP TABLE "_services_page_v_locales" CASCADE;
  DROP TABLE "resources_page" CASCADE;
  DROP TABLE "resources_page_locales" CASCADE;
  DROP TABLE "_resources_page_v" CASCADE;
  DROP TABLE "_resources_page_v_locales" CASCADE;
  DROP TABLE "industries_page" CASCADE;
  DROP TABLE "industries_page_locales" CASCADE;
  DROP TABLE "_industries_page_v" CASCADE;
  DROP TABLE "_industries_page_v_locales" CASCADE;
  DROP TABLE "case_studies_page" CASCADE;
  DROP TABLE "case_studies_page_locales" CASCADE;
  DROP TABLE "_case_studies_page_v" CASCADE;
  DROP TABLE "_case_studies_page_v_locales" CASCADE;
  DROP TABLE "careers_page" CASCADE;
  DROP TABLE "careers_page_locales" CASCADE;
  DROP TABLE "_careers_page_v" CASCADE;
  DROP TABLE "_careers_page_v_locales" CASCADE;
  DROP TABLE "privacy_page" CASCADE;
  DROP TABLE "privacy_page_locales" CASCADE;
  DROP TABLE "_privacy_page_v" CASCADE;
  DROP TABLE "_privacy_page_v_locales" CASCADE;
  DROP TABLE "terms_page" CASCADE;
  DROP TABLE "terms_page_locales" CASCADE;
  DROP TABLE "_terms_page_v" CASCADE;
  DROP TABLE "_terms_page_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_blog_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonial_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_site_images_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_testimonials_id_idx";
  DROP INDEX "payload_locked_documents_rels_blog_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_testimonial_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_site_images_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "blog_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "testimonial_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_images_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_services_lists_kind";
  DROP TYPE "public"."enum_services_slug";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_lists_kind";
  DROP TYPE "public"."enum__services_v_version_slug";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum_about_page_status";
  DROP TYPE "public"."enum__about_page_v_published_locale";
  DROP TYPE "public"."enum__about_page_v_version_status";
  DROP TYPE "public"."enum_team_status";
  DROP TYPE "public"."enum__team_v_published_locale";
  DROP TYPE "public"."enum__team_v_version_status";
  DROP TYPE "public"."enum_figures_claims_key";
  DROP TYPE "public"."enum_figures_status";
  DROP TYPE "public"."enum__figures_v_version_claims_key";
  DROP TYPE "public"."enum__figures_v_published_locale";
  DROP TYPE "public"."enum__figures_v_version_status";
  DROP TYPE "public"."enum_services_page_status";
  DROP TYPE "public"."enum__services_page_v_published_locale";
  DROP TYPE "public"."enum__services_page_v_version_status";
  DROP TYPE "public"."enum_resources_page_status";
  DROP TYPE "public"."enum__resources_page_v_published_locale";
  DROP TYPE "public"."enum__resources_page_v_version_status";
  DROP TYPE "public"."enum_industries_page_status";
  DROP TYPE "public"."enum__industries_page_v_published_locale";
  DROP TYPE "public"."enum__industries_page_v_version_status";
  DROP TYPE "public"."enum_case_studies_page_status";
  DROP TYPE "public"."enum__case_studies_page_v_published_locale";
  DROP TYPE "public"."enum__case_studies_page_v_version_status";
  DROP TYPE "public"."enum_careers_page_status";
  DROP TYPE "public"."enum__careers_page_v_published_locale";
  DROP TYPE "public"."enum__careers_page_v_version_status";
  DROP TYPE "public"."enum_privacy_page_status";
  DROP TYPE "public"."enum__privacy_page_v_published_locale";
  DROP TYPE "public"."enum__privacy_page_v_version_status";
  DROP TYPE "public"."enum_terms_page_status";
  DROP TYPE "public"."enum__terms_page_v_published_locale";
  DROP TYPE "public"."enum__terms_page_v_version_status";`)
}
