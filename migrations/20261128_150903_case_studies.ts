import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_case_studies_services" AS ENUM('marketing-automation', 'content-marketing', 'seo-optimization', 'web-development', 'email-marketing', 'digital-advertising');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_services" AS ENUM('marketing-automation', 'content-marketing', 'seo-optimization', 'web-development', 'email-marketing', 'digital-advertising');
  CREATE TYPE "public"."enum__case_studies_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_industries_jobs_service" AS ENUM('marketing-automation', 'content-marketing', 'seo-optimization', 'web-development', 'email-marketing', 'digital-advertising');
  CREATE TYPE "public"."enum_industries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_v_version_jobs_service" AS ENUM('marketing-automation', 'content-marketing', 'seo-optimization', 'web-development', 'email-marketing', 'digital-advertising');
  CREATE TYPE "public"."enum__industries_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__industries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_openings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__openings_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__openings_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "case_studies_work" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "case_studies_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"title" varchar,
  	"counted" varchar,
  	"source" varchar,
  	"before" varchar,
  	"after" varchar,
  	"before_amount" numeric,
  	"after_amount" numeric
  );
  
  CREATE TABLE "case_studies_services" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_case_studies_services",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "case_studies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"client_name" varchar,
  	"quote_person" varchar,
  	"is_sample" boolean DEFAULT false,
  	"industry_id" uuid,
  	"picture_id" uuid,
  	"testimonial_id" uuid,
  	"client_id" uuid,
  	"display_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_studies_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"business" varchar,
  	"place" varchar,
  	"cost" varchar,
  	"duration" varchar,
  	"problem_words" varchar,
  	"problem_said_by" varchar,
  	"problem_text" varchar,
  	"lesson" varchar,
  	"quote_words" varchar,
  	"quote_role" varchar,
  	"quote_signed" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"slug" varchar,
  	"_status" "enum_case_studies_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_version_work" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"title" varchar,
  	"counted" varchar,
  	"source" varchar,
  	"before" varchar,
  	"after" varchar,
  	"before_amount" numeric,
  	"after_amount" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__case_studies_v_version_services",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_client_name" varchar,
  	"version_quote_person" varchar,
  	"version_is_sample" boolean DEFAULT false,
  	"version_industry_id" uuid,
  	"version_picture_id" uuid,
  	"version_testimonial_id" uuid,
  	"version_client_id" uuid,
  	"version_display_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_studies_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_case_studies_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_business" varchar,
  	"version_place" varchar,
  	"version_cost" varchar,
  	"version_duration" varchar,
  	"version_problem_words" varchar,
  	"version_problem_said_by" varchar,
  	"version_problem_text" varchar,
  	"version_lesson" varchar,
  	"version_quote_words" varchar,
  	"version_quote_role" varchar,
  	"version_quote_signed" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "industries_jobs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"service" "enum_industries_jobs_service"
  );
  
  CREATE TABLE "industries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"picture_id" uuid,
  	"display_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "industries_locales" (
  	"title" varchar,
  	"week" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"slug" varchar,
  	"_status" "enum_industries_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_industries_v_version_jobs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"service" "enum__industries_v_version_jobs_service",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_picture_id" uuid,
  	"version_display_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__industries_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_industries_v_locales" (
  	"version_title" varchar,
  	"version_week" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__industries_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "openings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"display_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "openings_locales" (
  	"title" varchar,
  	"place" varchar,
  	"hours" varchar,
  	"pay" varchar,
  	"text" varchar,
  	"tasks" varchar,
  	"needs" varchar,
  	"_status" "enum_openings_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_openings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_display_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__openings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_openings_v_locales" (
  	"version_title" varchar,
  	"version_place" varchar,
  	"version_hours" varchar,
  	"version_pay" varchar,
  	"version_text" varchar,
  	"version_tasks" varchar,
  	"version_needs" varchar,
  	"version__status" "enum__openings_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "redirects_rels" ADD COLUMN "case_studies_id" uuid;
  ALTER TABLE "redirects_rels" ADD COLUMN "industries_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "case_studies_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "industries_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "openings_id" uuid;
  ALTER TABLE "industries_page_locales" ADD COLUMN "headline" varchar;
  ALTER TABLE "industries_page_locales" ADD COLUMN "lead" varchar;
  ALTER TABLE "_industries_page_v_locales" ADD COLUMN "version_headline" varchar;
  ALTER TABLE "_industries_page_v_locales" ADD COLUMN "version_lead" varchar;
  ALTER TABLE "case_studies_page_locales" ADD COLUMN "headline" varchar;
  ALTER TABLE "case_studies_page_locales" ADD COLUMN "lead" varchar;
  ALTER TABLE "_case_studies_page_v_locales" ADD COLUMN "version_headline" varchar;
  ALTER TABLE "_case_studies_page_v_locales" ADD COLUMN "version_lead" varchar;
  ALTER TABLE "careers_page_locales" ADD COLUMN "headline" varchar;
  ALTER TABLE "careers_page_locales" ADD COLUMN "lead" varchar;
  ALTER TABLE "_careers_page_v_locales" ADD COLUMN "version_headline" varchar;
  ALTER TABLE "_careers_page_v_locales" ADD COLUMN "version_lead" varchar;
  ALTER TABLE "case_studies_work" ADD CONSTRAINT "case_studies_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_results" ADD CONSTRAINT "case_studies_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_services" ADD CONSTRAINT "case_studies_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_picture_id_site_images_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_locales" ADD CONSTRAINT "case_studies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_work" ADD CONSTRAINT "_case_studies_v_version_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_results" ADD CONSTRAINT "_case_studies_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_services" ADD CONSTRAINT "_case_studies_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_industry_id_industries_id_fk" FOREIGN KEY ("version_industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_picture_id_site_images_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_testimonial_id_testimonials_id_fk" FOREIGN KEY ("version_testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_client_id_clients_id_fk" FOREIGN KEY ("version_client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_locales" ADD CONSTRAINT "_case_studies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_jobs" ADD CONSTRAINT "industries_jobs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_picture_id_site_images_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries_locales" ADD CONSTRAINT "industries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_jobs" ADD CONSTRAINT "_industries_v_version_jobs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_picture_id_site_images_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."site_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v_locales" ADD CONSTRAINT "_industries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "openings_locales" ADD CONSTRAINT "openings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_parent_id_openings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v_locales" ADD CONSTRAINT "_openings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_openings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "case_studies_work_order_idx" ON "case_studies_work" USING btree ("_order");
  CREATE INDEX "case_studies_work_parent_id_idx" ON "case_studies_work" USING btree ("_parent_id");
  CREATE INDEX "case_studies_work_locale_idx" ON "case_studies_work" USING btree ("_locale");
  CREATE INDEX "case_studies_results_order_idx" ON "case_studies_results" USING btree ("_order");
  CREATE INDEX "case_studies_results_parent_id_idx" ON "case_studies_results" USING btree ("_parent_id");
  CREATE INDEX "case_studies_results_locale_idx" ON "case_studies_results" USING btree ("_locale");
  CREATE INDEX "case_studies_services_order_idx" ON "case_studies_services" USING btree ("order");
  CREATE INDEX "case_studies_services_parent_idx" ON "case_studies_services" USING btree ("parent_id");
  CREATE INDEX "case_studies_industry_idx" ON "case_studies" USING btree ("industry_id");
  CREATE INDEX "case_studies_picture_idx" ON "case_studies" USING btree ("picture_id");
  CREATE INDEX "case_studies_testimonial_idx" ON "case_studies" USING btree ("testimonial_id");
  CREATE INDEX "case_studies_client_idx" ON "case_studies" USING btree ("client_id");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies_locales" USING btree ("slug","_locale");
  CREATE INDEX "case_studies__status_idx" ON "case_studies_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "case_studies_locales_locale_parent_id_unique" ON "case_studies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_version_work_order_idx" ON "_case_studies_v_version_work" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_work_parent_id_idx" ON "_case_studies_v_version_work" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_work_locale_idx" ON "_case_studies_v_version_work" USING btree ("_locale");
  CREATE INDEX "_case_studies_v_version_results_order_idx" ON "_case_studies_v_version_results" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_results_parent_id_idx" ON "_case_studies_v_version_results" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_results_locale_idx" ON "_case_studies_v_version_results" USING btree ("_locale");
  CREATE INDEX "_case_studies_v_version_services_order_idx" ON "_case_studies_v_version_services" USING btree ("order");
  CREATE INDEX "_case_studies_v_version_services_parent_idx" ON "_case_studies_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_industry_idx" ON "_case_studies_v" USING btree ("version_industry_id");
  CREATE INDEX "_case_studies_v_version_version_picture_idx" ON "_case_studies_v" USING btree ("version_picture_id");
  CREATE INDEX "_case_studies_v_version_version_testimonial_idx" ON "_case_studies_v" USING btree ("version_testimonial_id");
  CREATE INDEX "_case_studies_v_version_version_client_idx" ON "_case_studies_v" USING btree ("version_client_id");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_snapshot_idx" ON "_case_studies_v" USING btree ("snapshot");
  CREATE INDEX "_case_studies_v_published_locale_idx" ON "_case_studies_v" USING btree ("published_locale");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "_case_studies_v_autosave_idx" ON "_case_studies_v" USING btree ("autosave");
  CREATE INDEX "_case_studies_v_version_version_slug_idx" ON "_case_studies_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_case_studies_v_locales_locale_parent_id_unique" ON "_case_studies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "industries_jobs_order_idx" ON "industries_jobs" USING btree ("_order");
  CREATE INDEX "industries_jobs_parent_id_idx" ON "industries_jobs" USING btree ("_parent_id");
  CREATE INDEX "industries_jobs_locale_idx" ON "industries_jobs" USING btree ("_locale");
  CREATE INDEX "industries_picture_idx" ON "industries" USING btree ("picture_id");
  CREATE INDEX "industries_updated_at_idx" ON "industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "industries" USING btree ("created_at");
  CREATE UNIQUE INDEX "industries_slug_idx" ON "industries_locales" USING btree ("slug","_locale");
  CREATE INDEX "industries__status_idx" ON "industries_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "industries_locales_locale_parent_id_unique" ON "industries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_industries_v_version_jobs_order_idx" ON "_industries_v_version_jobs" USING btree ("_order");
  CREATE INDEX "_industries_v_version_jobs_parent_id_idx" ON "_industries_v_version_jobs" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_jobs_locale_idx" ON "_industries_v_version_jobs" USING btree ("_locale");
  CREATE INDEX "_industries_v_parent_idx" ON "_industries_v" USING btree ("parent_id");
  CREATE INDEX "_industries_v_version_version_picture_idx" ON "_industries_v" USING btree ("version_picture_id");
  CREATE INDEX "_industries_v_version_version_updated_at_idx" ON "_industries_v" USING btree ("version_updated_at");
  CREATE INDEX "_industries_v_version_version_created_at_idx" ON "_industries_v" USING btree ("version_created_at");
  CREATE INDEX "_industries_v_created_at_idx" ON "_industries_v" USING btree ("created_at");
  CREATE INDEX "_industries_v_updated_at_idx" ON "_industries_v" USING btree ("updated_at");
  CREATE INDEX "_industries_v_snapshot_idx" ON "_industries_v" USING btree ("snapshot");
  CREATE INDEX "_industries_v_published_locale_idx" ON "_industries_v" USING btree ("published_locale");
  CREATE INDEX "_industries_v_latest_idx" ON "_industries_v" USING btree ("latest");
  CREATE INDEX "_industries_v_autosave_idx" ON "_industries_v" USING btree ("autosave");
  CREATE INDEX "_industries_v_version_version_slug_idx" ON "_industries_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_industries_v_version_version__status_idx" ON "_industries_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_industries_v_locales_locale_parent_id_unique" ON "_industries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "openings_updated_at_idx" ON "openings" USING btree ("updated_at");
  CREATE INDEX "openings_created_at_idx" ON "openings" USING btree ("created_at");
  CREATE INDEX "openings__status_idx" ON "openings_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "openings_locales_locale_parent_id_unique" ON "openings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_openings_v_parent_idx" ON "_openings_v" USING btree ("parent_id");
  CREATE INDEX "_openings_v_version_version_updated_at_idx" ON "_openings_v" USING btree ("version_updated_at");
  CREATE INDEX "_openings_v_version_version_created_at_idx" ON "_openings_v" USING btree ("version_created_at");
  CREATE INDEX "_openings_v_created_at_idx" ON "_openings_v" USING btree ("created_at");
  CREATE INDEX "_openings_v_updated_at_idx" ON "_openings_v" USING btree ("updated_at");
  CREATE INDEX "_openings_v_snapshot_idx" ON "_openings_v" USING btree ("snapshot");
  CREATE INDEX "_openings_v_published_locale_idx" ON "_openings_v" USING btree ("published_locale");
  CREATE INDEX "_openings_v_latest_idx" ON "_openings_v" USING btree ("latest");
  CREATE INDEX "_openings_v_autosave_idx" ON "_openings_v" USING btree ("autosave");
  CREATE INDEX "_openings_v_version_version__status_idx" ON "_openings_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_openings_v_locales_locale_parent_id_unique" ON "_openings_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_openings_fk" FOREIGN KEY ("openings_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "redirects_rels_case_studies_id_idx" ON "redirects_rels" USING btree ("case_studies_id");
  CREATE INDEX "redirects_rels_industries_id_idx" ON "redirects_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("openings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_studies_work" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_work" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_version_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "openings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_openings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_openings_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "case_studies_work" CASCADE;
  DROP TABLE "case_studies_results" CASCADE;
  DROP TABLE "case_studies_services" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_locales" CASCADE;
  DROP TABLE "_case_studies_v_version_work" CASCADE;
  DROP TABLE "_case_studies_v_version_results" CASCADE;
  DROP TABLE "_case_studies_v_version_services" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_locales" CASCADE;
  DROP TABLE "industries_jobs" CASCADE;
  DROP TABLE "industries" CASCADE;
  DROP TABLE "industries_locales" CASCADE;
  DROP TABLE "_industries_v_version_jobs" CASCADE;
  DROP TABLE "_industries_v" CASCADE;
  DROP TABLE "_industries_v_locales" CASCADE;
  DROP TABLE "openings" CASCADE;
  DROP TABLE "openings_locales" CASCADE;
  DROP TABLE "_openings_v" CASCADE;
  DROP TABLE "_openings_v_locales" CASCADE;
  ALTER TABLE "redirects_rels" DROP CONSTRAINT IF EXISTS "redirects_rels_case_studies_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT IF EXISTS "redirects_rels_industries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_case_studies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_industries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_openings_fk";
  
  DROP INDEX "redirects_rels_case_studies_id_idx";
  DROP INDEX "redirects_rels_industries_id_idx";
  DROP INDEX "payload_locked_documents_rels_case_studies_id_idx";
  DROP INDEX "payload_locked_documents_rels_industries_id_idx";
  DROP INDEX "payload_locked_documents_rels_openings_id_idx";
  ALTER TABLE "redirects_rels" DROP COLUMN "case_studies_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "industries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "case_studies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "industries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "openings_id";
  ALTER TABLE "industries_page_locales" DROP COLUMN "headline";
  ALTER TABLE "industries_page_locales" DROP COLUMN "lead";
  ALTER TABLE "_industries_page_v_locales" DROP COLUMN "version_headline";
  ALTER TABLE "_industries_page_v_locales" DROP COLUMN "version_lead";
  ALTER TABLE "case_studies_page_locales" DROP COLUMN "headline";
  ALTER TABLE "case_studies_page_locales" DROP COLUMN "lead";
  ALTER TABLE "_case_studies_page_v_locales" DROP COLUMN "version_headline";
  ALTER TABLE "_case_studies_page_v_locales" DROP COLUMN "version_lead";
  ALTER TABLE "careers_page_locales" DROP COLUMN "headline";
  ALTER TABLE "careers_page_locales" DROP COLUMN "lead";
  ALTER TABLE "_careers_page_v_locales" DROP COLUMN "version_headline";
  ALTER TABLE "_careers_page_v_locales" DROP COLUMN "version_lead";
  DROP TYPE "public"."enum_case_studies_services";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_services";
  DROP TYPE "public"."enum__case_studies_v_published_locale";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum_industries_jobs_service";
  DROP TYPE "public"."enum_industries_status";
  DROP TYPE "public"."enum__industries_v_version_jobs_service";
  DROP TYPE "public"."enum__industries_v_published_locale";
  DROP TYPE "public"."enum__industries_v_version_status";
  DROP TYPE "public"."enum_openings_status";
  DROP TYPE "public"."enum__openings_v_published_locale";
  DROP TYPE "public"."enum__openings_v_version_status";`)
}
