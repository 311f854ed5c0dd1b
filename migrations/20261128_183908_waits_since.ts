import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * `waits_since`: since when a lead waits for a reply, when not since its creation. Its call took the place of the clock
 * (`replyClock`): a call that was missed or held counts from its time, a canceled one from its cancellation. Once there is a
 * first reply it stays as it was then. The figures of replies count from it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "leads_unanswered_idx";
    ALTER TABLE "leads" ADD COLUMN "waits_since" timestamp(3) with time zone;
    CREATE INDEX "leads_unanswered_idx" ON "leads" USING btree (coalesce("call_at", "waits_since", "created_at"))
      WHERE "leads"."status" = 'new' and "leads"."first_reply_at" is null and "leads"."reply_promised" is not false;

    CREATE OR REPLACE FUNCTION "set_lead_call"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE leads l SET
          call_at = (SELECT min(c.starts_at) FROM calls c WHERE c.lead_id = l.id AND c.status = 'booked'),
          waits_since = CASE WHEN l.first_reply_at IS NOT NULL THEN l.waits_since ELSE (
            SELECT max(CASE c.status WHEN 'cancelled' THEN c.updated_at ELSE c.starts_at END)
            FROM calls c WHERE c.lead_id = l.id AND c.status <> 'booked') END
        WHERE l.id = new.lead_id;
        RETURN new;
      END $$;

    -- As before, but those who wait and replies are on the day on which the clock began, and replies are counted from then.
    CREATE FUNCTION "lead_measures"(source text, status text, received timestamptz, replied timestamptz, begun timestamptz)
      RETURNS TABLE (measure text, day date, value text) LANGUAGE sql STABLE AS $$
        SELECT 'received', (received AT TIME ZONE 'UTC')::date, source
        UNION ALL SELECT 'waiting', (begun AT TIME ZONE 'UTC')::date, '' WHERE status = 'new' AND replied IS NULL
        UNION ALL SELECT 'replied', (begun AT TIME ZONE 'UTC')::date, reply_bucket(begun, replied)
          WHERE replied IS NOT NULL
      $$;

    CREATE OR REPLACE FUNCTION "append_lead_deltas"(lead "leads", sign integer) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO lead_statistics_deltas (measure, day, value, count)
        SELECT measure, day, value, sign
          FROM lead_measures(lead.source_name::text, lead.status::text, lead.created_at, lead.first_reply_at,
            coalesce(lead.waits_since, lead.created_at))
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
            lead_measures(l.source_name::text, l.status::text, l.created_at, l.first_reply_at,
              coalesce(l.waits_since, l.created_at)) m
            WHERE m.measure = 'received' OR l.reply_promised IS NOT FALSE GROUP BY 1, 2, 3
          UNION ALL
          SELECT 'status', (coalesce(changes.last, l.created_at) AT TIME ZONE 'UTC')::date, l.status::text, count(*)
          FROM leads l LEFT JOIN (
            SELECT lead_id, max(created_at) AS last FROM lead_activities WHERE type = 'status_change' GROUP BY 1
          ) changes ON changes.lead_id = l.id GROUP BY 1, 2, 3;
      END $$;

    DROP TRIGGER "recount_changed_lead" ON "leads";
    CREATE TRIGGER "recount_changed_lead" AFTER UPDATE ON "leads" FOR EACH ROW
      WHEN (old.status IS DISTINCT FROM new.status OR old.first_reply_at IS DISTINCT FROM new.first_reply_at
        OR old.waits_since IS DISTINCT FROM new.waits_since)
      EXECUTE FUNCTION recount_lead();

    UPDATE leads l SET waits_since = ended.at FROM (
      SELECT c.lead_id, max(CASE c.status WHEN 'cancelled' THEN c.updated_at ELSE c.starts_at END) AS at
      FROM calls c WHERE c.status <> 'booked' GROUP BY 1) ended
    WHERE ended.lead_id = l.id AND (l.first_reply_at IS NULL OR l.first_reply_at >= ended.at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE leads SET waits_since = NULL WHERE waits_since IS NOT NULL;
    DROP TRIGGER "recount_changed_lead" ON "leads";
    CREATE TRIGGER "recount_changed_lead" AFTER UPDATE ON "leads" FOR EACH ROW
      WHEN (old.status IS DISTINCT FROM new.status OR old.first_reply_at IS DISTINCT FROM new.first_reply_at)
      EXECUTE FUNCTION recount_lead();

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
    DROP FUNCTION "lead_measures"(text, text, timestamptz, timestamptz, timestamptz);

    CREATE OR REPLACE FUNCTION "set_lead_call"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE leads SET call_at = (
          SELECT min(c.starts_at) FROM calls c WHERE c.lead_id = new.lead_id AND c.status = 'booked')
        WHERE id = new.lead_id;
        RETURN new;
      END $$;

    DROP INDEX "leads_unanswered_idx";
    CREATE INDEX "leads_unanswered_idx" ON "leads" USING btree ("created_at")
      WHERE "leads"."status" = 'new' and "leads"."first_reply_at" is null and "leads"."reply_promised" is not false;
    ALTER TABLE "leads" DROP COLUMN "waits_since";`)
}
