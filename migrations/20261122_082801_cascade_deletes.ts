import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand: Payload generates ON DELETE SET NULL for every relationship, which always fails on a required one.
 * Deleting a lead deletes its activities, and deleting a ticket deletes its messages, in plain SQL too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "lead_activities" DROP CONSTRAINT "lead_activities_lead_id_leads_id_fk";
    ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_leads_id_fk"
      FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE;
    ALTER TABLE "ticket_messages" DROP CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk";
    ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk"
      FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "ticket_messages" DROP CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk";
    ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk"
      FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE SET NULL;
    ALTER TABLE "lead_activities" DROP CONSTRAINT "lead_activities_lead_id_leads_id_fk";
    ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_leads_id_fk"
      FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL;`)
}
