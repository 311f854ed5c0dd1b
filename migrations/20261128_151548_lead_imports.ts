import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Imports of leads from CSV files: the file in parts, then its rows. Deleting a lead deletes its row.
 *
 * The figures of replies leave out leads of which no reply was promised (`reply_promised`), and `count_leads` counts many leads at
 * once, as `rebuild_lead_statistics` does.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "lead_imports" (
      "id" uuid PRIMARY KEY,
      "user_id" uuid REFERENCES "users"("id") ON DELETE SET NULL,
      "user_name" varchar NOT NULL,
      "file_name" varchar NOT NULL,
      "bytes" integer NOT NULL,
      "state" varchar NOT NULL
        CHECK ("state" IN ('uploading', 'reading', 'importing', 'done', 'undoing', 'undone', 'failed')),
      "settings" jsonb,
      "problem" varchar,
      "rows" integer NOT NULL,
      "done_row" integer NOT NULL,
      "imported" integer NOT NULL,
      "refused" integer NOT NULL,
      "duplicates" integer NOT NULL,
      "deleted" integer NOT NULL,
      "kept" integer NOT NULL,
      "created_at" timestamp(3) with time zone NOT NULL,
      "finished_at" timestamp(3) with time zone);
    CREATE INDEX "lead_imports_created_at_idx" ON "lead_imports" ("created_at");
    CREATE INDEX "lead_imports_user_idx" ON "lead_imports" ("user_id");
    CREATE TABLE "lead_import_parts" (
      "import_id" uuid NOT NULL REFERENCES "lead_imports"("id") ON DELETE CASCADE,
      "part" integer NOT NULL,
      "bytes" bytea NOT NULL,
      PRIMARY KEY ("import_id", "part"));
    CREATE TABLE "lead_import_rows" (
      "import_id" uuid NOT NULL REFERENCES "lead_imports"("id") ON DELETE CASCADE,
      "row" integer NOT NULL,
      "cells" jsonb,
      "problem" varchar,
      "field" varchar,
      "lead_id" uuid REFERENCES "leads"("id") ON DELETE CASCADE,
      "same" varchar,
      PRIMARY KEY ("import_id", "row"));
    CREATE INDEX "lead_import_rows_lead_idx" ON "lead_import_rows" ("lead_id") WHERE "lead_id" IS NOT NULL;
    CREATE INDEX "lead_import_rows_reported_idx" ON "lead_import_rows" ("import_id", "row")
      WHERE "problem" IS NOT NULL OR "same" IS NOT NULL;

    CREATE OR REPLACE FUNCTION "append_lead_deltas"(lead "leads", sign integer) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO lead_statistics_deltas (measure, day, value, count)
        SELECT measure, day, value, sign
          FROM lead_measures(lead.source_name::text, lead.status::text, lead.created_at, lead.first_reply_at)
          WHERE measure = 'received' OR lead.reply_promised IS NOT FALSE
        UNION ALL SELECT 'status', (now() AT TIME ZONE 'UTC')::date, lead.status::text, sign;
      END $$;

    CREATE OR REPLACE FUNCTION "rebuild_lead_statistics"() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        LOCK TABLE leads IN SHARE ROW EXCLUSIVE MODE;
        LOCK TABLE lead_statistics, lead_statistics_deltas IN EXCLUSIVE MODE;
        DELETE FROM lead_statistics;
        DELETE FROM lead_statistics_deltas;
        INSERT INTO counted_leads SELECT id FROM leads ON CONFLICT DO NOTHING;
        INSERT INTO lead_statistics (measure, day, value, count)
          SELECT m.measure, m.day, m.value, count(*) FROM leads l,
            lead_measures(l.source_name::text, l.status::text, l.created_at, l.first_reply_at) m
            WHERE m.measure = 'received' OR l.reply_promised IS NOT FALSE GROUP BY 1, 2, 3
          UNION ALL
          SELECT 'status', (coalesce(changes.last, l.created_at) AT TIME ZONE 'UTC')::date, l.status::text, count(*)
          FROM leads l LEFT JOIN (
            SELECT lead_id, max(created_at) AS last FROM lead_activities WHERE type = 'status_change' GROUP BY 1
          ) changes ON changes.lead_id = l.id GROUP BY 1, 2, 3;
      END $$;

    -- Counts new leads of one transaction; each only once.
    CREATE FUNCTION "count_leads"(lead_ids uuid[]) RETURNS void LANGUAGE sql AS $$
      WITH counted AS (
        INSERT INTO counted_leads SELECT id FROM leads WHERE id = ANY(lead_ids)
        ON CONFLICT DO NOTHING RETURNING lead_id
      ), found AS (SELECT l.* FROM leads l JOIN counted c ON c.lead_id = l.id)
      INSERT INTO lead_statistics_deltas (measure, day, value, count)
      SELECT m.measure, m.day, m.value, count(*) FROM found l,
        lead_measures(l.source_name::text, l.status::text, l.created_at, l.first_reply_at) m
        WHERE m.measure = 'received' OR l.reply_promised IS NOT FALSE GROUP BY 1, 2, 3
      UNION ALL
      SELECT 'status', (l.created_at AT TIME ZONE 'UTC')::date, l.status::text, count(*) FROM found l GROUP BY 1, 2, 3
    $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION "count_leads"(uuid[]);
    DROP TABLE "lead_import_rows", "lead_import_parts", "lead_imports";

    CREATE OR REPLACE FUNCTION "append_lead_deltas"(lead "leads", sign integer) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO lead_statistics_deltas (measure, day, value, count)
        SELECT measure, day, value, sign
          FROM lead_measures(lead.source_name::text, lead.status::text, lead.created_at, lead.first_reply_at)
        UNION ALL SELECT 'status', (now() AT TIME ZONE 'UTC')::date, lead.status::text, sign;
      END $$;

    CREATE OR REPLACE FUNCTION "rebuild_lead_statistics"() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        LOCK TABLE leads IN SHARE ROW EXCLUSIVE MODE;
        LOCK TABLE lead_statistics, lead_statistics_deltas IN EXCLUSIVE MODE;
        DELETE FROM lead_statistics;
        DELETE FROM lead_statistics_deltas;
        INSERT INTO counted_leads SELECT id FROM leads ON CONFLICT DO NOTHING;
        INSERT INTO lead_statistics (measure, day, value, count)
          SELECT m.measure, m.day, m.value, count(*) FROM leads l,
            lead_measures(l.source_name::text, l.status::text, l.created_at, l.first_reply_at) m GROUP BY 1, 2, 3
          UNION ALL
          SELECT 'status', (coalesce(changes.last, l.created_at) AT TIME ZONE 'UTC')::date, l.status::text, count(*)
          FROM leads l LEFT JOIN (
            SELECT lead_id, max(created_at) AS last FROM lead_activities WHERE type = 'status_change' GROUP BY 1
          ) changes ON changes.lead_id = l.id GROUP BY 1, 2, 3;
      END $$;`)
}
