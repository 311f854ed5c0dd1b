import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A byline belongs to one language: each language that a post has keeps the name that it showed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_locales" ADD COLUMN "author_name" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_author_name" varchar;
  ALTER TABLE "site_settings_offices" ADD COLUMN "phone" varchar;
  ALTER TABLE "site_settings_offices" ADD COLUMN "whatsapp" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_address" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_tax_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_privacy_email" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_representative" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_data_bank_number" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "legal_governing_law" varchar;
  UPDATE "posts_locales" "words" SET "author_name" = "post"."author_name"
    FROM "posts" "post" WHERE "post"."id" = "words"."_parent_id";
  UPDATE "_posts_v_locales" "words" SET "version_author_name" = "version"."version_author_name"
    FROM "_posts_v" "version" WHERE "version"."id" = "words"."_parent_id";
  ALTER TABLE "posts" DROP COLUMN "author_name";
  ALTER TABLE "_posts_v" DROP COLUMN "version_author_name";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "author_name" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_author_name" varchar;
  UPDATE "posts" SET "author_name" = (SELECT "author_name" FROM "posts_locales"
    WHERE "_parent_id" = "posts"."id" AND "author_name" IS NOT NULL ORDER BY "_locale" LIMIT 1);
  UPDATE "_posts_v" SET "version_author_name" = (SELECT "version_author_name" FROM "_posts_v_locales"
    WHERE "_parent_id" = "_posts_v"."id" AND "version_author_name" IS NOT NULL ORDER BY "_locale" LIMIT 1);
  ALTER TABLE "posts_locales" DROP COLUMN "author_name";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_author_name";
  ALTER TABLE "site_settings_offices" DROP COLUMN "phone";
  ALTER TABLE "site_settings_offices" DROP COLUMN "whatsapp";
  ALTER TABLE "site_settings" DROP COLUMN "legal_name";
  ALTER TABLE "site_settings" DROP COLUMN "legal_address";
  ALTER TABLE "site_settings" DROP COLUMN "legal_tax_id";
  ALTER TABLE "site_settings" DROP COLUMN "legal_privacy_email";
  ALTER TABLE "site_settings" DROP COLUMN "legal_representative";
  ALTER TABLE "site_settings" DROP COLUMN "legal_data_bank_number";
  ALTER TABLE "site_settings_locales" DROP COLUMN "legal_governing_law";`)
}
