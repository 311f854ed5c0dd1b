import { sql } from '@payloadcms/db-postgres'

/**
 * The figures of the dashboard, by day (UTC), so that no screen counts all leads:
 * - received: leads by source, on the day of their arrival
 * - waiting: leads without a first reply, on the day of their arrival
 * - replied: leads by the time until the first reply (`reply_bucket`), on the day of their arrival
 * - status: the net change of the leads in a status on that day; its sum is the current pipeline
 *
 * A change appends rows to the deltas, which the worker folds into the table: parallel changes never wait for one row.
 * Capture writes neither; the worker counts a lead afterwards (`count_lead`), once, which `counted_leads` records. A
 * lead's changes and deletion are counted by triggers, from then on.
 */
export const leadStatistics = sql`
  CREATE TABLE "lead_statistics" (
    "measure" text NOT NULL, "day" date NOT NULL, "value" text NOT NULL, "count" bigint NOT NULL,
    PRIMARY KEY ("measure", "day", "value"));
  CREATE TABLE "lead_statistics_deltas" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "measure" text NOT NULL, "day" date NOT NULL, "value" text NOT NULL, "count" bigint NOT NULL);
  CREATE TABLE "counted_leads" ("lead_id" uuid PRIMARY KEY REFERENCES "leads"("id") ON DELETE CASCADE);

  -- The bounds of src/features/leads/first-reply-rules.ts, in minutes. Returns how many of them were exceeded.
  CREATE FUNCTION "reply_bucket"(received timestamptz, replied timestamptz) RETURNS text LANGUAGE sql IMMUTABLE
    RETURN (SELECT count(*)::text FROM unnest(
      ARRAY[15, 30, 60, 120, 180, 240, 360, 480, 720, 960, 1200, 1440, 2880, 4320, 10080]) AS bound
      WHERE bound < extract(epoch FROM replied - received) / 60);

  CREATE FUNCTION "lead_measures"(source text, status text, received timestamptz, replied timestamptz)
    RETURNS TABLE (measure text, day date, value text) LANGUAGE sql STABLE AS $$
      SELECT 'received', (received AT TIME ZONE 'UTC')::date, source
      UNION ALL SELECT 'waiting', (received AT TIME ZONE 'UTC')::date, '' WHERE status = 'new' AND replied IS NULL
      UNION ALL SELECT 'replied', (received AT TIME ZONE 'UTC')::date, reply_bucket(received, replied)
        WHERE replied IS NOT NULL
    $$;

  CREATE FUNCTION "append_lead_deltas"(lead "leads", sign integer) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO lead_statistics_deltas (measure, day, value, count)
      SELECT measure, day, value, sign
        FROM lead_measures(lead.source_name::text, lead.status::text, lead.created_at, lead.first_reply_at)
      UNION ALL SELECT 'status', (now() AT TIME ZONE 'UTC')::date, lead.status::text, sign;
    END $$;

  -- Waits for a change of the lead that has not been committed: its trigger does not see the row of counted_leads.
  CREATE FUNCTION "count_lead"(lead_id uuid) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE lead leads;
    BEGIN
      SELECT * INTO lead FROM leads WHERE leads.id = count_lead.lead_id FOR NO KEY UPDATE;
      IF NOT FOUND THEN RETURN; END IF;
      INSERT INTO counted_leads VALUES (count_lead.lead_id) ON CONFLICT DO NOTHING;
      IF FOUND THEN PERFORM append_lead_deltas(lead, 1); END IF;
    END $$;

  CREATE FUNCTION "recount_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM counted_leads c WHERE c.lead_id = old.id) THEN
        PERFORM append_lead_deltas(old, -1);
        IF TG_OP = 'UPDATE' THEN PERFORM append_lead_deltas(new, 1); END IF;
      END IF;
      RETURN CASE TG_OP WHEN 'DELETE' THEN old ELSE new END;
    END $$;
  CREATE TRIGGER "recount_changed_lead" AFTER UPDATE ON "leads" FOR EACH ROW
    WHEN (old.status IS DISTINCT FROM new.status OR old.first_reply_at IS DISTINCT FROM new.first_reply_at)
    EXECUTE FUNCTION recount_lead();
  CREATE TRIGGER "recount_deleted_lead" BEFORE DELETE ON "leads" FOR EACH ROW EXECUTE FUNCTION recount_lead();

  -- Counts all leads anew: after the seed, or an import by SQL. Nobody can change a lead meanwhile.
  CREATE FUNCTION "rebuild_lead_statistics"() RETURNS void LANGUAGE plpgsql AS $$
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
    END $$;`
