import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand: events of invoices are append-only. An invoice that has events cannot be deleted. Deleting an account
 * empties `actor_id`, and nothing else of an event may change.
 */
const appendOnlyEvents = sql`
  CREATE TRIGGER "written_once" BEFORE UPDATE ON "invoice_events" FOR EACH ROW
    WHEN (row(OLD.id, OLD.invoice_id, OLD.type, OLD.paid_on, OLD.created_at)
      IS DISTINCT FROM row(NEW.id, NEW.invoice_id, NEW.type, NEW.paid_on, NEW.created_at) OR NEW.actor_id IS NOT NULL)
    EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "never_deleted" BEFORE DELETE ON "invoice_events"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "never_emptied" BEFORE TRUNCATE ON "invoice_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
  ALTER TABLE "invoice_events" ENABLE ALWAYS TRIGGER "written_once";
  ALTER TABLE "invoice_events" ENABLE ALWAYS TRIGGER "never_deleted";
  ALTER TABLE "invoice_events" ENABLE ALWAYS TRIGGER "never_emptied";
  ALTER TABLE "invoice_events" DROP CONSTRAINT "invoice_events_invoice_id_invoices_id_fk";
  ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk"
    FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT;`

/** Keeps the instructions that staff wrote: they were about invoices in US dollars. */
const moveInstructions = sql`
  INSERT INTO "site_settings_payment_instructions" ("_order", "_parent_id", "id", "currency")
    SELECT 1, id, 'usd', 'USD' FROM "site_settings"
    WHERE EXISTS (SELECT FROM "site_settings_locales" WHERE "payment_instructions" IS NOT NULL);
  INSERT INTO "site_settings_payment_instructions_locales" ("instructions", "_locale", "_parent_id")
    SELECT "payment_instructions", "_locale", 'usd' FROM "site_settings_locales"
    WHERE "payment_instructions" IS NOT NULL;`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_proposal_templates_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_invoice_events_type" AS ENUM('issued', 'paid', 'unpaid', 'reminded');
  CREATE TYPE "public"."enum_site_settings_payment_instructions_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
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
  
  CREATE TABLE "invoice_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"invoice_id" uuid NOT NULL,
  	"type" "enum_invoice_events_type" NOT NULL,
  	"actor_id" uuid,
  	"paid_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  ALTER TABLE "clients" ADD COLUMN "remind_invoices" boolean DEFAULT true;
  ALTER TABLE "invoices" ADD COLUMN "paid_on" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "proposal_templates_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invoice_events_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "invoice_prefix" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "invoice_year" boolean DEFAULT true;
  ALTER TABLE "proposal_templates_locales" ADD CONSTRAINT "proposal_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."proposal_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_payment_instructions" ADD CONSTRAINT "site_settings_payment_instructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_payment_instructions_locales" ADD CONSTRAINT "site_settings_payment_instructions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_payment_instructions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "proposal_templates_updated_at_idx" ON "proposal_templates" USING btree ("updated_at");
  CREATE INDEX "proposal_templates_created_at_idx" ON "proposal_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "proposal_templates_locales_locale_parent_id_unique" ON "proposal_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "invoice_events_invoice_idx" ON "invoice_events" USING btree ("invoice_id");
  CREATE INDEX "invoice_events_actor_idx" ON "invoice_events" USING btree ("actor_id");
  CREATE INDEX "invoice_events_updated_at_idx" ON "invoice_events" USING btree ("updated_at");
  CREATE INDEX "invoice_events_created_at_idx" ON "invoice_events" USING btree ("created_at");
  CREATE INDEX "invoice_createdAt_idx" ON "invoice_events" USING btree ("invoice_id","created_at");
  CREATE INDEX "site_settings_payment_instructions_order_idx" ON "site_settings_payment_instructions" USING btree ("_order");
  CREATE INDEX "site_settings_payment_instructions_parent_id_idx" ON "site_settings_payment_instructions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_payment_instructions_locales_locale_parent_id_" ON "site_settings_payment_instructions_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposal_templates_fk" FOREIGN KEY ("proposal_templates_id") REFERENCES "public"."proposal_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoice_events_fk" FOREIGN KEY ("invoice_events_id") REFERENCES "public"."invoice_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_proposal_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("proposal_templates_id");
  CREATE INDEX "payload_locked_documents_rels_invoice_events_id_idx" ON "payload_locked_documents_rels" USING btree ("invoice_events_id");`)
  await db.execute(moveInstructions)
  await db.execute(sql`ALTER TABLE "site_settings_locales" DROP COLUMN "payment_instructions";`)
  await db.execute(appendOnlyEvents)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "proposal_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "proposal_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoice_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_payment_instructions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_payment_instructions_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "proposal_templates" CASCADE;
  DROP TABLE "proposal_templates_locales" CASCADE;
  DROP TABLE "invoice_events" CASCADE;
  DROP TABLE "site_settings_payment_instructions" CASCADE;
  DROP TABLE "site_settings_payment_instructions_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_proposal_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invoice_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_proposal_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_invoice_events_id_idx";
  ALTER TABLE "site_settings_locales" ADD COLUMN "payment_instructions" varchar;
  ALTER TABLE "clients" DROP COLUMN "remind_invoices";
  ALTER TABLE "invoices" DROP COLUMN "paid_on";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "proposal_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invoice_events_id";
  ALTER TABLE "site_settings" DROP COLUMN "invoice_prefix";
  ALTER TABLE "site_settings" DROP COLUMN "invoice_year";
  DROP TYPE "public"."enum_proposal_templates_currency";
  DROP TYPE "public"."enum_invoice_events_type";
  DROP TYPE "public"."enum_site_settings_payment_instructions_currency";`)
}
