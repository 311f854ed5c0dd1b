import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { afterTables, beforeTables, dropFunctions, dropTables } from './base'

/** Generated from the collections, except for the statements in the folder `base`. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  for (const statements of beforeTables) await db.execute(statements)
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_leads_service_interest" AS ENUM('automation', 'content', 'seo', 'webdev', 'email', 'ads', 'consulting', 'other');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'qualified', 'proposal', 'closed_won', 'closed_lost');
  CREATE TYPE "public"."enum_leads_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_leads_source_name" AS ENUM('Contact Form', 'Email Open Tracking', 'External API', 'Automation System');
  CREATE TYPE "public"."enum_lead_activities_type" AS ENUM('form_submit', 'email_open', 'status_change', 'note_added', 'reply_logged');
  CREATE TYPE "public"."enum_tickets_priority" AS ENUM('low', 'medium', 'high', 'urgent');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('open', 'in_progress', 'resolved', 'closed');
  CREATE TYPE "public"."enum_ticket_messages_visibility" AS ENUM('public', 'internal');
  CREATE TYPE "public"."enum_ticket_messages_type" AS ENUM('reply', 'status_change');
  CREATE TYPE "public"."enum_ticket_messages_new_status" AS ENUM('open', 'in_progress', 'resolved', 'closed');
  CREATE TYPE "public"."enum_proposals_service_type" AS ENUM('automation', 'content', 'seo', 'webdev', 'email', 'ads', 'full_service', 'consulting');
  CREATE TYPE "public"."enum_proposals_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_proposals_status" AS ENUM('draft', 'sent', 'signed', 'rejected', 'accepted');
  CREATE TYPE "public"."enum_proposals_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_proposals_proposal_type" AS ENUM('ai_generated', 'from_template', 'written');
  CREATE TYPE "public"."enum_proposals_billing_status" AS ENUM('none', 'pending', 'ready');
  CREATE TYPE "public"."enum_proposal_versions_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_proposal_versions_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_proposal_signatures_method" AS ENUM('drawn', 'typed');
  CREATE TYPE "public"."enum_proposal_signatures_consent_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_proposal_templates_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_generator_drafts_task" AS ENUM('none', 'extract', 'write');
  CREATE TYPE "public"."enum_generator_drafts_task_state" AS ENUM('idle', 'queued', 'running', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_generator_drafts_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_generator_drafts_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_clients_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_clients_status" AS ENUM('active', 'inactive', 'suspended');
  CREATE TYPE "public"."enum_invoices_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_invoices_status" AS ENUM('pending', 'paid');
  CREATE TYPE "public"."enum_invoice_events_type" AS ENUM('issued', 'paid', 'unpaid', 'reminded');
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
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'team', 'client');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_outbox_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_outbox_status" AS ENUM('pending', 'sending', 'sent', 'failed', 'skipped');
  CREATE TYPE "public"."enum_audit_entries_type" AS ENUM('proposal_sent', 'proposal_opened', 'proposal_signed', 'proposal_declined', 'proposal_revised', 'invoice_issued');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_site_settings_social_links_network" AS ENUM('linkedin', 'instagram', 'facebook', 'youtube', 'tiktok', 'x', 'whatsapp');
  CREATE TYPE "public"."enum_site_settings_payment_instructions_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_site_settings_analytics_tool" AS ENUM('none', 'plausible', 'ga4');
  CREATE TYPE "public"."enum_site_settings_notification_language" AS ENUM('en', 'es');
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
  CREATE TYPE "public"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TABLE "leads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"company" varchar,
  	"message" varchar,
  	"notes" varchar,
  	"service_interest" "enum_leads_service_interest",
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"assigned_to_id" uuid,
  	"language" "enum_leads_language" DEFAULT 'en' NOT NULL,
  	"source_name" "enum_leads_source_name" DEFAULT 'Contact Form' NOT NULL,
  	"score" numeric DEFAULT 0 NOT NULL,
  	"score_rules" jsonb DEFAULT '[]'::jsonb,
  	"first_reply_at" timestamp(3) with time zone,
  	"page_url" varchar,
  	"referrer" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"utm_term" varchar,
  	"utm_content" varchar,
  	"first_touch_source" varchar,
  	"first_touch_medium" varchar,
  	"first_touch_campaign" varchar,
  	"first_touch_term" varchar,
  	"first_touch_content" varchar,
  	"first_touch_referrer" varchar,
  	"first_touch_landing_page" varchar,
  	"first_touch_at" timestamp(3) with time zone,
  	"submission_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"search" text GENERATED ALWAYS AS (fold_text(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) STORED,
  	"normalized_phone" text GENERATED ALWAYS AS (right(nullif(regexp_replace(phone, '[^0-9]', '', 'g'), ''), 9)) STORED
  );
  
  CREATE TABLE "lead_activities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lead_id" uuid NOT NULL,
  	"type" "enum_lead_activities_type" DEFAULT 'note_added' NOT NULL,
  	"actor_id" uuid,
  	"data" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_locales" (
  	"title" varchar NOT NULL,
  	"subject" varchar,
  	"content" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "tickets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"client_id" uuid NOT NULL,
  	"description" varchar NOT NULL,
  	"priority" "enum_tickets_priority" DEFAULT 'medium' NOT NULL,
  	"status" "enum_tickets_status" DEFAULT 'open' NOT NULL,
  	"opened_by_id" uuid,
  	"invoice_id" uuid,
  	"proposal_id" uuid,
  	"earlier_ticket_id" uuid,
  	"number" serial NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "tickets_number_unique" UNIQUE("number")
  );
  
  CREATE TABLE "ticket_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"body" varchar,
  	"visibility" "enum_ticket_messages_visibility" DEFAULT 'public' NOT NULL,
  	"ticket_id" uuid NOT NULL,
  	"author_name" varchar,
  	"type" "enum_ticket_messages_type" DEFAULT 'reply' NOT NULL,
  	"new_status" "enum_ticket_messages_new_status",
  	"author_id" uuid,
  	"from_staff" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "proposals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"client_id" uuid NOT NULL,
  	"service_type" "enum_proposals_service_type",
  	"description" varchar,
  	"content" jsonb,
  	"setup_fee" numeric DEFAULT 0 NOT NULL,
  	"monthly_fee" numeric DEFAULT 0 NOT NULL,
  	"amount" numeric DEFAULT 0 NOT NULL,
  	"currency" "enum_proposals_currency" DEFAULT 'USD' NOT NULL,
  	"status" "enum_proposals_status" DEFAULT 'draft' NOT NULL,
  	"owner_id" uuid,
  	"language" "enum_proposals_language" DEFAULT 'en' NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"signed_at" timestamp(3) with time zone,
  	"declined_at" timestamp(3) with time zone,
  	"decline_reason" varchar,
  	"reminders" boolean DEFAULT true,
  	"lead_id" uuid,
  	"proposal_type" "enum_proposals_proposal_type" DEFAULT 'written' NOT NULL,
  	"billing_tool_proposal_id" varchar,
  	"stripe_product_id" varchar,
  	"stripe_price_id" varchar,
  	"stripe_setup_price_id" varchar,
  	"stripe_monthly_price_id" varchar,
  	"billing_status" "enum_proposals_billing_status" DEFAULT 'none',
  	"billing_key" varchar,
  	"number" serial NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "proposals_number_unique" UNIQUE("number")
  );
  
  CREATE TABLE "proposal_versions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"proposal_id" uuid NOT NULL,
  	"number" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"language" "enum_proposal_versions_language" DEFAULT 'en' NOT NULL,
  	"setup_fee" numeric NOT NULL,
  	"monthly_fee" numeric NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_proposal_versions_currency" DEFAULT 'USD' NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"frozen_at" timestamp(3) with time zone NOT NULL,
  	"sha256" varchar NOT NULL,
  	"canonical" varchar NOT NULL
  );
  
  CREATE TABLE "proposal_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"proposal_id" uuid NOT NULL,
  	"version_id" uuid NOT NULL,
  	"user_id" uuid,
  	"viewed_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "proposal_signatures" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"proposal_id" uuid NOT NULL,
  	"version_id" uuid NOT NULL,
  	"client_id" uuid NOT NULL,
  	"signer" varchar NOT NULL,
  	"signer_name" varchar NOT NULL,
  	"signer_email" varchar NOT NULL,
  	"method" "enum_proposal_signatures_method" NOT NULL,
  	"typed_name" varchar,
  	"image" varchar,
  	"image_sha256" varchar,
  	"document_sha256" varchar NOT NULL,
  	"consent_version" varchar NOT NULL,
  	"consent_language" "enum_proposal_signatures_consent_language" DEFAULT 'en' NOT NULL,
  	"consent_text" varchar NOT NULL,
  	"signed_at" timestamp(3) with time zone NOT NULL,
  	"address" varchar NOT NULL,
  	"user_agent" varchar,
  	"canonical" varchar NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "proposal_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"proposal_id" uuid NOT NULL,
  	"sha256" varchar,
  	"frozen_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "proposal_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"setup_fee" numeric,
  	"monthly_fee" numeric,
  	"currency" "enum_proposal_templates_currency" DEFAULT 'USD' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "proposal_templates_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "generator_drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"owner_id" uuid,
  	"lead_id" uuid,
  	"client_id" uuid,
  	"transcript" varchar,
  	"transcript_deleted_at" timestamp(3) with time zone,
  	"details" jsonb,
  	"evidence" jsonb,
  	"content" varchar,
  	"task" "enum_generator_drafts_task" DEFAULT 'none' NOT NULL,
  	"task_state" "enum_generator_drafts_task_state" DEFAULT 'idle' NOT NULL,
  	"task_error" varchar,
  	"language" "enum_generator_drafts_language" DEFAULT 'en' NOT NULL,
  	"currency" "enum_generator_drafts_currency" DEFAULT 'USD' NOT NULL,
  	"proposal_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "clients" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company_name" varchar,
  	"phone" varchar,
  	"language" "enum_clients_language" DEFAULT 'en' NOT NULL,
  	"status" "enum_clients_status" DEFAULT 'active' NOT NULL,
  	"remind_invoices" boolean DEFAULT true,
  	"lead_id" uuid,
  	"billing_tool_client_id" varchar,
  	"notes" varchar,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"invoice_number" varchar NOT NULL,
  	"client_id" uuid NOT NULL,
  	"proposal_id" uuid,
  	"description" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "enum_invoices_currency" DEFAULT 'USD' NOT NULL,
  	"due_date" timestamp(3) with time zone NOT NULL,
  	"status" "enum_invoices_status" DEFAULT 'pending' NOT NULL,
  	"paid_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoice_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"invoice_id" uuid NOT NULL,
  	"type" "enum_invoice_events_type" NOT NULL,
  	"actor_id" uuid,
  	"paid_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"category_id" uuid,
  	"featured_image_id" uuid,
  	"featured_image_url" varchar,
  	"archived_at" timestamp(3) with time zone,
  	"author_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"published_at" timestamp(3) with time zone,
  	"author_name" varchar,
  	"search_text" varchar,
  	"_status" "enum_posts_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_category_id" uuid,
  	"version_featured_image_id" uuid,
  	"version_featured_image_url" varchar,
  	"version_archived_at" timestamp(3) with time zone,
  	"version_author_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_author_name" varchar,
  	"version_search_text" varchar,
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"name" varchar,
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
  	"sizes_small_avif_url" varchar,
  	"sizes_small_avif_width" numeric,
  	"sizes_small_avif_height" numeric,
  	"sizes_small_avif_mime_type" varchar,
  	"sizes_small_avif_filesize" numeric,
  	"sizes_small_avif_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_medium_avif_url" varchar,
  	"sizes_medium_avif_width" numeric,
  	"sizes_medium_avif_height" numeric,
  	"sizes_medium_avif_mime_type" varchar,
  	"sizes_medium_avif_filesize" numeric,
  	"sizes_medium_avif_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar,
  	"sizes_large_avif_url" varchar,
  	"sizes_large_avif_width" numeric,
  	"sizes_large_avif_height" numeric,
  	"sizes_large_avif_mime_type" varchar,
  	"sizes_large_avif_filesize" numeric,
  	"sizes_large_avif_filename" varchar
  );
  
  CREATE TABLE "blog_images_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "testimonial_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
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
  	"sizes_small_avif_url" varchar,
  	"sizes_small_avif_width" numeric,
  	"sizes_small_avif_height" numeric,
  	"sizes_small_avif_mime_type" varchar,
  	"sizes_small_avif_filesize" numeric,
  	"sizes_small_avif_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_medium_avif_url" varchar,
  	"sizes_medium_avif_width" numeric,
  	"sizes_medium_avif_height" numeric,
  	"sizes_medium_avif_mime_type" varchar,
  	"sizes_medium_avif_filesize" numeric,
  	"sizes_medium_avif_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar,
  	"sizes_large_avif_url" varchar,
  	"sizes_large_avif_width" numeric,
  	"sizes_large_avif_height" numeric,
  	"sizes_large_avif_mime_type" varchar,
  	"sizes_large_avif_filesize" numeric,
  	"sizes_large_avif_filename" varchar
  );
  
  CREATE TABLE "testimonial_images_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "site_images" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
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
  	"sizes_small_avif_url" varchar,
  	"sizes_small_avif_width" numeric,
  	"sizes_small_avif_height" numeric,
  	"sizes_small_avif_mime_type" varchar,
  	"sizes_small_avif_filesize" numeric,
  	"sizes_small_avif_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_medium_avif_url" varchar,
  	"sizes_medium_avif_width" numeric,
  	"sizes_medium_avif_height" numeric,
  	"sizes_medium_avif_mime_type" varchar,
  	"sizes_medium_avif_filesize" numeric,
  	"sizes_medium_avif_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar,
  	"sizes_large_avif_url" varchar,
  	"sizes_large_avif_width" numeric,
  	"sizes_large_avif_height" numeric,
  	"sizes_large_avif_mime_type" varchar,
  	"sizes_large_avif_filesize" numeric,
  	"sizes_large_avif_filename" varchar
  );
  
  CREATE TABLE "site_images_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar,
  	"company_name" varchar,
  	"phone" varchar,
  	"role" "enum_users_role" DEFAULT 'client' NOT NULL,
  	"language" "enum_users_language" DEFAULT 'en' NOT NULL,
  	"client_id" uuid,
  	"unlinked_at" timestamp(3) with time zone,
  	"first_session" varchar,
  	"deactivated_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"_verified" boolean,
  	"_verificationtoken" varchar
  );
  
  CREATE TABLE "outbox" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" varchar NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"recipient" varchar NOT NULL,
  	"language" "enum_outbox_language" DEFAULT 'en' NOT NULL,
  	"data" jsonb NOT NULL,
  	"status" "enum_outbox_status" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"claimed_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"seq" bigint NOT NULL,
  	"type" "enum_audit_entries_type" NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"data" varchar NOT NULL,
  	"occurred_at" timestamp(3) with time zone NOT NULL,
  	"previous_hash" varchar NOT NULL,
  	"hash" varchar NOT NULL
  );
  
  CREATE TABLE "form_drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"form" varchar NOT NULL,
  	"values" jsonb NOT NULL,
  	"field_errors" jsonb NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"leads_id" uuid,
  	"lead_activities_id" uuid,
  	"reply_templates_id" uuid,
  	"tickets_id" uuid,
  	"proposals_id" uuid,
  	"proposal_images_id" uuid,
  	"proposal_templates_id" uuid,
  	"clients_id" uuid,
  	"invoices_id" uuid,
  	"invoice_events_id" uuid,
  	"posts_id" uuid,
  	"categories_id" uuid,
  	"services_id" uuid,
  	"testimonials_id" uuid,
  	"blog_images_id" uuid,
  	"testimonial_images_id" uuid,
  	"site_images_id" uuid,
  	"users_id" uuid,
  	"redirects_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country_code" varchar NOT NULL,
  	"zone" varchar NOT NULL,
  	"phone" varchar,
  	"whatsapp" varchar
  );
  
  CREATE TABLE "site_settings_offices_locales" (
  	"city" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_site_settings_social_links_network" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_payment_instructions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" "enum_site_settings_payment_instructions_currency" DEFAULT 'USD' NOT NULL
  );
  
  CREATE TABLE "site_settings_payment_instructions_locales" (
  	"instructions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"brand" varchar DEFAULT 'Puente' NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"agency_zone" varchar NOT NULL,
  	"blog_address" varchar DEFAULT '/resources' NOT NULL,
  	"invoice_prefix" varchar,
  	"invoice_year" boolean DEFAULT true,
  	"proposal_expiry_days" numeric DEFAULT 30 NOT NULL,
  	"proposal_reminders" boolean DEFAULT true,
  	"legal_name" varchar,
  	"legal_address" varchar,
  	"legal_tax_id" varchar,
  	"legal_privacy_email" varchar,
  	"legal_representative" varchar,
  	"legal_data_bank_number" varchar,
  	"analytics_tool" "enum_site_settings_analytics_tool" DEFAULT 'none' NOT NULL,
  	"analytics_plausible_domain" varchar,
  	"analytics_plausible_script" varchar,
  	"analytics_ga4_id" varchar,
  	"notification_email" varchar,
  	"notification_language" "enum_site_settings_notification_language" DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"tagline" varchar,
  	"phone_hours" varchar,
  	"response_time" varchar,
  	"legal_governing_law" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "home_page_problem_timeline" (
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
  
  CREATE TABLE "home_page_strategy_call_timeline" (
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
  	"hero_title_start" varchar,
  	"hero_title_end" varchar,
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
  	"testimonials_title" varchar,
  	"strategy_call_title" varchar,
  	"strategy_call_button" varchar,
  	"strategy_call_note" varchar,
  	"final_call_title_start" varchar,
  	"final_call_title_end" varchar,
  	"final_call_button" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_problem_timeline" (
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
  
  CREATE TABLE "_home_page_v_version_strategy_call_timeline" (
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
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_hero_title_start" varchar,
  	"version_hero_title_end" varchar,
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
  	"version_testimonials_title" varchar,
  	"version_strategy_call_title" varchar,
  	"version_strategy_call_button" varchar,
  	"version_strategy_call_note" varchar,
  	"version_final_call_title_start" varchar,
  	"version_final_call_title_end" varchar,
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"latest" boolean,
  	"autosave" boolean
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
  
  CREATE TABLE "contact_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_page_locales" (
  	"hero_title" varchar,
  	"hero_text" varchar,
  	"form_title" varchar,
  	"form_note" varchar,
  	"offices_title" varchar,
  	"call_title" varchar,
  	"call_text" varchar,
  	"call_button" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_contact_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_contact_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__contact_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_contact_page_v_locales" (
  	"version_hero_title" varchar,
  	"version_hero_text" varchar,
  	"version_form_title" varchar,
  	"version_form_note" varchar,
  	"version_offices_title" varchar,
  	"version_call_title" varchar,
  	"version_call_text" varchar,
  	"version_call_button" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__contact_page_v_version_status" DEFAULT 'draft',
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"latest" boolean,
  	"autosave" boolean
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
  
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_earlier_ticket_id_tickets_id_fk" FOREIGN KEY ("earlier_ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_views" ADD CONSTRAINT "proposal_views_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_views" ADD CONSTRAINT "proposal_views_version_id_proposal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."proposal_versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_views" ADD CONSTRAINT "proposal_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_version_id_proposal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."proposal_versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_images" ADD CONSTRAINT "proposal_images_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_templates_locales" ADD CONSTRAINT "proposal_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."proposal_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "generator_drafts" ADD CONSTRAINT "generator_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "generator_drafts" ADD CONSTRAINT "generator_drafts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "generator_drafts" ADD CONSTRAINT "generator_drafts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "generator_drafts" ADD CONSTRAINT "generator_drafts_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_featured_image_id_blog_images_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."blog_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_featured_image_id_blog_images_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."blog_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_activities_fk" FOREIGN KEY ("lead_activities_id") REFERENCES "public"."lead_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tickets_fk" FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposals_fk" FOREIGN KEY ("proposals_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposal_images_fk" FOREIGN KEY ("proposal_images_id") REFERENCES "public"."proposal_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposal_templates_fk" FOREIGN KEY ("proposal_templates_id") REFERENCES "public"."proposal_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoice_events_fk" FOREIGN KEY ("invoice_events_id") REFERENCES "public"."invoice_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_images_fk" FOREIGN KEY ("blog_images_id") REFERENCES "public"."blog_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonial_images_fk" FOREIGN KEY ("testimonial_images_id") REFERENCES "public"."testimonial_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_images_fk" FOREIGN KEY ("site_images_id") REFERENCES "public"."site_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_offices" ADD CONSTRAINT "site_settings_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_offices_locales" ADD CONSTRAINT "site_settings_offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_payment_instructions" ADD CONSTRAINT "site_settings_payment_instructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_payment_instructions_locales" ADD CONSTRAINT "site_settings_payment_instructions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_payment_instructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_problem_timeline" ADD CONSTRAINT "home_page_problem_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_audience_points" ADD CONSTRAINT "home_page_audience_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_steps_points" ADD CONSTRAINT "home_page_steps_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_why_points" ADD CONSTRAINT "home_page_why_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_strategy_call_timeline" ADD CONSTRAINT "home_page_strategy_call_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_problem_timeline" ADD CONSTRAINT "_home_page_v_version_problem_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_audience_points" ADD CONSTRAINT "_home_page_v_version_audience_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_steps_points" ADD CONSTRAINT "_home_page_v_version_steps_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_why_points" ADD CONSTRAINT "_home_page_v_version_why_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_strategy_call_timeline" ADD CONSTRAINT "_home_page_v_version_strategy_call_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "contact_page_locales" ADD CONSTRAINT "contact_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_page_v_locales" ADD CONSTRAINT "_contact_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_assigned_to_idx" ON "leads" USING btree ("assigned_to_id");
  CREATE INDEX "leads_submission_id_idx" ON "leads" USING btree ("submission_id");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "status_createdAt_idx" ON "leads" USING btree ("status","created_at");
  CREATE INDEX "sourceName_createdAt_idx" ON "leads" USING btree ("source_name","created_at");
  CREATE INDEX "assignedTo_createdAt_idx" ON "leads" USING btree ("assigned_to_id","created_at");
  CREATE INDEX "leads_lower_email_idx" ON "leads" USING btree (lower("email"));
  CREATE INDEX "leads_normalized_phone_idx" ON "leads" USING btree ("normalized_phone");
  CREATE INDEX "leads_search_idx" ON "leads" USING gin ("search" gin_trgm_ops);
  CREATE INDEX "leads_score_order_idx" ON "leads" USING btree ("score","created_at","id");
  CREATE INDEX "leads_name_order_idx" ON "leads" USING btree (fold_text("name"),"id");
  CREATE INDEX "leads_unanswered_idx" ON "leads" USING btree ("created_at") WHERE "leads"."status" = 'new' and "leads"."first_reply_at" is null;
  CREATE INDEX "lead_activities_lead_idx" ON "lead_activities" USING btree ("lead_id");
  CREATE INDEX "lead_activities_actor_idx" ON "lead_activities" USING btree ("actor_id");
  CREATE INDEX "lead_activities_updated_at_idx" ON "lead_activities" USING btree ("updated_at");
  CREATE INDEX "lead_activities_created_at_idx" ON "lead_activities" USING btree ("created_at");
  CREATE INDEX "lead_createdAt_idx" ON "lead_activities" USING btree ("lead_id","created_at");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tickets_client_idx" ON "tickets" USING btree ("client_id");
  CREATE INDEX "tickets_opened_by_idx" ON "tickets" USING btree ("opened_by_id");
  CREATE INDEX "tickets_invoice_idx" ON "tickets" USING btree ("invoice_id");
  CREATE INDEX "tickets_proposal_idx" ON "tickets" USING btree ("proposal_id");
  CREATE INDEX "tickets_earlier_ticket_idx" ON "tickets" USING btree ("earlier_ticket_id");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE INDEX "client_createdAt_idx" ON "tickets" USING btree ("client_id","created_at");
  CREATE INDEX "status_priority_idx" ON "tickets" USING btree ("status","priority");
  CREATE INDEX "ticket_messages_ticket_idx" ON "ticket_messages" USING btree ("ticket_id");
  CREATE INDEX "ticket_messages_author_idx" ON "ticket_messages" USING btree ("author_id");
  CREATE INDEX "ticket_messages_updated_at_idx" ON "ticket_messages" USING btree ("updated_at");
  CREATE INDEX "ticket_messages_created_at_idx" ON "ticket_messages" USING btree ("created_at");
  CREATE INDEX "ticket_createdAt_idx" ON "ticket_messages" USING btree ("ticket_id","created_at");
  CREATE INDEX "proposals_client_idx" ON "proposals" USING btree ("client_id");
  CREATE INDEX "proposals_status_idx" ON "proposals" USING btree ("status");
  CREATE INDEX "proposals_owner_idx" ON "proposals" USING btree ("owner_id");
  CREATE INDEX "proposals_lead_idx" ON "proposals" USING btree ("lead_id");
  CREATE INDEX "proposals_updated_at_idx" ON "proposals" USING btree ("updated_at");
  CREATE INDEX "proposals_created_at_idx" ON "proposals" USING btree ("created_at");
  CREATE INDEX "client_createdAt_1_idx" ON "proposals" USING btree ("client_id","created_at");
  CREATE INDEX "owner_status_idx" ON "proposals" USING btree ("owner_id","status");
  CREATE INDEX "proposal_versions_proposal_idx" ON "proposal_versions" USING btree ("proposal_id");
  CREATE UNIQUE INDEX "proposal_number_idx" ON "proposal_versions" USING btree ("proposal_id","number");
  CREATE INDEX "proposal_views_proposal_idx" ON "proposal_views" USING btree ("proposal_id");
  CREATE INDEX "proposal_views_version_idx" ON "proposal_views" USING btree ("version_id");
  CREATE INDEX "proposal_views_user_idx" ON "proposal_views" USING btree ("user_id");
  CREATE UNIQUE INDEX "version_user_idx" ON "proposal_views" USING btree ("version_id","user_id");
  CREATE INDEX "proposal_signatures_proposal_idx" ON "proposal_signatures" USING btree ("proposal_id");
  CREATE UNIQUE INDEX "proposal_signatures_version_idx" ON "proposal_signatures" USING btree ("version_id");
  CREATE INDEX "proposal_signatures_client_idx" ON "proposal_signatures" USING btree ("client_id");
  CREATE INDEX "proposal_images_proposal_idx" ON "proposal_images" USING btree ("proposal_id");
  CREATE INDEX "proposal_images_updated_at_idx" ON "proposal_images" USING btree ("updated_at");
  CREATE INDEX "proposal_images_created_at_idx" ON "proposal_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "proposal_images_filename_idx" ON "proposal_images" USING btree ("filename");
  CREATE INDEX "proposal_templates_updated_at_idx" ON "proposal_templates" USING btree ("updated_at");
  CREATE INDEX "proposal_templates_created_at_idx" ON "proposal_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "proposal_templates_locales_locale_parent_id_unique" ON "proposal_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "generator_drafts_owner_idx" ON "generator_drafts" USING btree ("owner_id");
  CREATE INDEX "generator_drafts_lead_idx" ON "generator_drafts" USING btree ("lead_id");
  CREATE INDEX "generator_drafts_client_idx" ON "generator_drafts" USING btree ("client_id");
  CREATE INDEX "generator_drafts_task_state_idx" ON "generator_drafts" USING btree ("task_state");
  CREATE INDEX "generator_drafts_proposal_idx" ON "generator_drafts" USING btree ("proposal_id");
  CREATE INDEX "generator_drafts_updated_at_idx" ON "generator_drafts" USING btree ("updated_at");
  CREATE INDEX "generator_drafts_created_at_idx" ON "generator_drafts" USING btree ("created_at");
  CREATE INDEX "owner_updatedAt_idx" ON "generator_drafts" USING btree ("owner_id","updated_at");
  CREATE UNIQUE INDEX "clients_email_idx" ON "clients" USING btree ("email");
  CREATE INDEX "clients_status_idx" ON "clients" USING btree ("status");
  CREATE INDEX "clients_lead_idx" ON "clients" USING btree ("lead_id");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE UNIQUE INDEX "invoices_invoice_number_idx" ON "invoices" USING btree ("invoice_number");
  CREATE INDEX "invoices_client_idx" ON "invoices" USING btree ("client_id");
  CREATE INDEX "invoices_proposal_idx" ON "invoices" USING btree ("proposal_id");
  CREATE INDEX "invoices_due_date_idx" ON "invoices" USING btree ("due_date");
  CREATE INDEX "invoices_status_idx" ON "invoices" USING btree ("status");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE INDEX "client_dueDate_idx" ON "invoices" USING btree ("client_id","due_date");
  CREATE INDEX "invoice_events_invoice_idx" ON "invoice_events" USING btree ("invoice_id");
  CREATE INDEX "invoice_events_actor_idx" ON "invoice_events" USING btree ("actor_id");
  CREATE INDEX "invoice_events_updated_at_idx" ON "invoice_events" USING btree ("updated_at");
  CREATE INDEX "invoice_events_created_at_idx" ON "invoice_events" USING btree ("created_at");
  CREATE INDEX "invoice_createdAt_idx" ON "invoice_events" USING btree ("invoice_id","created_at");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE INDEX "posts_featured_image_idx" ON "posts" USING btree ("featured_image_id");
  CREATE INDEX "posts_archived_at_idx" ON "posts" USING btree ("archived_at");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts_locales" USING btree ("slug","_locale");
  CREATE INDEX "posts_published_at_idx" ON "posts_locales" USING btree ("published_at","_locale");
  CREATE INDEX "posts__status_idx" ON "posts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_search_text_idx" ON "posts_locales" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_featured_image_idx" ON "_posts_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_posts_v_version_version_archived_at_idx" ON "_posts_v" USING btree ("version_archived_at");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
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
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
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
  CREATE INDEX "blog_images_sizes_small_avif_sizes_small_avif_filename_idx" ON "blog_images" USING btree ("sizes_small_avif_filename");
  CREATE INDEX "blog_images_sizes_medium_sizes_medium_filename_idx" ON "blog_images" USING btree ("sizes_medium_filename");
  CREATE INDEX "blog_images_sizes_medium_avif_sizes_medium_avif_filename_idx" ON "blog_images" USING btree ("sizes_medium_avif_filename");
  CREATE INDEX "blog_images_sizes_large_sizes_large_filename_idx" ON "blog_images" USING btree ("sizes_large_filename");
  CREATE INDEX "blog_images_sizes_large_avif_sizes_large_avif_filename_idx" ON "blog_images" USING btree ("sizes_large_avif_filename");
  CREATE UNIQUE INDEX "blog_images_locales_locale_parent_id_unique" ON "blog_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonial_images_updated_at_idx" ON "testimonial_images" USING btree ("updated_at");
  CREATE INDEX "testimonial_images_created_at_idx" ON "testimonial_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "testimonial_images_filename_idx" ON "testimonial_images" USING btree ("filename");
  CREATE INDEX "testimonial_images_sizes_small_sizes_small_filename_idx" ON "testimonial_images" USING btree ("sizes_small_filename");
  CREATE INDEX "testimonial_images_sizes_small_avif_sizes_small_avif_fil_idx" ON "testimonial_images" USING btree ("sizes_small_avif_filename");
  CREATE INDEX "testimonial_images_sizes_medium_sizes_medium_filename_idx" ON "testimonial_images" USING btree ("sizes_medium_filename");
  CREATE INDEX "testimonial_images_sizes_medium_avif_sizes_medium_avif_f_idx" ON "testimonial_images" USING btree ("sizes_medium_avif_filename");
  CREATE INDEX "testimonial_images_sizes_large_sizes_large_filename_idx" ON "testimonial_images" USING btree ("sizes_large_filename");
  CREATE INDEX "testimonial_images_sizes_large_avif_sizes_large_avif_fil_idx" ON "testimonial_images" USING btree ("sizes_large_avif_filename");
  CREATE UNIQUE INDEX "testimonial_images_locales_locale_parent_id_unique" ON "testimonial_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_images_updated_at_idx" ON "site_images" USING btree ("updated_at");
  CREATE INDEX "site_images_created_at_idx" ON "site_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_images_filename_idx" ON "site_images" USING btree ("filename");
  CREATE INDEX "site_images_sizes_small_sizes_small_filename_idx" ON "site_images" USING btree ("sizes_small_filename");
  CREATE INDEX "site_images_sizes_small_avif_sizes_small_avif_filename_idx" ON "site_images" USING btree ("sizes_small_avif_filename");
  CREATE INDEX "site_images_sizes_medium_sizes_medium_filename_idx" ON "site_images" USING btree ("sizes_medium_filename");
  CREATE INDEX "site_images_sizes_medium_avif_sizes_medium_avif_filename_idx" ON "site_images" USING btree ("sizes_medium_avif_filename");
  CREATE INDEX "site_images_sizes_large_sizes_large_filename_idx" ON "site_images" USING btree ("sizes_large_filename");
  CREATE INDEX "site_images_sizes_large_avif_sizes_large_avif_filename_idx" ON "site_images" USING btree ("sizes_large_avif_filename");
  CREATE UNIQUE INDEX "site_images_locales_locale_parent_id_unique" ON "site_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_client_idx" ON "users" USING btree ("client_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_subjectId_recipient_idx" ON "outbox" USING btree ("kind","subject_id","recipient");
  CREATE INDEX "status_createdAt_1_idx" ON "outbox" USING btree ("status","created_at");
  CREATE INDEX "kind_createdAt_idx" ON "outbox" USING btree ("kind","created_at");
  CREATE UNIQUE INDEX "audit_entries_seq_idx" ON "audit_entries" USING btree ("seq");
  CREATE INDEX "subjectId_seq_idx" ON "audit_entries" USING btree ("subject_id","seq");
  CREATE INDEX "form_drafts_expires_at_idx" ON "form_drafts" USING btree ("expires_at");
  CREATE INDEX "form_drafts_updated_at_idx" ON "form_drafts" USING btree ("updated_at");
  CREATE INDEX "form_drafts_created_at_idx" ON "form_drafts" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE INDEX "redirects_rels_categories_id_idx" ON "redirects_rels" USING btree ("categories_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_lead_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_activities_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");
  CREATE INDEX "payload_locked_documents_rels_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("tickets_id");
  CREATE INDEX "payload_locked_documents_rels_proposals_id_idx" ON "payload_locked_documents_rels" USING btree ("proposals_id");
  CREATE INDEX "payload_locked_documents_rels_proposal_images_id_idx" ON "payload_locked_documents_rels" USING btree ("proposal_images_id");
  CREATE INDEX "payload_locked_documents_rels_proposal_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("proposal_templates_id");
  CREATE INDEX "payload_locked_documents_rels_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("clients_id");
  CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");
  CREATE INDEX "payload_locked_documents_rels_invoice_events_id_idx" ON "payload_locked_documents_rels" USING btree ("invoice_events_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_blog_images_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_images_id");
  CREATE INDEX "payload_locked_documents_rels_testimonial_images_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonial_images_id");
  CREATE INDEX "payload_locked_documents_rels_site_images_id_idx" ON "payload_locked_documents_rels" USING btree ("site_images_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_offices_order_idx" ON "site_settings_offices" USING btree ("_order");
  CREATE INDEX "site_settings_offices_parent_id_idx" ON "site_settings_offices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_offices_locales_locale_parent_id_unique" ON "site_settings_offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_payment_instructions_order_idx" ON "site_settings_payment_instructions" USING btree ("_order");
  CREATE INDEX "site_settings_payment_instructions_parent_id_idx" ON "site_settings_payment_instructions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_payment_instructions_locales_locale_parent_id_" ON "site_settings_payment_instructions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_problem_timeline_order_idx" ON "home_page_problem_timeline" USING btree ("_order");
  CREATE INDEX "home_page_problem_timeline_parent_id_idx" ON "home_page_problem_timeline" USING btree ("_parent_id");
  CREATE INDEX "home_page_problem_timeline_locale_idx" ON "home_page_problem_timeline" USING btree ("_locale");
  CREATE INDEX "home_page_audience_points_order_idx" ON "home_page_audience_points" USING btree ("_order");
  CREATE INDEX "home_page_audience_points_parent_id_idx" ON "home_page_audience_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_audience_points_locale_idx" ON "home_page_audience_points" USING btree ("_locale");
  CREATE INDEX "home_page_steps_points_order_idx" ON "home_page_steps_points" USING btree ("_order");
  CREATE INDEX "home_page_steps_points_parent_id_idx" ON "home_page_steps_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_steps_points_locale_idx" ON "home_page_steps_points" USING btree ("_locale");
  CREATE INDEX "home_page_why_points_order_idx" ON "home_page_why_points" USING btree ("_order");
  CREATE INDEX "home_page_why_points_parent_id_idx" ON "home_page_why_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_why_points_locale_idx" ON "home_page_why_points" USING btree ("_locale");
  CREATE INDEX "home_page_strategy_call_timeline_order_idx" ON "home_page_strategy_call_timeline" USING btree ("_order");
  CREATE INDEX "home_page_strategy_call_timeline_parent_id_idx" ON "home_page_strategy_call_timeline" USING btree ("_parent_id");
  CREATE INDEX "home_page_strategy_call_timeline_locale_idx" ON "home_page_strategy_call_timeline" USING btree ("_locale");
  CREATE INDEX "home_page__status_idx" ON "home_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_problem_timeline_order_idx" ON "_home_page_v_version_problem_timeline" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_problem_timeline_parent_id_idx" ON "_home_page_v_version_problem_timeline" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_problem_timeline_locale_idx" ON "_home_page_v_version_problem_timeline" USING btree ("_locale");
  CREATE INDEX "_home_page_v_version_audience_points_order_idx" ON "_home_page_v_version_audience_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_audience_points_parent_id_idx" ON "_home_page_v_version_audience_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_audience_points_locale_idx" ON "_home_page_v_version_audience_points" USING btree ("_locale");
  CREATE INDEX "_home_page_v_version_steps_points_order_idx" ON "_home_page_v_version_steps_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_steps_points_parent_id_idx" ON "_home_page_v_version_steps_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_steps_points_locale_idx" ON "_home_page_v_version_steps_points" USING btree ("_locale");
  CREATE INDEX "_home_page_v_version_why_points_order_idx" ON "_home_page_v_version_why_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_why_points_parent_id_idx" ON "_home_page_v_version_why_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_why_points_locale_idx" ON "_home_page_v_version_why_points" USING btree ("_locale");
  CREATE INDEX "_home_page_v_version_strategy_call_timeline_order_idx" ON "_home_page_v_version_strategy_call_timeline" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_strategy_call_timeline_parent_id_idx" ON "_home_page_v_version_strategy_call_timeline" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_strategy_call_timeline_locale_idx" ON "_home_page_v_version_strategy_call_timeline" USING btree ("_locale");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
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
  CREATE INDEX "_about_page_v_autosave_idx" ON "_about_page_v" USING btree ("autosave");
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
  CREATE INDEX "_team_v_autosave_idx" ON "_team_v" USING btree ("autosave");
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
  CREATE INDEX "_figures_v_autosave_idx" ON "_figures_v" USING btree ("autosave");
  CREATE INDEX "_figures_v_version_version__status_idx" ON "_figures_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_figures_v_locales_locale_parent_id_unique" ON "_figures_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_page__status_idx" ON "services_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "services_page_locales_locale_parent_id_unique" ON "services_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_page_v_created_at_idx" ON "_services_page_v" USING btree ("created_at");
  CREATE INDEX "_services_page_v_updated_at_idx" ON "_services_page_v" USING btree ("updated_at");
  CREATE INDEX "_services_page_v_snapshot_idx" ON "_services_page_v" USING btree ("snapshot");
  CREATE INDEX "_services_page_v_published_locale_idx" ON "_services_page_v" USING btree ("published_locale");
  CREATE INDEX "_services_page_v_latest_idx" ON "_services_page_v" USING btree ("latest");
  CREATE INDEX "_services_page_v_autosave_idx" ON "_services_page_v" USING btree ("autosave");
  CREATE INDEX "_services_page_v_version_version__status_idx" ON "_services_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_services_page_v_locales_locale_parent_id_unique" ON "_services_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resources_page__status_idx" ON "resources_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "resources_page_locales_locale_parent_id_unique" ON "resources_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_resources_page_v_created_at_idx" ON "_resources_page_v" USING btree ("created_at");
  CREATE INDEX "_resources_page_v_updated_at_idx" ON "_resources_page_v" USING btree ("updated_at");
  CREATE INDEX "_resources_page_v_snapshot_idx" ON "_resources_page_v" USING btree ("snapshot");
  CREATE INDEX "_resources_page_v_published_locale_idx" ON "_resources_page_v" USING btree ("published_locale");
  CREATE INDEX "_resources_page_v_latest_idx" ON "_resources_page_v" USING btree ("latest");
  CREATE INDEX "_resources_page_v_autosave_idx" ON "_resources_page_v" USING btree ("autosave");
  CREATE INDEX "_resources_page_v_version_version__status_idx" ON "_resources_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_resources_page_v_locales_locale_parent_id_unique" ON "_resources_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_page__status_idx" ON "contact_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "contact_page_locales_locale_parent_id_unique" ON "contact_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_snapshot_idx" ON "_contact_page_v" USING btree ("snapshot");
  CREATE INDEX "_contact_page_v_published_locale_idx" ON "_contact_page_v" USING btree ("published_locale");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE INDEX "_contact_page_v_autosave_idx" ON "_contact_page_v" USING btree ("autosave");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_contact_page_v_locales_locale_parent_id_unique" ON "_contact_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "industries_page__status_idx" ON "industries_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "industries_page_locales_locale_parent_id_unique" ON "industries_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_industries_page_v_created_at_idx" ON "_industries_page_v" USING btree ("created_at");
  CREATE INDEX "_industries_page_v_updated_at_idx" ON "_industries_page_v" USING btree ("updated_at");
  CREATE INDEX "_industries_page_v_snapshot_idx" ON "_industries_page_v" USING btree ("snapshot");
  CREATE INDEX "_industries_page_v_published_locale_idx" ON "_industries_page_v" USING btree ("published_locale");
  CREATE INDEX "_industries_page_v_latest_idx" ON "_industries_page_v" USING btree ("latest");
  CREATE INDEX "_industries_page_v_autosave_idx" ON "_industries_page_v" USING btree ("autosave");
  CREATE INDEX "_industries_page_v_version_version__status_idx" ON "_industries_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_industries_page_v_locales_locale_parent_id_unique" ON "_industries_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_page__status_idx" ON "case_studies_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "case_studies_page_locales_locale_parent_id_unique" ON "case_studies_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_page_v_created_at_idx" ON "_case_studies_page_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_page_v_updated_at_idx" ON "_case_studies_page_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_page_v_snapshot_idx" ON "_case_studies_page_v" USING btree ("snapshot");
  CREATE INDEX "_case_studies_page_v_published_locale_idx" ON "_case_studies_page_v" USING btree ("published_locale");
  CREATE INDEX "_case_studies_page_v_latest_idx" ON "_case_studies_page_v" USING btree ("latest");
  CREATE INDEX "_case_studies_page_v_autosave_idx" ON "_case_studies_page_v" USING btree ("autosave");
  CREATE INDEX "_case_studies_page_v_version_version__status_idx" ON "_case_studies_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_case_studies_page_v_locales_locale_parent_id_unique" ON "_case_studies_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page__status_idx" ON "careers_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "careers_page_locales_locale_parent_id_unique" ON "careers_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_created_at_idx" ON "_careers_page_v" USING btree ("created_at");
  CREATE INDEX "_careers_page_v_updated_at_idx" ON "_careers_page_v" USING btree ("updated_at");
  CREATE INDEX "_careers_page_v_snapshot_idx" ON "_careers_page_v" USING btree ("snapshot");
  CREATE INDEX "_careers_page_v_published_locale_idx" ON "_careers_page_v" USING btree ("published_locale");
  CREATE INDEX "_careers_page_v_latest_idx" ON "_careers_page_v" USING btree ("latest");
  CREATE INDEX "_careers_page_v_autosave_idx" ON "_careers_page_v" USING btree ("autosave");
  CREATE INDEX "_careers_page_v_version_version__status_idx" ON "_careers_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_careers_page_v_locales_locale_parent_id_unique" ON "_careers_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "privacy_page__status_idx" ON "privacy_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "privacy_page_locales_locale_parent_id_unique" ON "privacy_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_privacy_page_v_created_at_idx" ON "_privacy_page_v" USING btree ("created_at");
  CREATE INDEX "_privacy_page_v_updated_at_idx" ON "_privacy_page_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_page_v_snapshot_idx" ON "_privacy_page_v" USING btree ("snapshot");
  CREATE INDEX "_privacy_page_v_published_locale_idx" ON "_privacy_page_v" USING btree ("published_locale");
  CREATE INDEX "_privacy_page_v_latest_idx" ON "_privacy_page_v" USING btree ("latest");
  CREATE INDEX "_privacy_page_v_autosave_idx" ON "_privacy_page_v" USING btree ("autosave");
  CREATE INDEX "_privacy_page_v_version_version__status_idx" ON "_privacy_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_privacy_page_v_locales_locale_parent_id_unique" ON "_privacy_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "terms_page__status_idx" ON "terms_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "terms_page_locales_locale_parent_id_unique" ON "terms_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_terms_page_v_created_at_idx" ON "_terms_page_v" USING btree ("created_at");
  CREATE INDEX "_terms_page_v_updated_at_idx" ON "_terms_page_v" USING btree ("updated_at");
  CREATE INDEX "_terms_page_v_snapshot_idx" ON "_terms_page_v" USING btree ("snapshot");
  CREATE INDEX "_terms_page_v_published_locale_idx" ON "_terms_page_v" USING btree ("published_locale");
  CREATE INDEX "_terms_page_v_latest_idx" ON "_terms_page_v" USING btree ("latest");
  CREATE INDEX "_terms_page_v_autosave_idx" ON "_terms_page_v" USING btree ("autosave");
  CREATE INDEX "_terms_page_v_version_version__status_idx" ON "_terms_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_terms_page_v_locales_locale_parent_id_unique" ON "_terms_page_v_locales" USING btree ("_locale","_parent_id");`)
  for (const statements of afterTables) await db.execute(statements)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(dropTables)
  await db.execute(sql`
   DROP TABLE "leads" CASCADE;
  DROP TABLE "lead_activities" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "reply_templates_locales" CASCADE;
  DROP TABLE "tickets" CASCADE;
  DROP TABLE "ticket_messages" CASCADE;
  DROP TABLE "proposals" CASCADE;
  DROP TABLE "proposal_versions" CASCADE;
  DROP TABLE "proposal_views" CASCADE;
  DROP TABLE "proposal_signatures" CASCADE;
  DROP TABLE "proposal_images" CASCADE;
  DROP TABLE "proposal_templates" CASCADE;
  DROP TABLE "proposal_templates_locales" CASCADE;
  DROP TABLE "generator_drafts" CASCADE;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "invoice_events" CASCADE;
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
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "form_drafts" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_offices" CASCADE;
  DROP TABLE "site_settings_offices_locales" CASCADE;
  DROP TABLE "site_settings_social_links" CASCADE;
  DROP TABLE "site_settings_payment_instructions" CASCADE;
  DROP TABLE "site_settings_payment_instructions_locales" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "home_page_problem_timeline" CASCADE;
  DROP TABLE "home_page_audience_points" CASCADE;
  DROP TABLE "home_page_steps_points" CASCADE;
  DROP TABLE "home_page_why_points" CASCADE;
  DROP TABLE "home_page_strategy_call_timeline" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "_home_page_v_version_problem_timeline" CASCADE;
  DROP TABLE "_home_page_v_version_audience_points" CASCADE;
  DROP TABLE "_home_page_v_version_steps_points" CASCADE;
  DROP TABLE "_home_page_v_version_why_points" CASCADE;
  DROP TABLE "_home_page_v_version_strategy_call_timeline" CASCADE;
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
  DROP TABLE "contact_page" CASCADE;
  DROP TABLE "contact_page_locales" CASCADE;
  DROP TABLE "_contact_page_v" CASCADE;
  DROP TABLE "_contact_page_v_locales" CASCADE;
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
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_leads_service_interest";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_language";
  DROP TYPE "public"."enum_leads_source_name";
  DROP TYPE "public"."enum_lead_activities_type";
  DROP TYPE "public"."enum_tickets_priority";
  DROP TYPE "public"."enum_tickets_status";
  DROP TYPE "public"."enum_ticket_messages_visibility";
  DROP TYPE "public"."enum_ticket_messages_type";
  DROP TYPE "public"."enum_ticket_messages_new_status";
  DROP TYPE "public"."enum_proposals_service_type";
  DROP TYPE "public"."enum_proposals_currency";
  DROP TYPE "public"."enum_proposals_status";
  DROP TYPE "public"."enum_proposals_language";
  DROP TYPE "public"."enum_proposals_proposal_type";
  DROP TYPE "public"."enum_proposals_billing_status";
  DROP TYPE "public"."enum_proposal_versions_language";
  DROP TYPE "public"."enum_proposal_versions_currency";
  DROP TYPE "public"."enum_proposal_signatures_method";
  DROP TYPE "public"."enum_proposal_signatures_consent_language";
  DROP TYPE "public"."enum_proposal_templates_currency";
  DROP TYPE "public"."enum_generator_drafts_task";
  DROP TYPE "public"."enum_generator_drafts_task_state";
  DROP TYPE "public"."enum_generator_drafts_language";
  DROP TYPE "public"."enum_generator_drafts_currency";
  DROP TYPE "public"."enum_clients_language";
  DROP TYPE "public"."enum_clients_status";
  DROP TYPE "public"."enum_invoices_currency";
  DROP TYPE "public"."enum_invoices_status";
  DROP TYPE "public"."enum_invoice_events_type";
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
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_outbox_language";
  DROP TYPE "public"."enum_outbox_status";
  DROP TYPE "public"."enum_audit_entries_type";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_site_settings_social_links_network";
  DROP TYPE "public"."enum_site_settings_payment_instructions_currency";
  DROP TYPE "public"."enum_site_settings_analytics_tool";
  DROP TYPE "public"."enum_site_settings_notification_language";
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
  DROP TYPE "public"."enum_contact_page_status";
  DROP TYPE "public"."enum__contact_page_v_published_locale";
  DROP TYPE "public"."enum__contact_page_v_version_status";
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
  await db.execute(dropFunctions)
}
