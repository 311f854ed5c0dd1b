import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The pixels of replies to leads: which message the token in the address of one belongs to, by the SHA-256 of the token. `email` is
 * the subject id of the reply in the outbox. Erasing a lead erases them; nothing else changes a row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "open_tokens" (
      "digest" varchar PRIMARY KEY,
      "lead_id" uuid NOT NULL REFERENCES "leads"("id") ON DELETE CASCADE,
      "email" uuid NOT NULL,
      "created_at" timestamp(3) with time zone NOT NULL DEFAULT now());
    CREATE INDEX "open_tokens_lead_idx" ON "open_tokens" ("lead_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "open_tokens";`)
}
