import { sql } from '@payloadcms/db-postgres'

/**
 * The audit chain. The runtime role has no privilege to write the table; it calls the function, which runs as the owner
 * (SECURITY DEFINER). The lock lets one transaction at a time append, until it ends, so the chain neither branches nor has
 * gaps. src/features/audit/verification/chain.ts computes the same hash.
 */
export const auditChain = sql`
  CREATE FUNCTION "append_audit_entry"(entry_type text, entry_subject text, entry_data text)
    RETURNS "audit_entries" LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    DECLARE
      entry public.audit_entries;
      last public.audit_entries;
    BEGIN
      IF jsonb_typeof(entry_data::jsonb) IS DISTINCT FROM 'object' OR coalesce(entry_subject, '') !~ '^[[:graph:]]+$' THEN
        RAISE EXCEPTION 'an audit entry needs a subject and an object' USING ERRCODE = 'invalid_parameter_value';
      END IF;
      PERFORM pg_advisory_xact_lock(727002);
      SELECT * INTO last FROM public.audit_entries ORDER BY seq DESC LIMIT 1;
      entry.id := gen_random_uuid();
      entry.seq := coalesce(last.seq, 0) + 1;
      entry.type := entry_type::public.enum_audit_entries_type;
      entry.subject_id := entry_subject;
      entry.data := entry_data;
      entry.occurred_at := date_trunc('milliseconds', clock_timestamp());
      entry.previous_hash := coalesce(last.hash, repeat('0', 64));
      entry.hash := encode(sha256(convert_to(concat_ws(chr(10), entry.previous_hash, entry.seq,
        to_char(entry.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        entry.type, entry.subject_id, entry.data), 'UTF8')), 'hex');
      INSERT INTO public.audit_entries SELECT entry.*;
      RETURN entry;
    END $$;
  REVOKE ALL ON FUNCTION "append_audit_entry"(text, text, text) FROM PUBLIC;
  CREATE TRIGGER "written_once" BEFORE UPDATE OR DELETE ON "audit_entries"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
  CREATE TRIGGER "never_emptied" BEFORE TRUNCATE ON "audit_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
  ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "written_once";
  ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "never_emptied";`
