import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_clients_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_clients_status" AS ENUM('active', 'inactive', 'suspended');
  CREATE TYPE "public"."enum_proposals_service_type" AS ENUM('automation', 'content', 'seo', 'webdev', 'email', 'ads', 'full_service', 'consulting');
  CREATE TYPE "public"."enum_proposals_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_proposals_status" AS ENUM('draft', 'sent', 'signed', 'rejected', 'accepted');
  CREATE TYPE "public"."enum_proposals_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_proposals_proposal_type" AS ENUM('ai_generated', 'from_template', 'written');
  CREATE TYPE "public"."enum_proposal_versions_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_proposal_versions_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_invoices_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_invoices_status" AS ENUM('pending', 'paid');
  CREATE TYPE "public"."enum_tickets_priority" AS ENUM('low', 'medium', 'high', 'urgent');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('open', 'in_progress', 'resolved', 'closed');
  CREATE TYPE "public"."enum_ticket_messages_visibility" AS ENUM('public', 'internal');
  CREATE TYPE "public"."enum_ticket_messages_type" AS ENUM('reply', 'status_change');
  CREATE TYPE "public"."enum_ticket_messages_new_status" AS ENUM('open', 'in_progress', 'resolved', 'closed');
  CREATE TABLE "clients" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company_name" varchar,
  	"phone" varchar,
  	"language" "enum_clients_language" DEFAULT 'en' NOT NULL,
  	"status" "enum_clients_status" DEFAULT 'active' NOT NULL,
  	"lead_id" uuid,
  	"billing_tool_client_id" varchar,
  	"notes" varchar,
  	"name" varchar,
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
  	"lead_id" uuid,
  	"proposal_type" "enum_proposals_proposal_type" DEFAULT 'written' NOT NULL,
  	"billing_tool_proposal_id" varchar,
  	"stripe_product_id" varchar,
  	"stripe_price_id" varchar,
  	"stripe_setup_price_id" varchar,
  	"stripe_monthly_price_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tickets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"client_id" uuid NOT NULL,
  	"description" varchar NOT NULL,
  	"priority" "enum_tickets_priority" DEFAULT 'medium' NOT NULL,
  	"status" "enum_tickets_status" DEFAULT 'open' NOT NULL,
  	"opened_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"ticket_id" uuid NOT NULL,
  	"body" varchar,
  	"visibility" "enum_ticket_messages_visibility" DEFAULT 'public' NOT NULL,
  	"type" "enum_ticket_messages_type" DEFAULT 'reply' NOT NULL,
  	"new_status" "enum_ticket_messages_new_status",
  	"author_id" uuid,
  	"author_name" varchar,
  	"from_staff" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "client_id" uuid;
  ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "_verified" boolean;
  ALTER TABLE "users" ADD COLUMN "_verificationtoken" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "clients_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "proposals_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invoices_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tickets_id" uuid;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals" ADD CONSTRAINT "proposals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "clients_email_idx" ON "clients" USING btree ("email");
  CREATE INDEX "clients_status_idx" ON "clients" USING btree ("status");
  CREATE INDEX "clients_lead_idx" ON "clients" USING btree ("lead_id");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE INDEX "proposals_client_idx" ON "proposals" USING btree ("client_id");
  CREATE INDEX "proposals_status_idx" ON "proposals" USING btree ("status");
  CREATE INDEX "proposals_owner_idx" ON "proposals" USING btree ("owner_id");
  CREATE INDEX "proposals_lead_idx" ON "proposals" USING btree ("lead_id");
  CREATE INDEX "proposals_updated_at_idx" ON "proposals" USING btree ("updated_at");
  CREATE INDEX "proposals_created_at_idx" ON "proposals" USING btree ("created_at");
  CREATE INDEX "client_createdAt_idx" ON "proposals" USING btree ("client_id","created_at");
  CREATE INDEX "owner_status_idx" ON "proposals" USING btree ("owner_id","status");
  CREATE INDEX "proposal_versions_proposal_idx" ON "proposal_versions" USING btree ("proposal_id");
  CREATE UNIQUE INDEX "proposal_number_idx" ON "proposal_versions" USING btree ("proposal_id","number");
  CREATE UNIQUE INDEX "invoices_invoice_number_idx" ON "invoices" USING btree ("invoice_number");
  CREATE INDEX "invoices_client_idx" ON "invoices" USING btree ("client_id");
  CREATE INDEX "invoices_proposal_idx" ON "invoices" USING btree ("proposal_id");
  CREATE INDEX "invoices_due_date_idx" ON "invoices" USING btree ("due_date");
  CREATE INDEX "invoices_status_idx" ON "invoices" USING btree ("status");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE INDEX "client_dueDate_idx" ON "invoices" USING btree ("client_id","due_date");
  CREATE INDEX "tickets_client_idx" ON "tickets" USING btree ("client_id");
  CREATE INDEX "tickets_opened_by_idx" ON "tickets" USING btree ("opened_by_id");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE INDEX "client_createdAt_1_idx" ON "tickets" USING btree ("client_id","created_at");
  CREATE INDEX "status_priority_idx" ON "tickets" USING btree ("status","priority");
  CREATE INDEX "ticket_messages_ticket_idx" ON "ticket_messages" USING btree ("ticket_id");
  CREATE INDEX "ticket_messages_author_idx" ON "ticket_messages" USING btree ("author_id");
  CREATE INDEX "ticket_messages_updated_at_idx" ON "ticket_messages" USING btree ("updated_at");
  CREATE INDEX "ticket_messages_created_at_idx" ON "ticket_messages" USING btree ("created_at");
  CREATE INDEX "ticket_createdAt_idx" ON "ticket_messages" USING btree ("ticket_id","created_at");
  ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposals_fk" FOREIGN KEY ("proposals_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tickets_fk" FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_client_idx" ON "users" USING btree ("client_id");
  CREATE INDEX "payload_locked_documents_rels_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("clients_id");
  CREATE INDEX "payload_locked_documents_rels_proposals_id_idx" ON "payload_locked_documents_rels" USING btree ("proposals_id");
  CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");
  CREATE INDEX "payload_locked_documents_rels_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("tickets_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "proposals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "proposal_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tickets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_messages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "proposals" CASCADE;
  DROP TABLE "proposal_versions" CASCADE;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "tickets" CASCADE;
  DROP TABLE "ticket_messages" CASCADE;
  ALTER TABLE "users" DROP CONSTRAINT "users_client_id_clients_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_clients_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_proposals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invoices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tickets_fk";
  
  DROP INDEX "users_client_idx";
  DROP INDEX "payload_locked_documents_rels_clients_id_idx";
  DROP INDEX "payload_locked_documents_rels_proposals_id_idx";
  DROP INDEX "payload_locked_documents_rels_invoices_id_idx";
  DROP INDEX "payload_locked_documents_rels_tickets_id_idx";
  ALTER TABLE "users" DROP COLUMN "client_id";
  ALTER TABLE "users" DROP COLUMN "deactivated_at";
  ALTER TABLE "users" DROP COLUMN "_verified";
  ALTER TABLE "users" DROP COLUMN "_verificationtoken";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "clients_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "proposals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invoices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tickets_id";
  DROP TYPE "public"."enum_clients_language";
  DROP TYPE "public"."enum_clients_status";
  DROP TYPE "public"."enum_proposals_service_type";
  DROP TYPE "public"."enum_proposals_currency";
  DROP TYPE "public"."enum_proposals_status";
  DROP TYPE "public"."enum_proposals_language";
  DROP TYPE "public"."enum_proposals_proposal_type";
  DROP TYPE "public"."enum_proposal_versions_language";
  DROP TYPE "public"."enum_proposal_versions_currency";
  DROP TYPE "public"."enum_invoices_currency";
  DROP TYPE "public"."enum_invoices_status";
  DROP TYPE "public"."enum_tickets_priority";
  DROP TYPE "public"."enum_tickets_status";
  DROP TYPE "public"."enum_ticket_messages_visibility";
  DROP TYPE "public"."enum_ticket_messages_type";
  DROP TYPE "public"."enum_ticket_messages_new_status";`)
}
