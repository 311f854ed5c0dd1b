import { sql } from '@payloadcms/db-postgres'

/** Called by the triggers here and in audit-chain.ts. ENABLE ALWAYS fires them in replication sessions too. */
const refuseChange = sql`
  CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;`

/** A version that was sent to a client is immutable. A proposal that has versions cannot be deleted. */
const proposalVersions = sql`
  CREATE TRIGGER "written_once" BEFORE UPDATE OR DELETE ON "proposal_versions"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "never_emptied" BEFORE TRUNCATE ON "proposal_versions"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
  ALTER TABLE "proposal_versions" ENABLE ALWAYS TRIGGER "written_once";
  ALTER TABLE "proposal_versions" ENABLE ALWAYS TRIGGER "never_emptied";
  ALTER TABLE "proposal_versions" DROP CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk";
  ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk"
    FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE RESTRICT;`

/**
 * Events of invoices are append-only. An invoice that has events cannot be deleted. Deleting an account sets `actor_id` to null,
 * and nothing else of an event may change.
 */
const invoiceEvents = sql`
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

/**
 * The first opening of a version and the evidence of a signature are written once. Deleting an account sets `user_id` to null,
 * and nothing else of a view may change. A picture of a version that was sent stays as it is. What they belong to cannot be deleted.
 */
const signing = sql`
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
      FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE RESTRICT;`

export const writtenOnce = [refuseChange, proposalVersions, invoiceEvents, signing]
