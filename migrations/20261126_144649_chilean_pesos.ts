import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_proposals_currency" ADD VALUE 'CLP';
  ALTER TYPE "public"."enum_proposal_versions_currency" ADD VALUE 'CLP';
  ALTER TYPE "public"."enum_proposal_templates_currency" ADD VALUE 'CLP';
  ALTER TYPE "public"."enum_generator_drafts_currency" ADD VALUE 'CLP';
  ALTER TYPE "public"."enum_invoices_currency" ADD VALUE 'CLP';
  ALTER TYPE "public"."enum_site_settings_payment_instructions_currency" ADD VALUE 'CLP';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "proposals" ALTER COLUMN "currency" SET DATA TYPE text;
  ALTER TABLE "proposals" ALTER COLUMN "currency" SET DEFAULT 'USD'::text;
  DROP TYPE "public"."enum_proposals_currency";
  CREATE TYPE "public"."enum_proposals_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  ALTER TABLE "proposals" ALTER COLUMN "currency" SET DEFAULT 'USD'::"public"."enum_proposals_currency";
  ALTER TABLE "proposals" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_proposals_currency" USING "currency"::"public"."enum_proposals_currency";
  ALTER TABLE "proposal_versions" ALTER COLUMN "currency" SET DATA TYPE text;
  ALTER TABLE "proposal_versions" ALTER COLUMN "currency" SET DEFAULT 'USD'::text;
  DROP TYPE "public"."enum_proposal_versions_currency";
  CREATE TYPE "public"."enum_proposal_versions_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  ALTER TABLE "proposal_versions" ALTER COLUMN "currency" SET DEFAULT 'USD'::"public"."enum_proposal_versions_currency";
  ALTER TABLE "proposal_versions" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_proposal_versions_currency" USING "currency"::"public"."enum_proposal_versions_currency";
  ALTER TABLE "proposal_templates" ALTER COLUMN "currency" SET DATA TYPE text;
  ALTER TABLE "proposal_templates" ALTER COLUMN "currency" SET DEFAULT 'USD'::text;
  DROP TYPE "public"."enum_proposal_templates_currency";
  CREATE TYPE "public"."enum_proposal_templates_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  ALTER TABLE "proposal_templates" ALTER COLUMN "currency" SET DEFAULT 'USD'::"public"."enum_proposal_templates_currency";
  ALTER TABLE "proposal_templates" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_proposal_templates_currency" USING "currency"::"public"."enum_proposal_templates_currency";
  ALTER TABLE "generator_drafts" ALTER COLUMN "currency" SET DATA TYPE text;
  ALTER TABLE "generator_drafts" ALTER COLUMN "currency" SET DEFAULT 'USD'::text;
  DROP TYPE "public"."enum_generator_drafts_currency";
  CREATE TYPE "public"."enum_generator_drafts_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  ALTER TABLE "generator_drafts" ALTER COLUMN "currency" SET DEFAULT 'USD'::"public"."enum_generator_drafts_currency";
  ALTER TABLE "generator_drafts" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_generator_drafts_currency" USING "currency"::"public"."enum_generator_drafts_currency";
  ALTER TABLE "invoices" ALTER COLUMN "currency" SET DATA TYPE text;
  ALTER TABLE "invoices" ALTER COLUMN "currency" SET DEFAULT 'USD'::text;
  DROP TYPE "public"."enum_invoices_currency";
  CREATE TYPE "public"."enum_invoices_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  ALTER TABLE "invoices" ALTER COLUMN "currency" SET DEFAULT 'USD'::"public"."enum_invoices_currency";
  ALTER TABLE "invoices" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_invoices_currency" USING "currency"::"public"."enum_invoices_currency";
  ALTER TABLE "site_settings_payment_instructions" ALTER COLUMN "currency" SET DATA TYPE text;
  ALTER TABLE "site_settings_payment_instructions" ALTER COLUMN "currency" SET DEFAULT 'USD'::text;
  DROP TYPE "public"."enum_site_settings_payment_instructions_currency";
  CREATE TYPE "public"."enum_site_settings_payment_instructions_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR');
  ALTER TABLE "site_settings_payment_instructions" ALTER COLUMN "currency" SET DEFAULT 'USD'::"public"."enum_site_settings_payment_instructions_currency";
  ALTER TABLE "site_settings_payment_instructions" ALTER COLUMN "currency" SET DATA TYPE "public"."enum_site_settings_payment_instructions_currency" USING "currency"::"public"."enum_site_settings_payment_instructions_currency";`)
}
