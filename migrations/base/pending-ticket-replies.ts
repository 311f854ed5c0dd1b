import { sql } from '@payloadcms/db-postgres'

/**
 * Replies of staff that can still be undone. They are in a table of their own, so that no query of a client can contain one;
 * when they are sent, they become rows of `ticket_messages` with the same id.
 */
export const pendingTicketReplies = sql`
  CREATE TABLE "pending_ticket_replies" (
    "id" uuid PRIMARY KEY,
    "ticket_id" uuid NOT NULL REFERENCES "tickets"("id") ON DELETE CASCADE,
    "author_id" uuid REFERENCES "users"("id") ON DELETE SET NULL,
    "author_name" varchar NOT NULL,
    "body" varchar NOT NULL,
    "status" "enum_tickets_status",
    "expected_status" "enum_tickets_status",
    "created_at" timestamp(3) with time zone NOT NULL,
    "send_at" timestamp(3) with time zone NOT NULL);
  CREATE INDEX "pending_ticket_replies_ticket_idx" ON "pending_ticket_replies" ("ticket_id");
  CREATE INDEX "pending_ticket_replies_author_idx" ON "pending_ticket_replies" ("author_id");
  CREATE INDEX "pending_ticket_replies_send_at_idx" ON "pending_ticket_replies" ("send_at");`
