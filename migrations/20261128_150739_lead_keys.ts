import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lead_keys_source" AS ENUM('External API', 'Automation System');
  CREATE TABLE "lead_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"source" "enum_lead_keys_source" NOT NULL,
  	"per_minute" numeric NOT NULL,
  	"digest" varchar NOT NULL,
  	"created_by_id" uuid,
  	"last_used_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "email_opens" boolean DEFAULT false;
  ALTER TABLE "lead_keys" ADD CONSTRAINT "lead_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "lead_keys_digest_idx" ON "lead_keys" USING btree ("digest");
  CREATE INDEX "lead_keys_created_by_idx" ON "lead_keys" USING btree ("created_by_id");
  CREATE INDEX "lead_keys_updated_at_idx" ON "lead_keys" USING btree ("updated_at");
  CREATE INDEX "lead_keys_created_at_idx" ON "lead_keys" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lead_keys" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "email_opens";
  DROP TYPE "public"."enum_lead_keys_source";`)
}
