import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Payload numbers indexes of the same columns in the order of the collections, in which tickets now come before proposals. */
const swapNames = sql`
  alter index "client_createdAt_idx" rename to "client_createdAt_swap_idx";
  alter index "client_createdAt_1_idx" rename to "client_createdAt_idx";
  alter index "client_createdAt_swap_idx" rename to "client_createdAt_1_idx";`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(swapNames)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(swapNames)
}
