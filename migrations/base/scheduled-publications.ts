import { sql } from '@payloadcms/db-postgres'

/**
 * Publications to come, one of each action for each language of a document. A row is deleted by the transaction that
 * publishes; one with a problem stays until someone has seen it. `document_id` is null for a global.
 */
export const scheduledPublications = sql`
  CREATE TABLE "scheduled_publications" (
    "id" uuid PRIMARY KEY,
    "slug" varchar NOT NULL,
    "document_id" uuid,
    "language" varchar NOT NULL,
    "action" varchar NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "user_id" uuid REFERENCES "users"("id") ON DELETE SET NULL,
    "created_at" timestamp(3) with time zone NOT NULL,
    "problem" varchar);
  CREATE UNIQUE INDEX "scheduled_publications_document_idx"
    ON "scheduled_publications" ("slug", "document_id", "language", "action") NULLS NOT DISTINCT;
  CREATE INDEX "scheduled_publications_at_idx" ON "scheduled_publications" ("at");
  CREATE INDEX "scheduled_publications_user_idx" ON "scheduled_publications" ("user_id");`
