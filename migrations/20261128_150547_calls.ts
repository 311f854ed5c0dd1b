import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_calls_status" AS ENUM('booked', 'done', 'no-show', 'cancelled');
  CREATE TYPE "public"."enum_calls_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_calls_by" AS ENUM('video', 'phone');
  CREATE TYPE "public"."enum_availabilities_languages" AS ENUM('en', 'es');
  CREATE TABLE "calls" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lead_id" uuid NOT NULL,
  	"person_id" uuid,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"status" "enum_calls_status" DEFAULT 'booked' NOT NULL,
  	"language" "enum_calls_language" DEFAULT 'en' NOT NULL,
  	"by" "enum_calls_by" NOT NULL,
  	"phone" varchar,
  	"video_url" varchar,
  	"topic" varchar,
  	"time_zone" varchar NOT NULL,
  	"service" varchar,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"cancel_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "availabilities_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_availabilities_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "availabilities_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" numeric NOT NULL,
  	"from" numeric NOT NULL,
  	"to" numeric NOT NULL
  );
  
  CREATE TABLE "availabilities_days_off" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first" varchar NOT NULL,
  	"last" varchar NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "availabilities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"active" boolean DEFAULT true NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"notice_hours" numeric DEFAULT 4 NOT NULL,
  	"buffer_minutes" numeric DEFAULT 15 NOT NULL,
  	"most_per_day" numeric DEFAULT 4 NOT NULL,
  	"days_ahead" numeric DEFAULT 14 NOT NULL,
  	"video_url" varchar,
  	"calendar_address" varchar,
  	"feed_digest" varchar,
  	"calendar_state_read_at" timestamp(3) with time zone,
  	"calendar_state_failed_at" timestamp(3) with time zone,
  	"calendar_state_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "call_at" timestamp(3) with time zone;
  ALTER TABLE "calls" ADD CONSTRAINT "calls_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "calls" ADD CONSTRAINT "calls_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "availabilities_languages" ADD CONSTRAINT "availabilities_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."availabilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availabilities_hours" ADD CONSTRAINT "availabilities_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."availabilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availabilities_days_off" ADD CONSTRAINT "availabilities_days_off_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."availabilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "calls_lead_idx" ON "calls" USING btree ("lead_id");
  CREATE INDEX "calls_person_idx" ON "calls" USING btree ("person_id");
  CREATE INDEX "calls_updated_at_idx" ON "calls" USING btree ("updated_at");
  CREATE INDEX "calls_created_at_idx" ON "calls" USING btree ("created_at");
  CREATE INDEX "person_startsAt_idx" ON "calls" USING btree ("person_id","starts_at");
  CREATE INDEX "status_startsAt_idx" ON "calls" USING btree ("status","starts_at");
  CREATE INDEX "availabilities_languages_order_idx" ON "availabilities_languages" USING btree ("order");
  CREATE INDEX "availabilities_languages_parent_idx" ON "availabilities_languages" USING btree ("parent_id");
  CREATE INDEX "availabilities_hours_order_idx" ON "availabilities_hours" USING btree ("_order");
  CREATE INDEX "availabilities_hours_parent_id_idx" ON "availabilities_hours" USING btree ("_parent_id");
  CREATE INDEX "availabilities_days_off_order_idx" ON "availabilities_days_off" USING btree ("_order");
  CREATE INDEX "availabilities_days_off_parent_id_idx" ON "availabilities_days_off" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "availabilities_user_idx" ON "availabilities" USING btree ("user_id");
  CREATE INDEX "availabilities_feed_digest_idx" ON "availabilities" USING btree ("feed_digest");
  CREATE INDEX "availabilities_updated_at_idx" ON "availabilities" USING btree ("updated_at");
  CREATE INDEX "availabilities_created_at_idx" ON "availabilities" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "calls" CASCADE;
  DROP TABLE "availabilities_languages" CASCADE;
  DROP TABLE "availabilities_hours" CASCADE;
  DROP TABLE "availabilities_days_off" CASCADE;
  DROP TABLE "availabilities" CASCADE;
  ALTER TABLE "leads" DROP COLUMN "call_at";
  DROP TYPE "public"."enum_calls_status";
  DROP TYPE "public"."enum_calls_language";
  DROP TYPE "public"."enum_calls_by";
  DROP TYPE "public"."enum_availabilities_languages";`)
}
