import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blog_images" ADD COLUMN "name" varchar;
  ALTER TABLE "testimonial_images" ADD COLUMN "name" varchar;
  ALTER TABLE "site_images" ADD COLUMN "name" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blog_images" DROP COLUMN "name";
  ALTER TABLE "testimonial_images" DROP COLUMN "name";
  ALTER TABLE "site_images" DROP COLUMN "name";`)
}
