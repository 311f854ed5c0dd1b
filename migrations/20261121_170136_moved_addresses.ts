import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" ADD COLUMN "automatic" boolean DEFAULT false;
  ALTER TABLE "redirects_rels" ADD COLUMN "categories_id" uuid;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "redirects_rels_categories_id_idx" ON "redirects_rels" USING btree ("categories_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_categories_fk";
  
  DROP INDEX "redirects_rels_categories_id_idx";
  ALTER TABLE "redirects" DROP COLUMN "automatic";
  ALTER TABLE "redirects_rels" DROP COLUMN "categories_id";`)
}
