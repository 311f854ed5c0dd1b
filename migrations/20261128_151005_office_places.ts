import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_offices" ADD COLUMN "address" varchar;
  ALTER TABLE "site_settings_offices" ADD COLUMN "coordinates" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_offices" DROP COLUMN "address";
  ALTER TABLE "site_settings_offices" DROP COLUMN "coordinates";`)
}
