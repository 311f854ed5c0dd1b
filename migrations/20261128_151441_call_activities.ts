import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_lead_activities_type" ADD VALUE 'call_booked';
  ALTER TYPE "public"."enum_lead_activities_type" ADD VALUE 'call_moved';
  ALTER TYPE "public"."enum_lead_activities_type" ADD VALUE 'call_cancelled';
  ALTER TYPE "public"."enum_lead_activities_type" ADD VALUE 'call_done';
  ALTER TYPE "public"."enum_lead_activities_type" ADD VALUE 'call_no_show';
  ALTER TYPE "public"."enum_lead_activities_type" ADD VALUE 'call_taken';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_activities" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "lead_activities" ALTER COLUMN "type" SET DEFAULT 'note_added'::text;
  DROP TYPE "public"."enum_lead_activities_type";
  CREATE TYPE "public"."enum_lead_activities_type" AS ENUM('form_submit', 'email_open', 'status_change', 'note_added', 'reply_logged');
  ALTER TABLE "lead_activities" ALTER COLUMN "type" SET DEFAULT 'note_added'::"public"."enum_lead_activities_type";
  ALTER TABLE "lead_activities" ALTER COLUMN "type" SET DATA TYPE "public"."enum_lead_activities_type" USING "type"::"public"."enum_lead_activities_type";`)
}
