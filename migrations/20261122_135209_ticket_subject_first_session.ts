import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tickets" ADD COLUMN "invoice_id" uuid;
  ALTER TABLE "tickets" ADD COLUMN "proposal_id" uuid;
  ALTER TABLE "tickets" ADD COLUMN "earlier_ticket_id" uuid;
  ALTER TABLE "users" ADD COLUMN "first_session" varchar;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_earlier_ticket_id_tickets_id_fk" FOREIGN KEY ("earlier_ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tickets_invoice_idx" ON "tickets" USING btree ("invoice_id");
  CREATE INDEX "tickets_proposal_idx" ON "tickets" USING btree ("proposal_id");
  CREATE INDEX "tickets_earlier_ticket_idx" ON "tickets" USING btree ("earlier_ticket_id");
  -- Written by hand: accounts that could sign in before are no first visitors.
  UPDATE "users" SET "first_session" = 'earlier' WHERE "_verified" IS NOT FALSE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tickets" DROP CONSTRAINT "tickets_invoice_id_invoices_id_fk";
  
  ALTER TABLE "tickets" DROP CONSTRAINT "tickets_proposal_id_proposals_id_fk";
  
  ALTER TABLE "tickets" DROP CONSTRAINT "tickets_earlier_ticket_id_tickets_id_fk";
  
  DROP INDEX "tickets_invoice_idx";
  DROP INDEX "tickets_proposal_idx";
  DROP INDEX "tickets_earlier_ticket_idx";
  ALTER TABLE "tickets" DROP COLUMN "invoice_id";
  ALTER TABLE "tickets" DROP COLUMN "proposal_id";
  ALTER TABLE "tickets" DROP COLUMN "earlier_ticket_id";
  ALTER TABLE "users" DROP COLUMN "first_session";`)
}
