import { sql } from '@payloadcms/db-postgres'

/**
 * How often the shared links to a draft were revoked, for each language of a document ('posts:<id>', or the name of a global).
 * A link names the count at its time. A row stays when its document is deleted, so that old links stay revoked.
 */
export const previewRevocations = sql`
  CREATE TABLE "preview_revocations" (
    "document" varchar NOT NULL,
    "language" varchar NOT NULL,
    "count" integer NOT NULL,
    PRIMARY KEY ("document", "language"));`
