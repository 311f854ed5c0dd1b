import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The backups that `puente backup` made or failed to make, for the status and its alerts. The owner writes it. A row without
 * `finished_at` is a backup that is running, or was killed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "backups" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "started_at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "finished_at" timestamp(3) with time zone,
      "destination" text NOT NULL,
      "bytes" bigint,
      "error" text);
    CREATE INDEX "backups_started_at_idx" ON "backups" ("started_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "backups";`)
}
