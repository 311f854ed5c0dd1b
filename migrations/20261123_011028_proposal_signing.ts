import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand: the first opening of a version and the evidence of a signature are written once. Deleting an account
 * empties `user_id`, and nothing else of a view may change. A picture of a version that was sent stays as it is. What they
 * belong to cannot be deleted; the drafts of a deleted account are.
 */
const writtenOnce = sql`
  CREATE TRIGGER "written_once" BEFORE UPDATE ON "proposal_views" FOR EACH ROW
    WHEN (row(OLD.id, OLD.proposal_id, OLD.version_id, OLD.viewed_at)
      IS DISTINCT FROM row(NEW.id, NEW.proposal_id, NEW.version_id, NEW.viewed_at) OR NEW.user_id IS NOT NULL)
    EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "never_deleted" BEFORE DELETE ON "proposal_views"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "never_emptied" BEFORE TRUNCATE ON "proposal_views"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "written_once" BEFORE UPDATE OR DELETE ON "proposal_signatures"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "never_emptied" BEFORE TRUNCATE ON "proposal_signatures"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "frozen" BEFORE UPDATE ON "proposal_images" FOR EACH ROW
    WHEN (OLD.frozen_at IS NOT NULL AND row(OLD.id, OLD.proposal_id, OLD.alt, OLD.sha256, OLD.frozen_at, OLD.filename)
      IS DISTINCT FROM row(NEW.id, NEW.proposal_id, NEW.alt, NEW.sha256, NEW.frozen_at, NEW.filename))
    EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "frozen_stays" BEFORE DELETE ON "proposal_images"
    FOR EACH ROW WHEN (OLD.frozen_at IS NOT NULL) EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "never_emptied" BEFORE TRUNCATE ON "proposal_images"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
  ALTER TABLE "proposal_views" ENABLE ALWAYS TRIGGER "written_once";
  ALTER TABLE "proposal_views" ENABLE ALWAYS TRIGGER "never_deleted";
  ALTER TABLE "proposal_views" ENABLE ALWAYS TRIGGER "never_emptied";
  ALTER TABLE "proposal_signatures" ENABLE ALWAYS TRIGGER "written_once";
  ALTER TABLE "proposal_signatures" ENABLE ALWAYS TRIGGER "never_emptied";
  ALTER TABLE "proposal_images" ENABLE ALWAYS TRIGGER "frozen";
  ALTER TABLE "proposal_images" ENABLE ALWAYS TRIGGER "frozen_stays";
  ALTER TABLE "proposal_images" ENABLE ALWAYS TRIGGER "never_emptied";
  ALTER TABLE "proposal_views" DROP CONSTRAINT "proposal_views_proposal_id_proposals_id_fk",
    ADD CONSTRAINT "proposal_views_proposal_id_proposals_id_fk"
      FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE RESTRICT,
    DROP CONSTRAINT "proposal_views_version_id_proposal_versions_id_fk",
    ADD CONSTRAINT "proposal_views_version_id_proposal_versions_id_fk"
      FOREIGN KEY ("version_id") REFERENCES "proposal_versions"("id") ON DELETE RESTRICT;
  ALTER TABLE "proposal_signatures" DROP CONSTRAINT "proposal_signatures_proposal_id_proposals_id_fk",
    ADD CONSTRAINT "proposal_signatures_proposal_id_proposals_id_fk"
      FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE RESTRICT,
    DROP CONSTRAINT "proposal_signatures_version_id_proposal_versions_id_fk",
    ADD CONSTRAINT "proposal_signatures_version_id_proposal_versions_id_fk"
      FOREIGN KEY ("version_id") REFERENCES "proposal_versions"("id") ON DELETE RESTRICT,
    DROP CONSTRAINT "proposal_signatures_client_id_clients_id_fk",
    ADD CONSTRAINT "proposal_signatures_client_id_clients_id_fk"
      FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT;
  ALTER TABLE "proposal_images" DROP CONSTRAINT "proposal_images_proposal_id_proposals_id_fk",
    ADD CONSTRAINT "proposal_images_proposal_id_proposals_id_fk"
      FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE RESTRICT;
  ALTER TABLE "generator_drafts" DROP CONSTRAINT "generator_drafts_owner_id_users_id_fk",
    ADD CONSTRAINT "generator_drafts_owner_id_users_id_fk"
      FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;`

/**
 * Written by hand: the audit chain. The runtime role has no privilege to write the table; it calls the function, which runs
 * as the owner (SECURITY DEFINER). The lock lets one transaction at a time append, until it ends, so the chain neither
 * branches nor has gaps. src/features/audit/chain.ts computes the same hash.
 */
const auditChain = sql`
  CREATE FUNCTION "append_audit_entry"(entry_type text, entry_subject text, entry_data text)
    RETURNS "audit_entries" LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    DECLARE
      entry public.audit_entries;
      last public.audit_entries;
    BEGIN
      IF jsonb_typeof(entry_data::jsonb) IS DISTINCT FROM 'object' OR coalesce(entry_subject, '') !~ '^[[:graph:]]+$' THEN
        RAISE EXCEPTION 'an audit entry needs a subject and an object' USING ERRCODE = 'invalid_parameter_value';
      END IF;
      PERFORM pg_advisory_xact_lock(727002);
      SELECT * INTO last FROM public.audit_entries ORDER BY seq DESC LIMIT 1;
      entry.id := gen_random_uuid();
      entry.seq := coalesce(last.seq, 0) + 1;
      entry.type := entry_type::public.enum_audit_entries_type;
      entry.subject_id := entry_subject;
      entry.data := entry_data;
      entry.occurred_at := date_trunc('milliseconds', clock_timestamp());
      entry.previous_hash := coalesce(last.hash, repeat('0', 64));
      entry.hash := encode(sha256(convert_to(concat_ws(chr(10), entry.previous_hash, entry.seq,
        to_char(entry.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        entry.type, entry.subject_id, entry.data), 'UTF8')), 'hex');
      INSERT INTO public.audit_entries SELECT entry.*;
      RETURN entry;
    END $$;
  REVOKE ALL ON FUNCTION "append_audit_entry"(text, text, text) FROM PUBLIC;
  CREATE TRIGGER "written_once" BEFORE UPDATE OR DELETE ON "audit_entries"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "never_emptied" BEFORE TRUNCATE ON "audit_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
  ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "written_once";
  ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "never_emptied";`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_proposals_billing_status" AS ENUM('none', 'pending', 'ready');
  CREATE TYPE "public"."enum_proposal_signatures_method" AS ENUM('drawn', 'typed');
  CREATE TYPE "public"."enum_proposal_signatures_consent_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_generator_drafts_task" AS ENUM('none', 'extract', 'write');
  CREATE TYPE "public"."enum_generator_drafts_task_state" AS ENUM('idle', 'queued', 'running', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_generator_drafts_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_generator_drafts_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  CREATE TYPE "public"."enum_audit_entries_type" AS ENUM('proposal_sent', 'proposal_opened', 'proposal_signed', 'proposal_declined', 'proposal_revised', 'invoice_issued');
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
  
  ALTER TABLE "proposals" ADD COLUMN "declined_at" timestamp(3) with time zone;
  ALTER TABLE "proposals" ADD COLUMN "decline_reason" varchar;
  ALTER TABLE "proposals" ADD COLUMN "reminders" boolean DEFAULT true;
  ALTER TABLE "proposals" ADD COLUMN "billing_status" "enum_proposals_billing_status" DEFAULT 'none';
  ALTER TABLE "proposals" ADD COLUMN "billing_key" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "proposal_images_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "proposal_expiry_days" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "proposal_reminders" boolean DEFAULT true;
  ALTER TABLE "proposal_views" ADD CONSTRAINT "proposal_views_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_views" ADD CONSTRAINT "proposal_views_version_id_proposal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."proposal_versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_views" ADD CONSTRAINT "proposal_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_version_id_proposal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."proposal_versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_images" ADD CONSTRAINT "proposal_images_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "generator_drafts" ADD CONSTRAINT "generator_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "generator_drafts" ADD CONSTRAINT "generator_drafts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "generator_drafts" ADD CONSTRAINT "generator_drafts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "generator_drafts" ADD CONSTRAINT "generator_drafts_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "generator_drafts_owner_idx" ON "generator_drafts" USING btree ("owner_id");
  CREATE INDEX "generator_drafts_lead_idx" ON "generator_drafts" USING btree ("lead_id");
  CREATE INDEX "generator_drafts_client_idx" ON "generator_drafts" USING btree ("client_id");
  CREATE INDEX "generator_drafts_task_state_idx" ON "generator_drafts" USING btree ("task_state");
  CREATE INDEX "generator_drafts_proposal_idx" ON "generator_drafts" USING btree ("proposal_id");
  CREATE INDEX "generator_drafts_updated_at_idx" ON "generator_drafts" USING btree ("updated_at");
  CREATE INDEX "generator_drafts_created_at_idx" ON "generator_drafts" USING btree ("created_at");
  CREATE INDEX "owner_updatedAt_idx" ON "generator_drafts" USING btree ("owner_id","updated_at");
  CREATE UNIQUE INDEX "audit_entries_seq_idx" ON "audit_entries" USING btree ("seq");
  CREATE INDEX "subjectId_seq_idx" ON "audit_entries" USING btree ("subject_id","seq");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposal_images_fk" FOREIGN KEY ("proposal_images_id") REFERENCES "public"."proposal_images"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_proposal_images_id_idx" ON "payload_locked_documents_rels" USING btree ("proposal_images_id");`)
  await db.execute(writtenOnce)
  await db.execute(auditChain)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP FUNCTION "append_audit_entry"(text, text, text);
  ALTER TABLE "proposal_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "proposal_signatures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "proposal_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "generator_drafts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_entries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "proposal_views" CASCADE;
  DROP TABLE "proposal_signatures" CASCADE;
  DROP TABLE "proposal_images" CASCADE;
  DROP TABLE "generator_drafts" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_proposal_images_fk";
  
  DROP INDEX "payload_locked_documents_rels_proposal_images_id_idx";
  ALTER TABLE "proposals" DROP COLUMN "declined_at";
  ALTER TABLE "proposals" DROP COLUMN "decline_reason";
  ALTER TABLE "proposals" DROP COLUMN "reminders";
  ALTER TABLE "proposals" DROP COLUMN "billing_status";
  ALTER TABLE "proposals" DROP COLUMN "billing_key";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "proposal_images_id";
  ALTER TABLE "site_settings" DROP COLUMN "proposal_expiry_days";
  ALTER TABLE "site_settings" DROP COLUMN "proposal_reminders";
  DROP TYPE "public"."enum_proposals_billing_status";
  DROP TYPE "public"."enum_proposal_signatures_method";
  DROP TYPE "public"."enum_proposal_signatures_consent_language";
  DROP TYPE "public"."enum_generator_drafts_task";
  DROP TYPE "public"."enum_generator_drafts_task_state";
  DROP TYPE "public"."enum_generator_drafts_language";
  DROP TYPE "public"."enum_generator_drafts_currency";
  DROP TYPE "public"."enum_audit_entries_type";`)
}
