import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "first_touch_referrer" varchar;
  ALTER TABLE "leads" ADD COLUMN "first_touch_landing_page" varchar;
  ALTER TABLE "leads" ADD COLUMN "first_touch_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP COLUMN "first_touch_referrer";
  ALTER TABLE "leads" DROP COLUMN "first_touch_landing_page";
  ALTER TABLE "leads" DROP COLUMN "first_touch_at";`)
}
