import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The hook deletes a lead's history; by SQL it goes along too. Payload's own constraint would set a required column to null. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "lead_activities" DROP CONSTRAINT "lead_activities_lead_id_leads_id_fk";
    ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_leads_id_fk"
      FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "lead_activities" DROP CONSTRAINT "lead_activities_lead_id_leads_id_fk";
    ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_leads_id_fk"
      FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL;`)
}
