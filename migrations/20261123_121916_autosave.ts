import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_posts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_home_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_about_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_team_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_figures_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_services_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_resources_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_contact_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_industries_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_case_studies_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_careers_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_terms_page_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "_about_page_v_autosave_idx" ON "_about_page_v" USING btree ("autosave");
  CREATE INDEX "_team_v_autosave_idx" ON "_team_v" USING btree ("autosave");
  CREATE INDEX "_figures_v_autosave_idx" ON "_figures_v" USING btree ("autosave");
  CREATE INDEX "_services_page_v_autosave_idx" ON "_services_page_v" USING btree ("autosave");
  CREATE INDEX "_resources_page_v_autosave_idx" ON "_resources_page_v" USING btree ("autosave");
  CREATE INDEX "_contact_page_v_autosave_idx" ON "_contact_page_v" USING btree ("autosave");
  CREATE INDEX "_industries_page_v_autosave_idx" ON "_industries_page_v" USING btree ("autosave");
  CREATE INDEX "_case_studies_page_v_autosave_idx" ON "_case_studies_page_v" USING btree ("autosave");
  CREATE INDEX "_careers_page_v_autosave_idx" ON "_careers_page_v" USING btree ("autosave");
  CREATE INDEX "_privacy_page_v_autosave_idx" ON "_privacy_page_v" USING btree ("autosave");
  CREATE INDEX "_terms_page_v_autosave_idx" ON "_terms_page_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_posts_v_autosave_idx";
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "_home_page_v_autosave_idx";
  DROP INDEX "_about_page_v_autosave_idx";
  DROP INDEX "_team_v_autosave_idx";
  DROP INDEX "_figures_v_autosave_idx";
  DROP INDEX "_services_page_v_autosave_idx";
  DROP INDEX "_resources_page_v_autosave_idx";
  DROP INDEX "_contact_page_v_autosave_idx";
  DROP INDEX "_industries_page_v_autosave_idx";
  DROP INDEX "_case_studies_page_v_autosave_idx";
  DROP INDEX "_careers_page_v_autosave_idx";
  DROP INDEX "_privacy_page_v_autosave_idx";
  DROP INDEX "_terms_page_v_autosave_idx";
  ALTER TABLE "_posts_v" DROP COLUMN "autosave";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "_home_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_about_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_team_v" DROP COLUMN "autosave";
  ALTER TABLE "_figures_v" DROP COLUMN "autosave";
  ALTER TABLE "_services_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_resources_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_contact_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_industries_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_case_studies_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_careers_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_terms_page_v" DROP COLUMN "autosave";`)
}
