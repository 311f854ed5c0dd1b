import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand: a proposal version that was sent to a client is immutable. ENABLE ALWAYS fires the triggers for
 * every role, the owner included, and in replication sessions. A proposal that has versions cannot be deleted.
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
      FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE RESTRICT;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "proposal_versions" DROP CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk";
    ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk"
      FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE SET NULL;
    DROP TRIGGER "never_emptied" ON "proposal_versions";
    DROP TRIGGER "written_once" ON "proposal_versions";
    DROP FUNCTION "refuse_change"();`)
}
