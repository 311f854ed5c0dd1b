import { sql } from '@payloadcms/db-postgres'

/**
 * Payload generates ON DELETE SET NULL for every relationship, which always fails on a required one. Deleting a lead deletes
 * its activities, a ticket its messages, and an account its drafts of proposals, in plain SQL too.
 */
export const cascadingDeletes = sql`
  ALTER TABLE "lead_activities" DROP CONSTRAINT "lead_activities_lead_id_leads_id_fk";
  ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_leads_id_fk"
    FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE;
  ALTER TABLE "ticket_messages" DROP CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk";
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk"
    FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE;
  ALTER TABLE "generator_drafts" DROP CONSTRAINT "generator_drafts_owner_id_users_id_fk";
  ALTER TABLE "generator_drafts" ADD CONSTRAINT "generator_drafts_owner_id_users_id_fk"
    FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE;`
