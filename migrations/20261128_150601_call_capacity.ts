import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the collections of calls cannot say: nobody has two calls at one time, an account's deletion takes its availability and a
 * lead's its calls, a lead knows when its booked call begins, and people are busy at the times of their calendars. The extension
 * is one that the owner of a database may create.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS btree_gist;
    ALTER TABLE "calls" ADD CONSTRAINT "calls_end_after_start" CHECK ("ends_at" > "starts_at");
    ALTER TABLE "calls" ADD CONSTRAINT "calls_one_at_a_time"
      EXCLUDE USING gist ("person_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'cancelled');

    ALTER TABLE "calls" DROP CONSTRAINT "calls_lead_id_leads_id_fk";
    ALTER TABLE "calls" ADD CONSTRAINT "calls_lead_id_leads_id_fk"
      FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE;
    ALTER TABLE "availabilities" DROP CONSTRAINT "availabilities_user_id_users_id_fk";
    ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_user_id_users_id_fk"
      FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;

    CREATE FUNCTION "set_lead_call"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE leads SET call_at = (
          SELECT min(c.starts_at) FROM calls c WHERE c.lead_id = new.lead_id AND c.status = 'booked')
        WHERE id = new.lead_id;
        RETURN new;
      END $$;
    CREATE TRIGGER "set_lead_call" AFTER INSERT OR UPDATE OF "status", "starts_at" ON "calls"
      FOR EACH ROW EXECUTE FUNCTION set_lead_call();

    CREATE TABLE "busy_times" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "person_id" uuid NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
      "starts_at" timestamp(3) with time zone NOT NULL,
      "ends_at" timestamp(3) with time zone NOT NULL,
      "read_at" timestamp(3) with time zone NOT NULL,
      CHECK ("ends_at" > "starts_at"));
    CREATE INDEX "busy_times_person_idx" ON "busy_times" ("person_id", "starts_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "busy_times";
    DROP TRIGGER "set_lead_call" ON "calls";
    DROP FUNCTION "set_lead_call"();
    ALTER TABLE "calls" DROP CONSTRAINT "calls_one_at_a_time";
    ALTER TABLE "calls" DROP CONSTRAINT "calls_end_after_start";`)
}
