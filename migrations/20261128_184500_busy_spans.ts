import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The busy times of a person are one row: every visitor who looks for a time reads them all, and the job writes them all. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TEMPORARY TABLE "kept_spans" ON COMMIT DROP AS
      SELECT "person_id", jsonb_agg(jsonb_build_array(
          (extract(epoch FROM "starts_at") * 1000)::bigint, (extract(epoch FROM "ends_at") * 1000)::bigint)
        ORDER BY "starts_at") AS "spans"
      FROM "busy_times" GROUP BY "person_id";
    DROP TABLE "busy_times";
    CREATE TABLE "busy_times" (
      "person_id" uuid PRIMARY KEY REFERENCES "users"("id") ON DELETE CASCADE,
      "spans" jsonb NOT NULL);
    INSERT INTO "busy_times" SELECT "person_id", "spans" FROM "kept_spans";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE TEMPORARY TABLE "kept_spans" ON COMMIT DROP AS SELECT * FROM "busy_times";
    DROP TABLE "busy_times";
    CREATE TABLE "busy_times" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "person_id" uuid NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
      "starts_at" timestamp(3) with time zone NOT NULL,
      "ends_at" timestamp(3) with time zone NOT NULL,
      "read_at" timestamp(3) with time zone NOT NULL,
      CHECK ("ends_at" > "starts_at"));
    CREATE INDEX "busy_times_person_idx" ON "busy_times" ("person_id", "starts_at");
    INSERT INTO "busy_times" ("person_id", "starts_at", "ends_at", "read_at")
      SELECT "person_id", to_timestamp((span->>0)::bigint / 1000.0), to_timestamp((span->>1)::bigint / 1000.0), now()
      FROM "kept_spans", jsonb_array_elements("spans") AS span;`)
}
