import { sql } from '@payloadcms/db-postgres'

/**
 * What the source said when each passage of a document was last translated, and how many passages are in which state.
 * `document_id` is null for a global.
 */
export const translations = sql`
  CREATE TABLE "translated_passages" (
    "slug" varchar NOT NULL,
    "document_id" uuid,
    "language" varchar NOT NULL,
    "passage" varchar NOT NULL,
    "target" varchar,
    "source_hash" varchar NOT NULL,
    "source_texts" jsonb NOT NULL,
    "state" varchar NOT NULL,
    "replaced" jsonb,
    "user_id" uuid REFERENCES "users"("id") ON DELETE SET NULL,
    "at" timestamp(3) with time zone NOT NULL);
  CREATE UNIQUE INDEX "translated_passages_passage_idx"
    ON "translated_passages" ("slug", "document_id", "language", "passage") NULLS NOT DISTINCT;
  CREATE INDEX "translated_passages_user_idx" ON "translated_passages" ("user_id");
  CREATE TABLE "translations" (
    "slug" varchar NOT NULL,
    "document_id" uuid,
    "language" varchar NOT NULL,
    "ready" integer NOT NULL,
    "stale" integer NOT NULL,
    "unread" integer NOT NULL,
    "missing" integer NOT NULL);
  CREATE UNIQUE INDEX "translations_document_idx" ON "translations" ("slug", "document_id") NULLS NOT DISTINCT;`
