import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a client was sent is never changed, by whatever role: the trigger fires always. A ticket takes its thread along
 * by SQL too. Accounts from before were made by staff, who vouched for their addresses.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;
    CREATE TRIGGER "written_once" BEFORE UPDATE OR DELETE ON "proposal_versions"
      FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
    CREATE TRIGGER "never_emptied" BEFORE TRUNCATE ON "proposal_versions"
      FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
    ALTER TABLE "proposal_versions" ENABLE ALWAYS TRIGGER "written_once";
    ALTER TABLE "proposal_versions" ENABLE ALWAYS TRIGGER "never_emptied";
    ALTER TABLE "proposal_versions" DROP CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk";
    ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk"
      FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE RESTRICT;
    ALTER TABLE "ticket_messages" DROP CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk";
    ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk"
      FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE;
    UPDATE "users" SET "_verified" = true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "ticket_messages" DROP CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk";
    ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk"
      FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE SET NULL;
    ALTER TABLE "proposal_versions" DROP CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk";
    ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk"
      FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE SET NULL;
    DROP TRIGGER "never_emptied" ON "proposal_versions";
    DROP TRIGGER "written_once" ON "proposal_versions";
    DROP FUNCTION "refuse_change"();`)
}
