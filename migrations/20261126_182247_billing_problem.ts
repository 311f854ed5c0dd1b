import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_proposals_billing_problem" AS ENUM('unavailable', 'refused', 'id', 'name', 'currency', 'amount', 'product', 'interval', 'active', 'livemode');
  ALTER TABLE "proposals" ADD COLUMN "billing_problem" "enum_proposals_billing_problem";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "proposals" DROP COLUMN "billing_problem";
  DROP TYPE "public"."enum_proposals_billing_problem";`)
}
