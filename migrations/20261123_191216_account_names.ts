import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Every account has a name. One without gets the part of its address before the @, which its owner or an admin can change. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "users" SET "first_name" = left(split_part("email", '@', 1), 100) WHERE coalesce(trim("first_name"), '') = '';
    ALTER TABLE "users" ALTER COLUMN "first_name" SET NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "users" ALTER COLUMN "first_name" DROP NOT NULL;`)
}
