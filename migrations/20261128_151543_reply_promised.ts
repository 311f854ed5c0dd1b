import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "leads_unanswered_idx";
  ALTER TABLE "leads" ADD COLUMN "reply_promised" boolean DEFAULT true;
  CREATE INDEX "leads_unanswered_idx" ON "leads" USING btree ("created_at") WHERE "leads"."status" = 'new' and "leads"."first_reply_at" is null and "leads"."reply_promised" is not false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "leads_unanswered_idx";
  CREATE INDEX "leads_unanswered_idx" ON "leads" USING btree ("created_at") WHERE "leads"."status" = 'new' and "leads"."first_reply_at" is null;
  ALTER TABLE "leads" DROP COLUMN "reply_promised";`)
}
