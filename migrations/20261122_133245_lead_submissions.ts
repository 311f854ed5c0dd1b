import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outbox_status" ADD VALUE 'skipped';
  DROP INDEX "leads_submission_id_idx";
  CREATE INDEX "leads_lower_email_idx" ON "leads" USING btree (lower("email"));
  CREATE INDEX "kind_createdAt_idx" ON "outbox" USING btree ("kind","created_at");
  CREATE INDEX "leads_submission_id_idx" ON "leads" USING btree ("submission_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outbox" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_outbox_status";
  CREATE TYPE "public"."enum_outbox_status" AS ENUM('pending', 'sending', 'sent', 'failed');
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DEFAULT 'pending'::"public"."enum_outbox_status";
  ALTER TABLE "outbox" ALTER COLUMN "status" SET DATA TYPE "public"."enum_outbox_status" USING "status"::"public"."enum_outbox_status";
  DROP INDEX "leads_lower_email_idx";
  DROP INDEX "kind_createdAt_idx";
  DROP INDEX "leads_submission_id_idx";
  CREATE UNIQUE INDEX "leads_submission_id_idx" ON "leads" USING btree ("submission_id");`)
}
