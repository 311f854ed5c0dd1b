import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_services_packages_period" AS ENUM('month', 'once');
  CREATE TYPE "public"."enum_services_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR', 'CLP');
  CREATE TYPE "public"."enum_services_price_period" AS ENUM('month', 'once');
  CREATE TYPE "public"."enum__services_v_version_packages_period" AS ENUM('month', 'once');
  CREATE TYPE "public"."enum__services_v_version_currency" AS ENUM('USD', 'MXN', 'PEN', 'EUR', 'CLP');
  CREATE TYPE "public"."enum__services_v_version_price_period" AS ENUM('month', 'once');
  CREATE TABLE "services_packages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"audience" varchar,
  	"price" numeric,
  	"period" "enum_services_packages_period" DEFAULT 'month',
  	"setup_fee" numeric,
  	"included" varchar,
  	"excluded" varchar,
  	"jobs" numeric
  );
  
  CREATE TABLE "services_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "_services_v_version_packages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"audience" varchar,
  	"price" numeric,
  	"period" "enum__services_v_version_packages_period" DEFAULT 'month',
  	"setup_fee" numeric,
  	"included" varchar,
  	"excluded" varchar,
  	"jobs" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "services_locales" ADD COLUMN "currency" "enum_services_currency" DEFAULT 'USD';
  ALTER TABLE "services_locales" ADD COLUMN "price_from" numeric;
  ALTER TABLE "services_locales" ADD COLUMN "price_period" "enum_services_price_period" DEFAULT 'month';
  ALTER TABLE "services_locales" ADD COLUMN "setup_fee" numeric;
  ALTER TABLE "services_locales" ADD COLUMN "ready_in" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "prices_text" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "prices_note" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_currency" "enum__services_v_version_currency" DEFAULT 'USD';
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_price_from" numeric;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_price_period" "enum__services_v_version_price_period" DEFAULT 'month';
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_setup_fee" numeric;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_ready_in" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_prices_text" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_prices_note" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "home_page_locales" ADD COLUMN "proof_testimonial_id" uuid;
  ALTER TABLE "home_page_locales" ADD COLUMN "proof_value" varchar;
  ALTER TABLE "home_page_locales" ADD COLUMN "proof_label" varchar;
  ALTER TABLE "home_page_locales" ADD COLUMN "proof_source" varchar;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_proof_testimonial_id" uuid;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_proof_value" varchar;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_proof_label" varchar;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_proof_source" varchar;
  ALTER TABLE "services_packages" ADD CONSTRAINT "services_packages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_questions" ADD CONSTRAINT "services_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_packages" ADD CONSTRAINT "_services_v_version_packages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_questions" ADD CONSTRAINT "_services_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_packages_order_idx" ON "services_packages" USING btree ("_order");
  CREATE INDEX "services_packages_parent_id_idx" ON "services_packages" USING btree ("_parent_id");
  CREATE INDEX "services_packages_locale_idx" ON "services_packages" USING btree ("_locale");
  CREATE INDEX "services_questions_order_idx" ON "services_questions" USING btree ("_order");
  CREATE INDEX "services_questions_parent_id_idx" ON "services_questions" USING btree ("_parent_id");
  CREATE INDEX "services_questions_locale_idx" ON "services_questions" USING btree ("_locale");
  CREATE INDEX "_services_v_version_packages_order_idx" ON "_services_v_version_packages" USING btree ("_order");
  CREATE INDEX "_services_v_version_packages_parent_id_idx" ON "_services_v_version_packages" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_packages_locale_idx" ON "_services_v_version_packages" USING btree ("_locale");
  CREATE INDEX "_services_v_version_questions_order_idx" ON "_services_v_version_questions" USING btree ("_order");
  CREATE INDEX "_services_v_version_questions_parent_id_idx" ON "_services_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_questions_locale_idx" ON "_services_v_version_questions" USING btree ("_locale");
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_proof_testimonial_id_testimonials_id_fk" FOREIGN KEY ("proof_testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_version_proof_testimonial_id_testimonials_id_fk" FOREIGN KEY ("version_proof_testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "home_page_proof_proof_testimonial_idx" ON "home_page_locales" USING btree ("proof_testimonial_id","_locale");
  CREATE INDEX "_home_page_v_version_proof_version_proof_testimonial_idx" ON "_home_page_v_locales" USING btree ("version_proof_testimonial_id","_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_packages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_packages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_questions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services_packages" CASCADE;
  DROP TABLE "services_questions" CASCADE;
  DROP TABLE "_services_v_version_packages" CASCADE;
  DROP TABLE "_services_v_version_questions" CASCADE;
  ALTER TABLE "home_page_locales" DROP CONSTRAINT "home_page_locales_proof_testimonial_id_testimonials_id_fk";
  
  ALTER TABLE "_home_page_v_locales" DROP CONSTRAINT "_home_page_v_locales_version_proof_testimonial_id_testimonials_id_fk";
  
  DROP INDEX "home_page_proof_proof_testimonial_idx";
  DROP INDEX "_home_page_v_version_proof_version_proof_testimonial_idx";
  ALTER TABLE "services_locales" DROP COLUMN "currency";
  ALTER TABLE "services_locales" DROP COLUMN "price_from";
  ALTER TABLE "services_locales" DROP COLUMN "price_period";
  ALTER TABLE "services_locales" DROP COLUMN "setup_fee";
  ALTER TABLE "services_locales" DROP COLUMN "ready_in";
  ALTER TABLE "services_locales" DROP COLUMN "prices_text";
  ALTER TABLE "services_locales" DROP COLUMN "prices_note";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_currency";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_price_from";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_price_period";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_setup_fee";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_ready_in";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_prices_text";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_prices_note";
  ALTER TABLE "testimonials" DROP COLUMN "is_sample";
  ALTER TABLE "home_page_locales" DROP COLUMN "proof_testimonial_id";
  ALTER TABLE "home_page_locales" DROP COLUMN "proof_value";
  ALTER TABLE "home_page_locales" DROP COLUMN "proof_label";
  ALTER TABLE "home_page_locales" DROP COLUMN "proof_source";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_proof_testimonial_id";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_proof_value";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_proof_label";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_proof_source";
  DROP TYPE "public"."enum_services_packages_period";
  DROP TYPE "public"."enum_services_currency";
  DROP TYPE "public"."enum_services_price_period";
  DROP TYPE "public"."enum__services_v_version_packages_period";
  DROP TYPE "public"."enum__services_v_version_currency";
  DROP TYPE "public"."enum__services_v_version_price_period";`)
}
