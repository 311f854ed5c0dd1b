import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_search_text_idx";
  CREATE INDEX "posts_search_text_idx" ON "posts_locales" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_search_text_idx";
  CREATE INDEX "posts_search_text_idx" ON "posts_locales" USING gin ("search_text" gin_trgm_ops);`)
}
