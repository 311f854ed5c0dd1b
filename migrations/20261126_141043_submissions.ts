import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What forms have submitted, so that a repeat changes nothing (src/lib/server/db/once.ts). Rows from before, such as notes,
 * stay as they are: a repeat of a form that was open during the update is stored once more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "submissions" (
      "id" uuid PRIMARY KEY,
      "result" jsonb,
      "created_at" timestamp(3) with time zone NOT NULL);
    CREATE INDEX "submissions_created_at_idx" ON "submissions" ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "submissions";`)
}
